import '../events.ts'
import './tables.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type ClosingRow = Selectable<Tables['job_closings']>
type Recipient = Insertable<Tables['job_closing_recipients']>

export const closingById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('job_closings').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** The last closing of a job, locked until the transaction ends. */
export const lockLastClosing = (tx: OrganizationTransaction, jobId: string) =>
  tx.q
    .selectFrom('job_closings')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('job_id', '=', jobId)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** The closings of a job whose e-mails were not sent yet, locked until the transaction ends. */
export const lockPendingClosings = (tx: OrganizationTransaction, jobId: string, now: Date) =>
  tx.q
    .selectFrom('job_closings')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('job_id', '=', jobId)
    .where('state', 'in', ['informing', 'informed'])
    .where('send_at', '>', now)
    .forUpdate()
    .execute()

export const insertClosing = (tx: OrganizationTransaction, row: Insertable<Tables['job_closings']>) =>
  tx.q.insertInto('job_closings').values(row).execute()

/** Moves a closing to a state, if it is still in the expected one. @returns whether it was */
export async function moveClosing(
  tx: OrganizationTransaction,
  id: string,
  from: ClosingRow['state'],
  to: ClosingRow['state'],
): Promise<boolean> {
  const { numUpdatedRows } = await tx.q
    .updateTable('job_closings')
    .set({ state: to })
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Locks a closing against its undo while one candidate is informed, if it is in a state. */
export const lockClosingIn = (tx: OrganizationTransaction, id: string, state: ClosingRow['state']) =>
  closingById(tx.q, tx.organizationId, id).where('state', '=', state).forShare().executeTakeFirst()

/** Records what became of one candidate. */
export const writeRecipient = (tx: OrganizationTransaction, row: Omit<Recipient, 'organization_id'>) =>
  tx.q
    .insertInto('job_closing_recipients')
    .values({ ...row, organization_id: tx.organizationId })
    .onConflict(oc =>
      oc
        .columns(['organization_id', 'closing_id', 'application_id'])
        .doUpdateSet({ state: row.state, problem: row.problem }),
    )
    .execute()

/** The next candidates whom a closing informed. */
export const informedBy = (q: Kysely<Tables>, organizationId: string, closingId: string, limit: number) =>
  q
    .selectFrom('job_closing_recipients')
    .select('application_id')
    .where('organization_id', '=', organizationId)
    .where('closing_id', '=', closingId)
    .where('state', '=', 'informed')
    .orderBy('application_id')
    .limit(limit)

/** Whether an application was reopened after a closing began, which its IDs tell: they increase over time. */
export const reopenedSince = (tx: OrganizationTransaction, applicationId: string, closingId: string) =>
  tx.q
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .where('subject_id', '=', applicationId)
    .where('name', '=', 'application.reopened')
    .where('id', '>', closingId)
    .limit(1)
    .executeTakeFirst()
