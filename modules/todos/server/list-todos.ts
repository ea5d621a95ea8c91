import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Todo } from '../contract.ts'
import { presentTodo } from './present.ts'
import { doneTodos, openTodos } from './todos.read-model.ts'

/** The to-dos of an application: the open ones by day, then the last ones that were done. */
export async function listTodos(org: OrganizationDb, applicationId: string, now: Date): Promise<Todo[]> {
  const [open, done] = await org.read(q => [
    openTodos(q, org.organizationId, applicationId, now),
    doneTodos(q, org.organizationId, applicationId, now),
  ])
  return [...open, ...done].map(presentTodo)
}
