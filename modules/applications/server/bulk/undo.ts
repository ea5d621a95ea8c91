import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { cancelMail, messageIdFor } from '#platform/mail/messages.ts'
import type { BulkAction, BulkProblem } from '../../contract.ts'
import {
  type ApplicationRow,
  cancelUnsentEmails,
  candidateById,
  emailTo,
  lockApplication,
  updateApplication,
} from '../queries.ts'
import { type BulkItemRow, type BulkRunRow, emailSentSince } from '../queries/bulk.ts'
import type { BulkSnapshot } from '../tables.ts'
import { causeOfMessage, snapshotOf } from './apply.ts'
import type { BulkPorts } from './ports.ts'

/** What each action changes: only this must be as it was left, and only this is brought back. */
const FIELDS: Record<BulkAction['kind'], readonly (keyof BulkSnapshot)[]> = {
  move: ['stage', 'outcome', 'stage_since'],
  reject: ['stage', 'outcome', 'stage_since', 'outcome_reason', 'outcome_note'],
  tag: ['tags'],
  assign: ['owner_id'],
  invite: ['stage', 'outcome', 'stage_since', 'screening_state'],
  message: [],
}

/** The e-mail that an action sends about its decision. */
const EMAILS: Partial<Record<BulkAction['kind'], string>> = {
  reject: 'rejected',
  invite: 'interview_invited',
}

/** Cancels the message that a run wrote, not those that people wrote. @returns false if it was sent */
async function cancelMessage(
  tx: OrganizationTransaction,
  runId: string,
  { id, candidate_id }: ApplicationRow,
): Promise<boolean> {
  const candidate = await candidateById(tx.q, tx.organizationId, candidate_id).executeTakeFirst()
  // Who has no address was not written to.
  if (!candidate?.email) return true
  const mailId = messageIdFor(causeOfMessage(runId, id), 'message', candidate.email)
  if (await cancelMail(tx, mailId)) return true
  const mail = await emailTo(tx.q, tx.organizationId, id, mailId).executeTakeFirst()
  return !mail || mail.state === 'cancelled'
}

interface Undoing {
  readonly run: BulkRunRow
  readonly now: Date
}

/** Undoes an action for one application. @returns why it cannot be undone; null if it was */
export async function undoOne(
  ports: BulkPorts,
  tx: OrganizationTransaction,
  { application_id: id, before, after }: BulkItemRow,
  { run, now }: Undoing,
): Promise<BulkProblem | null> {
  const { action, admin_id: adminId } = run
  const application = await lockApplication(tx, id)
  if (!application || !before || !after) return 'changed_since'
  const current = snapshotOf(application)
  const fields = FIELDS[action.kind]
  if (fields.some(field => JSON.stringify(current[field]) !== JSON.stringify(after[field]))) return 'changed_since'
  if (action.kind === 'message') return (await cancelMessage(tx, run.id, application)) ? null : 'email_sent'
  const email = EMAILS[action.kind]
  if (email) {
    if (await emailSentSince(tx.q, tx.organizationId, id, email, run.created_at).executeTakeFirst()) return 'email_sent'
    await cancelUnsentEmails(tx, id, email)
  }
  if (action.kind === 'invite' && !(await ports.invitations.cancel(tx, id, adminId, now))) return 'changed_since'
  await restore(tx, application, before, action, adminId)
  return null
}

async function restore(
  tx: OrganizationTransaction,
  application: ApplicationRow,
  before: BulkSnapshot,
  { kind }: BulkAction,
  adminId: string,
): Promise<void> {
  if (kind === 'tag') return void (await updateApplication(tx, application.id, { tags: [...before.tags] }))
  if (kind === 'assign') return void (await updateApplication(tx, application.id, { owner_id: before.owner_id }))
  const { stage, outcome, outcome_reason, outcome_note, stage_since } = before
  if (stage === application.stage && outcome === application.outcome) return
  await updateApplication(tx, application.id, { stage, outcome, outcome_reason, outcome_note, stage_since })
  await tx.emit(
    kind === 'reject' ? 'application.reopened' : 'application.moved',
    application.id,
    {
      from_stage: application.stage,
      to_stage: stage,
      from_outcome: application.outcome,
      to_outcome: outcome,
    },
    { kind: 'admin', id: adminId },
  )
}
