import { z } from 'zod'
import { conflict, ProblemError } from '#platform/errors/problem-error.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import {
  type CandidateEmails,
  cancelUnsentEmails,
  decideApplication,
  lockApplication,
  type StandingOffers,
} from '#modules/applications/public.ts'
import { closingWords as words } from '../words/problems.ts'
import {
  type ClosingRow,
  closingById,
  informedBy,
  lockClosingIn,
  moveClosing,
  reopenedSince,
  writeRecipient,
} from './queries.ts'
import { nextRecipients } from './recipients.read-model.ts'

/** Candidates for one run: between runs, other work gets its turn. */
const BATCH = 100

/** What informing candidates needs of the modules above. */
export interface ClosingPorts {
  readonly emails: CandidateEmails
  readonly standingOffers: StandingOffers
}

/** Informs one candidate, and rejects the application if the recruiter chose so. A candidate whose process ended meanwhile is left alone. */
async function informOne(
  services: Services,
  { emails, standingOffers }: ClosingPorts,
  tx: OrganizationTransaction,
  closing: ClosingRow,
  applicationId: string,
): Promise<void> {
  if (!(await lockClosingIn(tx, closing.id, 'informing'))) return
  const application = await lockApplication(tx, applicationId)
  if (application?.outcome !== 'active') return
  if ((await standingOffers(tx.q, tx.organizationId, [applicationId]).execute()).length > 0)
    throw conflict('has_offer', words.hasOffer)
  const now = services.clock.now()
  const rejects = closing.decision === 'reject'
  if (rejects)
    await decideApplication(
      services,
      emails,
      tx,
      applicationId,
      { outcome: 'rejected', reason: 'neither', notify: false },
      { adminId: closing.closed_by },
      now,
    )
  await emails.postClosing(services, tx, {
    applicationId,
    adminId: closing.closed_by,
    now,
    cause: closing.id,
    text: { subject: closing.subject, body: closing.body },
    key: rejects ? 'rejected' : 'position_closed',
    sendAt: closing.send_at > now ? closing.send_at : undefined,
  })
  await writeRecipient(tx, { closing_id: closing.id, application_id: applicationId, state: 'informed', problem: null })
}

const reasonOf = (error: unknown) => (error instanceof ProblemError ? error.detail : words.failed)

/** Informs the candidates of a closed job, one transaction each: the failure of one does not hold back the others. */
export const informCandidates = (ports: ClosingPorts) =>
  task({
    name: 'job-closings.inform',
    payload: z.object({ organization_id: z.string(), closing_id: z.string(), after: z.string().nullable() }),
    async run(services, { organization_id, closing_id, after }) {
      const org = services.db.forOrganization(organization_id)
      const [[closing]] = await org.read(q => [closingById(q, organization_id, closing_id)])
      if (closing?.state !== 'informing') return
      const [batch] = await org.read(q => [nextRecipients(q, closing, after, BATCH)])
      for (const { id } of batch) {
        try {
          await org.write(tx => informOne(services, ports, tx, closing, id))
        } catch (error) {
          services.log.warn({ err: error, closing: closing_id, application: id }, 'a candidate was not informed')
          const problem = reasonOf(error)
          await org.write(tx => writeRecipient(tx, { closing_id, application_id: id, state: 'failed', problem }))
        }
      }
      await org.write(async tx => {
        const last = batch.at(-1)
        if (batch.length === BATCH && last)
          await tx.task(
            'job-closings.inform',
            { closing_id, after: last.id },
            { key: `inform:${closing_id}:${last.id}` },
          )
        else await moveClosing(tx, closing_id, 'informing', 'informed')
      })
    },
  })

/** Takes back what a closing did to one candidate. What people decided since then stays, also if it is another rejection. */
async function undoOne(
  services: Services,
  emails: CandidateEmails,
  tx: OrganizationTransaction,
  closing: ClosingRow,
  applicationId: string,
  adminId: string,
): Promise<void> {
  const application = await lockApplication(tx, applicationId)
  if (!application) return
  if (closing.decision === 'leave') await cancelUnsentEmails(tx, applicationId, 'position_closed')
  else if (application.outcome === 'rejected' && !(await reopenedSince(tx, applicationId, closing.id)))
    await decideApplication(
      services,
      emails,
      tx,
      applicationId,
      { outcome: 'active', notify: false },
      { adminId },
      services.clock.now(),
    )
  await writeRecipient(tx, { closing_id: closing.id, application_id: applicationId, state: 'undone', problem: null })
}

/** Reopens the applications of an undone closing and cancels its e-mails. */
export const undoInforming = (emails: CandidateEmails) =>
  task({
    name: 'job-closings.undo',
    payload: z.object({ organization_id: z.string(), closing_id: z.string(), admin_id: z.string() }),
    async run(services, { organization_id, closing_id, admin_id }) {
      const org = services.db.forOrganization(organization_id)
      const [[closing], batch] = await org.read(q => [
        closingById(q, organization_id, closing_id),
        informedBy(q, organization_id, closing_id, BATCH),
      ])
      if (closing?.state !== 'undoing') return
      for (const { application_id } of batch)
        await org.write(tx => undoOne(services, emails, tx, closing, application_id, admin_id))
      await org.write(async tx => {
        if (batch.length < BATCH) await moveClosing(tx, closing_id, 'undoing', 'undone')
        else
          await tx.task(
            'job-closings.undo',
            { closing_id, admin_id },
            { key: `undo:${closing_id}:${batch.at(-1)!.application_id}` },
          )
      })
    },
  })
