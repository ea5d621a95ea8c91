import type { OrganizationDb } from '#platform/db/organization.ts'
import { cutPage } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { jobClosingsContract as calls } from '../contract.ts'
import { closeJob, undoClosing } from './close-job.ts'
import { type ClosingPorts, informCandidates, undoInforming } from './inform.task.ts'
import { presentClosing, presentRecipient } from './present.ts'
import {
  countAtOffer,
  countUninformed,
  countWithoutEmail,
  lastClosing,
  problemsOf,
  recipientPage,
} from './recipients.read-model.ts'

async function readLast(org: OrganizationDb, jobId: string, now: Date) {
  const [[row]] = await org.read(q => [lastClosing(q, org.organizationId, jobId)])
  if (!row) return null
  const [problems] = await org.read(q => [problemsOf(q, org.organizationId, row.id)])
  return presentClosing(row, problems, now)
}

export const jobClosingsRoutes =
  (emails: CandidateEmails) =>
  ({ serve, services }: Api) => {
    serve(calls['jobClosings.read'], async ({ org, params, now }) => {
      const [[all], [without], [atOffer]] = await org.read(q => [
        countUninformed(q, org.organizationId, params.jobId),
        countWithoutEmail(q, org.organizationId, params.jobId),
        countAtOffer(q, org.organizationId, params.jobId),
      ])
      return {
        uninformed: all?.count ?? 0,
        without_email: without?.count ?? 0,
        at_offer: atOffer?.count ?? 0,
        last: await readLast(org, params.jobId, now),
      }
    })
    serve(calls['jobClosings.recipients'], async ({ org, params, query: { limit, cursor, without_email } }) => {
      const withEmail = without_email === 'false'
      const [rows] = await org.read(q => [
        recipientPage(q, org.organizationId, params.jobId, { limit, cursor, withEmail }),
      ])
      return cutPage(rows, limit, presentRecipient, row => [row.id])
    })
    serve(calls['jobClosings.preview'], ({ tx, actor, body, now }) =>
      emails.preview(services, tx, 'position_closed', {
        applicationId: body.application_id,
        adminId: actor.adminId,
        now,
        text: body.email,
      }),
    )
    serve(calls['jobClosings.close'], async ({ org, actor, params, body, now }) => {
      await org.write(tx => closeJob(emails, tx, params.jobId, body, actor, now))
      const closing = await readLast(org, params.jobId, now)
      if (!closing) throw notFound()
      return closing
    })
    serve(calls['jobClosings.undo'], ({ tx, actor, params, now }) => undoClosing(tx, params.jobId, actor, now))
  }

export const jobClosingsTasks = (ports: ClosingPorts): readonly TaskDefinition[] => [
  informCandidates(ports) as TaskDefinition,
  undoInforming(ports.emails) as TaskDefinition,
]
