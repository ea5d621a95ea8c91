import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, line, ok } from '#platform/contract/shapes.ts'

const person = z.object({ id, name: z.string() })

const todo = z.object({
  id,
  text: z.string(),
  due_on: day.nullable(),
  /** Today is the day of the person responsible, in their time zone. Null without a day, and when it is done. */
  due: z.enum(['overdue', 'today', 'later']).nullable(),
  assignee: person.nullable(),
  created_by: person,
  created_at: instant,
  version: z.int(),
  done_at: instant.nullable(),
  done_by: person.nullable(),
})
export type Todo = z.output<typeof todo>

const ownTodo = todo.extend({
  application_id: id,
  candidate_uuid: id,
  name: z.string(),
  job: z.object({ id, title: z.string() }),
})
export type OwnTodo = z.output<typeof ownTodo>

const text = line(300)
const byTodo = z.object({ id, todoId: id })
const about = { application: 'params.id' } as const

export const todosContract = contract({
  'todos.own': {
    method: 'GET',
    path: '/api/todos',
    who: 'candidates.read',
    summary: "The caller's open to-dos about candidates whom they see, the earliest day first.",
    reply: z.object({ items: z.array(ownTodo) }),
  },
  'todos.list': {
    method: 'GET',
    path: '/api/applications/:id/todos',
    who: 'candidates.read',
    about,
    summary: 'The to-dos of an application: the open ones by day, then the last ones that were done.',
    params: z.object({ id }),
    reply: z.object({ items: z.array(todo) }),
  },
  'todos.add': {
    method: 'POST',
    path: '/api/applications/:id/todos',
    who: 'candidates.review',
    about,
    summary:
      'Adds a to-do. The person responsible, by default the caller, is notified and must be able to see the application.',
    params: z.object({ id }),
    body: z.object({ text, due_on: day.nullable().default(null), assignee_id: id.optional() }),
    reply: todo,
    status: 201,
  },
  'todos.edit': {
    method: 'PUT',
    path: '/api/applications/:id/todos/:todoId',
    who: 'candidates.review',
    about,
    summary: 'Changes a to-do. 409 `stale` with the current one if it changed since `version`.',
    params: byTodo,
    body: z.object({
      version: z.int(),
      text: text.optional(),
      due_on: day.nullable().optional(),
      assignee_id: id.optional(),
    }),
    reply: todo,
  },
  'todos.setDone': {
    method: 'POST',
    path: '/api/applications/:id/todos/:todoId/done',
    who: 'candidates.review',
    about,
    summary: 'Marks a to-do as done, or as not done.',
    params: byTodo,
    body: z.object({ done: z.boolean() }),
    reply: todo,
  },
  'todos.delete': {
    method: 'DELETE',
    path: '/api/applications/:id/todos/:todoId',
    who: 'candidates.review',
    about,
    summary: 'Deletes a to-do. For an hour this can be undone.',
    params: byTodo,
    reply: ok,
  },
  'todos.restore': {
    method: 'POST',
    path: '/api/applications/:id/todos/:todoId/restore',
    who: 'candidates.review',
    about,
    summary: 'Brings back a to-do within an hour after it was deleted.',
    params: byTodo,
    reply: todo,
  },
})
