import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { lockApplication, whoSees } from '#modules/applications/public.ts'
import type { Todo, todosContract } from '../contract.ts'
import { MOST_OPEN_TODOS } from '../policy.ts'
import { todoProblems as problems } from '../words/problems.ts'
import { presentTodo } from './present.ts'
import { countOpenTodos, insertTodo, lockTodo, type TodoRow, updateTodo } from './queries.ts'
import { todoById } from './todos.read-model.ts'

interface TodoPath {
  readonly id: string
  readonly todoId: string
}
type New = BodyOf<(typeof todosContract)['todos.add']>
type Change = BodyOf<(typeof todosContract)['todos.edit']>

/** @throws 422 if the person cannot see the application */
async function requireReader(tx: OrganizationTransaction, applicationId: string, adminId: string): Promise<void> {
  const found = await whoSees(tx.q, tx.organizationId, applicationId, [adminId]).execute()
  if (found.length === 0) throw invalidField('assignee_id', problems.assigneeHidden)
}

const shown = async (tx: OrganizationTransaction, id: string, now: Date): Promise<Todo> =>
  presentTodo(await todoById(tx.q, tx.organizationId, id, now).executeTakeFirstOrThrow())

const by = ({ adminId }: Actor) => ({ kind: 'admin', id: adminId }) as const

/** @throws 404, 409 `too_many_todos`, 422 */
export async function addTodo(
  tx: OrganizationTransaction,
  actor: Actor,
  applicationId: string,
  { text, due_on, assignee_id = actor.adminId }: New,
  now: Date,
): Promise<Todo> {
  if (!(await lockApplication(tx, applicationId))) throw notFound()
  await requireReader(tx, applicationId, assignee_id)
  const { count } = await countOpenTodos(tx, applicationId)
  if (Number(count) >= MOST_OPEN_TODOS) throw conflict('too_many_todos', problems.tooMany(MOST_OPEN_TODOS))
  const id = newId()
  await insertTodo(tx, {
    organization_id: tx.organizationId,
    id,
    application_id: applicationId,
    text,
    due_on,
    assignee_id,
    created_by: actor.adminId,
    created_at: now,
  })
  await tx.emit('todo.added', applicationId, { todo_id: id, assignee_id }, by(actor))
  return shown(tx, id, now)
}

/** @throws 404 */
async function requireTodo(tx: OrganizationTransaction, { id, todoId }: TodoPath): Promise<TodoRow> {
  const todo = await lockTodo(tx, id, todoId)
  if (!todo || todo.deleted_at) throw notFound()
  return todo
}

/** @throws 404, 409 `stale` with the current to-do, 422 */
export async function editTodo(
  tx: OrganizationTransaction,
  actor: Actor,
  path: TodoPath,
  { version, text, due_on, assignee_id }: Change,
  now: Date,
): Promise<Todo> {
  const todo = await requireTodo(tx, path)
  if (todo.version !== version) throw conflict('stale', problems.stale, { current: await shown(tx, todo.id, now) })
  const given = assignee_id !== undefined && assignee_id !== todo.assignee_id
  if (given) await requireReader(tx, path.id, assignee_id)
  const moved = due_on !== undefined && due_on !== todo.due_on
  await updateTodo(tx, todo.id, {
    version: version + 1,
    ...(text !== undefined && { text }),
    ...(moved && { due_on }),
    ...(given && { assignee_id }),
    // A new day, or a new person, is told again.
    ...((moved || given) && { reminded_at: null }),
  })
  if (given) await tx.emit('todo.assigned', path.id, { todo_id: todo.id, assignee_id }, by(actor))
  else await tx.emit('todo.edited', path.id, { todo_id: todo.id }, by(actor))
  return shown(tx, todo.id, now)
}

/** @throws 404 */
export async function setDone(
  tx: OrganizationTransaction,
  actor: Actor,
  path: TodoPath,
  done: boolean,
  now: Date,
): Promise<Todo> {
  const todo = await requireTodo(tx, path)
  if (done !== (todo.done_at !== null)) {
    await updateTodo(tx, todo.id, done ? { done_at: now, done_by: actor.adminId } : { done_at: null, done_by: null })
    await tx.emit(done ? 'todo.done' : 'todo.reopened', path.id, { todo_id: todo.id }, by(actor))
  }
  return shown(tx, todo.id, now)
}

/** Hides a to-do; a scheduled task deletes it later. @throws 404 */
export async function deleteTodo(tx: OrganizationTransaction, actor: Actor, path: TodoPath, now: Date): Promise<void> {
  const todo = await lockTodo(tx, path.id, path.todoId)
  if (!todo) throw notFound()
  if (todo.deleted_at) return
  await updateTodo(tx, todo.id, { deleted_at: now })
  await tx.emit('todo.deleted', path.id, { todo_id: todo.id }, by(actor))
}

/** @throws 404 */
export async function restoreTodo(tx: OrganizationTransaction, path: TodoPath, now: Date): Promise<Todo> {
  const todo = await lockTodo(tx, path.id, path.todoId)
  if (!todo) throw notFound()
  await updateTodo(tx, todo.id, { deleted_at: null })
  return shown(tx, todo.id, now)
}
