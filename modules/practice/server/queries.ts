import './tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export const insertPractice = (tx: OrganizationTransaction, row: Insertable<Tables['practice_interviews']>) =>
  tx.q.insertInto('practice_interviews').values(row).execute()

/** Takes a practice interview off its owner's list; what belongs to it is erased by a task. @returns undefined if it is not theirs */
export const deletePractice = (tx: OrganizationTransaction, adminId: string, id: string) =>
  tx.q
    .deleteFrom('practice_interviews')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .returning('application_id')
    .executeTakeFirst()

export const deletePracticesOf = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('practice_interviews')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .returning('application_id')
    .execute()

/** How many practice interviews somebody has. */
export const countPractices = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('practice_interviews')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)
