import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type TodoRow = Selectable<Tables['todos']>

export const insertTodo = (tx: OrganizationTransaction, row: Insertable<Tables['todos']>) =>
  tx.q.insertInto('todos').values(row).execute()

export const lockTodo = (tx: OrganizationTransaction, applicationId: string, id: string) =>
  tx.q
    .selectFrom('todos')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateTodo = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['todos']>) =>
  tx.q.updateTable('todos').set(change).where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

export const countOpenTodos = (tx: OrganizationTransaction, applicationId: string) =>
  tx.q
    .selectFrom('todos')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', tx.organizationId)
    .where('application_id', '=', applicationId)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()

const openTodosOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('todos')
    .where('organization_id', '=', organizationId)
    .where('assignee_id', '=', adminId)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)

/** How many open to-dos a person is responsible for. */
export const countTodosOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  openTodosOf(q, organizationId, adminId).select(eb => eb.fn.countAll<number>().as('count'))

/**
 * Makes another person, or nobody, responsible for those of a person's to-dos that are about the given applications. Whoever takes them over
 * is reminded of what is due.
 */
export const replaceAssignee = (
  tx: OrganizationTransaction,
  adminId: string,
  successorId: string | null,
  applicationIds: readonly string[],
) =>
  tx.q
    .updateTable('todos')
    .set(eb => ({ assignee_id: successorId, reminded_at: null, version: eb('version', '+', 1) }))
    .where('organization_id', '=', tx.organizationId)
    .where('assignee_id', '=', adminId)
    .where('application_id', '=', sql<string>`any(${applicationIds})`)
    .execute()

/** The applications of all to-dos that a person is responsible for, done or not. */
export const applicationsOfAssignee = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('todos')
    .select('application_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('assignee_id', '=', adminId)

export const deleteTodosBefore = (tx: OrganizationTransaction, before: Date) =>
  tx.q.deleteFrom('todos').where('organization_id', '=', tx.organizationId).where('deleted_at', '<', before).execute()
