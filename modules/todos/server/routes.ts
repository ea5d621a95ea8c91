import { viewerOf } from '#platform/access/viewer.ts'
import type { Api } from '#platform/http/api.ts'
import { todosContract as calls } from '../contract.ts'
import { addTodo, deleteTodo, editTodo, restoreTodo, setDone } from './change-todo.ts'
import { listTodos } from './list-todos.ts'
import { presentOwnTodo } from './present.ts'
import { todoReminders } from './remind.task.ts'
import { ownTodos } from './todos.read-model.ts'

export function todosRoutes({ serve }: Api) {
  serve(calls['todos.own'], async ({ org, actor, now }) => {
    const [rows] = await org.read(q => [ownTodos(q, viewerOf(actor), now)])
    return { items: rows.map(presentOwnTodo) }
  })
  serve(calls['todos.list'], async ({ org, params, now }) => ({ items: await listTodos(org, params.id, now) }))
  serve(calls['todos.add'], ({ tx, actor, params, body, now }) => addTodo(tx, actor, params.id, body, now))
  serve(calls['todos.edit'], ({ tx, actor, params, body, now }) => editTodo(tx, actor, params, body, now))
  serve(calls['todos.setDone'], ({ tx, actor, params, body, now }) => setDone(tx, actor, params, body.done, now))
  serve(calls['todos.delete'], async ({ tx, actor, params, now }) => {
    await deleteTodo(tx, actor, params, now)
    return { ok: true as const }
  })
  serve(calls['todos.restore'], ({ tx, params, now }) => restoreTodo(tx, params, now))
}

export const { schedule: todosSchedule, tasks: todosTasks } = todoReminders
