import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Actor } from '#platform/http/api.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { changeStatus, jobById, takeBackClosing } from '#modules/jobs/public.ts'
import type { jobClosingsContract } from '../contract.ts'
import { closingWords as words } from '../words/problems.ts'
import { type ClosingRow, insertClosing, lockLastClosing, lockPendingClosings, moveClosing } from './queries.ts'

type Input = BodyOf<(typeof jobClosingsContract)['jobClosings.close']>

const LATEST_EMAIL_DAYS = 30

/** When the e-mails are sent: as requested, or after a day, so that the closing can be undone. */
function emailTime({ send_email_at }: Input, now: Date): Date {
  if (!send_email_at) return later(now, DAY)
  const at = new Date(send_email_at)
  if (at > later(now, LATEST_EMAIL_DAYS * DAY))
    throw invalidField('send_email_at', words.emailTooLate(LATEST_EMAIL_DAYS))
  return at < now ? now : at
}

/** Closes a job, and informs its active candidates in the background. A job that is closed already informs those who were not told. */
export async function closeJob(
  emails: CandidateEmails,
  tx: OrganizationTransaction,
  jobId: string,
  input: Input,
  actor: Actor,
  now: Date,
): Promise<void> {
  emails.check('position_closed', input.email)
  const job = await jobById(tx.q, tx.organizationId, jobId).forUpdate().executeTakeFirst()
  if (!job || job.archived_at) throw notFound()
  const last = await lockLastClosing(tx, jobId)
  if (last && (last.state === 'informing' || last.state === 'undoing')) throw conflict('closing_runs', words.running)
  if (job.status !== 'closed') await changeStatus(tx, job, 'closed', actor, now)
  const { subject, body } = input.email ?? (await emails.text(tx, 'position_closed'))
  const id = newId()
  await insertClosing(tx, {
    organization_id: tx.organizationId,
    id,
    job_id: jobId,
    state: 'informing',
    decision: input.decision,
    subject,
    body,
    excluded: json(input.excluded),
    send_at: emailTime(input, now),
    status_before: job.status,
    closed_by: actor.adminId,
    closed_at: now,
  })
  await tx.emit(
    'job.closing_started',
    jobId,
    { decision: input.decision, excluded: input.excluded.length },
    { kind: 'admin', id: actor.adminId },
  )
  await tx.task('job-closings.inform', { closing_id: id, after: null }, { key: `inform:${id}` })
}

/**
 * Undoes the last closing of a job. Its applications and e-mails follow in the background, also if the plan has no room for the job.
 * @returns whether the job stays closed because of the plan @throws 409 after the e-mails were sent
 */
export async function undoClosing(
  tx: OrganizationTransaction,
  jobId: string,
  actor: Actor,
  now: Date,
): Promise<{ no_room: boolean }> {
  const job = await jobById(tx.q, tx.organizationId, jobId).forUpdate().executeTakeFirst()
  const closing = await lockLastClosing(tx, jobId)
  if (!job || job.archived_at || !closing) throw notFound()
  if (closing.state === 'undoing' || closing.state === 'undone') return { no_room: false }
  if (closing.send_at <= now) throw conflict('already_sent', words.alreadySent)
  const wasClosed = job.status === 'closed' && closing.status_before !== 'closed'
  const no_room = wasClosed && !(await takeBackClosing(tx, job, closing.status_before, actor, now))
  await startUndo(tx, closing, actor.adminId)
  return { no_room }
}

/** Applications and e-mails follow in the background. */
async function startUndo(tx: OrganizationTransaction, closing: ClosingRow, adminId: string): Promise<void> {
  await moveClosing(tx, closing.id, closing.state, 'undoing')
  await tx.emit('job.closing_undone', closing.job_id, {}, { kind: 'admin', id: adminId })
  await tx.task('job-closings.undo', { closing_id: closing.id, admin_id: adminId }, { key: `undo:${closing.id}` })
}

/** A job that is open again is not closed: what its candidates were not told yet, they are not told. */
export const undoOnReopening: Subscription = {
  by: 'job-closings.undo-on-reopening',
  event: 'job.status_changed',
  async react({ db, clock }, { organization_id, subject_id, data, actor_id }) {
    if (data.to !== 'open' || !subject_id) return
    await db.forOrganization(organization_id).write(async tx => {
      const job = await jobById(tx.q, tx.organizationId, subject_id).forUpdate().executeTakeFirst()
      // It may have been closed again meanwhile.
      if (job?.status !== 'open') return
      for (const closing of await lockPendingClosings(tx, subject_id, clock.now()))
        await startUndo(tx, closing, actor_id ?? closing.closed_by)
    })
  },
}
