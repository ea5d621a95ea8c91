import { later, SECOND } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { type BulkAction, EMAIL_DELAY_SECONDS } from '../../contract.ts'
import { bulkReasonWords } from '../../words/bulk.ts'
import { moveApplication } from '../move-application.ts'
import { editApplication } from '../edit-application.ts'
import { applicationById, type ApplicationRow, lockApplication } from '../queries.ts'
import type { BulkRunRow } from '../queries/bulk.ts'
import type { BulkSnapshot } from '../tables.ts'
import type { BulkPorts } from './ports.ts'

export const snapshotOf = (row: ApplicationRow): BulkSnapshot => ({
  stage: row.stage,
  outcome: row.outcome,
  outcome_reason: row.outcome_reason,
  outcome_note: row.outcome_note,
  stage_since: row.stage_since.toISOString(),
  tags: row.tags,
  owner_id: row.owner_id,
  screening_state: row.screening_state,
})

/** What identifies the e-mail of a bulk message, so that undoing cancels this one only. */
export const causeOfMessage = (runId: string, applicationId: string): string => `bulk:${runId}:${applicationId}`

/** Does an action to one application. @returns it before and after @throws what the action alone would throw */
export async function applyTo(
  services: Services,
  ports: BulkPorts,
  tx: OrganizationTransaction,
  applicationId: string,
  { id: runId, action, admin_id: adminId }: Pick<BulkRunRow, 'id' | 'action' | 'admin_id'>,
  now: Date,
): Promise<{ before: BulkSnapshot; after: BulkSnapshot }> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw notFound()
  await work(services, ports, tx, application, { action, adminId, runId }, now)
  const after = await applicationById(tx.q, tx.organizationId, applicationId).executeTakeFirstOrThrow()
  return { before: snapshotOf(application), after: snapshotOf(after) }
}

async function work(
  services: Services,
  { emails, invitations, standingOffers }: BulkPorts,
  tx: OrganizationTransaction,
  { id }: ApplicationRow,
  { action, adminId, runId }: { action: BulkAction; adminId: string; runId: string },
  now: Date,
): Promise<void> {
  const sendEmailAt = later(now, EMAIL_DELAY_SECONDS * SECOND)
  switch (action.kind) {
    case 'move':
      return void (await moveApplication(
        services,
        emails,
        tx,
        id,
        { stage: action.stage, seen: action.seen, notify: true },
        { adminId },
        now,
      ))
    case 'reject': {
      // They may have accepted since the selection was checked.
      if ((await standingOffers(tx.q, tx.organizationId, [id]).execute()).length > 0)
        throw conflict('has_offer', bulkReasonWords.has_offer)
      const { kind: _, send_email_at, ...decision } = action
      // An e-mail right away waits too, so that the action can be undone.
      const wanted = send_email_at && new Date(send_email_at) < sendEmailAt ? sendEmailAt.toISOString() : send_email_at
      const input = { ...decision, outcome: 'rejected' as const, send_email_at: wanted }
      return void (await moveApplication(services, emails, tx, id, input, { adminId }, now))
    }
    case 'tag':
      return editApplication(tx, { adminId }, id, { add_tags: action.add, remove_tags: action.remove })
    case 'assign':
      return editApplication(tx, { adminId, oneOfMany: true }, id, { owner_id: action.owner_id })
    case 'invite':
      return invitations.invite(services, tx, id, {
        validDays: action.valid_days,
        email: action.email,
        adminId,
        sendEmailAt,
        now,
      })
    case 'message':
      return emails.post(services, tx, 'message', {
        applicationId: id,
        adminId,
        now,
        text: action.email,
        sendAt: sendEmailAt,
        cause: causeOfMessage(runId, id),
      })
  }
}
