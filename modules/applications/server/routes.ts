import { viewerOf } from '#platform/access/viewer.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { applicationsContract as calls } from '../contract.ts'
import { addEmail } from './add-email.ts'
import { concealCandidates, hideCandidate } from './blind.ts'
import { indexAllHiddenAnswers, indexApplicationsOfJob, indexHiddenAnswers } from './index-hidden-answers.ts'
import type { BulkPorts } from './bulk/ports.ts'
import { readRun } from './bulk/report.ts'
import { bulkTask } from './bulk/run.ts'
import { previewBulk, startBulk, undoBulk } from './bulk/start.ts'
import { readCandidate } from './candidate-details.ts'
import { correctForCandidate, correctOwnDetails, readDetails } from './correct-details.ts'
import { exportApplications, exportSelected, sendCsv } from './export-applications.ts'
import { announceErasure, eraseApplication } from './erase-application.ts'
import {
  downloadApplication,
  followApplication,
  type OffersSentTo,
  requestErasure,
  withdrawApplication,
} from './follow-application.ts'
import { countsOfJobs } from './job-counts.read-model.ts'
import { countApplications, listApplications, listFilterValues } from './list-applications.ts'
import { moveApplication, presentMove } from './move-application.ts'
import { retention } from './end-retention.ts'
import { foldCounts } from './fold-counts.ts'
import { cancelHeldMail, editApplication } from './edit-application.ts'
import { addNote, deleteNote, editNote, purgeNote, restoreNote } from './notes.ts'
import { peopleWhoSee } from './people-who-see.read-model.ts'
import { applicationVisibleTo, candidateVisibleTo } from './queries.ts'
import { createView, editView, listViews, removeView, setDefaultView } from './saved-views.ts'
import { submitApplication } from './submit-application.ts'
import { recordCommunication } from './record-communication.ts'

const done = { ok: true as const }

/** @param offersSentTo the offers that a candidate was sent, which belong to a module above */
export const applicationsRoutes =
  (ports: BulkPorts, offersSentTo: OffersSentTo) =>
  ({ serve, subject, conceal, services }: Api) => {
    const { emails } = ports
    subject('application', applicationVisibleTo)
    subject('candidate', candidateVisibleTo)
    conceal(concealCandidates)

    serve(calls['applications.submit'], ({ params, body, files, idempotencyKey }) =>
      submitApplication(services, params.id, body, files, idempotencyKey),
    )
    serve(calls['applications.list'], ({ org, actor, query }) => listApplications(org, actor, query))
    serve(calls['applications.export'], async ({ org, actor, query, reply, now }) =>
      sendCsv(reply, now, await exportApplications(org, actor, query)),
    )
    serve(calls['applications.exportSelected'], async ({ org, actor, body, reply, now }) =>
      sendCsv(reply, now, await exportSelected(org, actor, body)),
    )
    serve(calls['applications.filters'], ({ org, actor }) => listFilterValues(org, actor))
    serve(calls['applications.dashboard'], ({ org, actor, query, now }) =>
      countApplications(org, viewerOf(actor), query.job_id, now),
    )
    serve(calls['views.list'], ({ org, actor }) => listViews(org, actor))
    serve(calls['views.create'], ({ tx, actor, body, now }) => createView(tx, actor, body, now))
    serve(calls['views.edit'], ({ tx, actor, params, body }) => editView(tx, actor, params.id, body))
    serve(calls['views.delete'], async ({ tx, actor, params }) => {
      await removeView(tx, actor, params.id)
      return done
    })
    serve(calls['views.setDefault'], async ({ tx, actor, body }) => {
      await setDefaultView(tx, actor, body.view_id)
      return done
    })
    serve(calls['bulk.preview'], ({ org, actor, body, now }) => previewBulk(services, ports, org, actor, body, now))
    serve(calls['bulk.start'], ({ org, actor, body, now }) => startBulk(services, ports, org, actor, body, now))
    serve(calls['bulk.read'], ({ org, actor, params }) => readRun(org, actor, params.id))
    serve(calls['bulk.undo'], ({ org, actor, params, now }) => undoBulk(services, ports, org, actor, params.id, now))
    serve(calls['applications.countsOfJobs'], ({ org, actor, query, now }) =>
      countsOfJobs(org, viewerOf(actor), query.job_ids, now),
    )
    serve(calls['applications.status'], async ({ tx, actor, params, body, now }) =>
      presentMove(await moveApplication(services, emails, tx, params.id, body, actor, now)),
    )
    serve(calls['applications.previewRejection'], async ({ tx, actor, params, body, now }) => {
      const preview = await emails.preview(services, tx, 'rejected', {
        applicationId: params.id,
        adminId: actor.adminId,
        now,
        text: body.email,
      })
      return body.blind ? hideCandidate(tx, params.id, preview) : preview
    })
    serve(calls['applications.cancelMessage'], async ({ tx, params }) => {
      await cancelHeldMail(tx, params.id, params.messageId)
      return done
    })
    serve(calls['applications.edit'], async ({ tx, actor, params, body }) => {
      await editApplication(tx, actor, params.id, body)
      return done
    })
    serve(calls['applications.note'], ({ tx, actor, params, body, now }) => addNote(tx, actor, params.id, body, now))
    serve(calls['notes.edit'], ({ tx, actor, params, body, now }) => editNote(tx, actor, params, body, now))
    serve(calls['notes.delete'], async ({ tx, actor, params, now }) => {
      await deleteNote(tx, actor, params, now)
      return done
    })
    serve(calls['notes.restore'], async ({ tx, actor, params }) => {
      await restoreNote(tx, actor, params)
      return done
    })
    serve(calls['applications.people'], async ({ org, params }) => {
      const [people] = await org.read(q => [peopleWhoSee(q, org.organizationId, params.id)])
      return { items: people }
    })
    serve(calls['candidates.read'], ({ org, actor, params }) =>
      readCandidate(services, org, actor, params.candidate_uuid),
    )
    serve(calls['candidates.addEmail'], async ({ tx, actor, params, body }) => {
      await addEmail(tx, params.candidate_uuid, body.email, actor)
      return done
    })
    serve(calls['applications.follow'], ({ org, link }) => followApplication(services, org, link))
    serve(calls['applications.withdraw'], async ({ tx, link, body, now }) => {
      await withdrawApplication(tx, link.subjectId, body.erase, now)
      return done
    })
    serve(calls['applications.requestErasure'], async ({ tx, actor, params, now }) => {
      await requestErasure(tx, params.id, actor.adminId, now)
      return done
    })
    serve(calls['applications.readDetails'], ({ org, link }) => readDetails(org, link.subjectId))
    serve(calls['applications.correctDetails'], ({ tx, link, body, now }) => correctOwnDetails(tx, link, body, now))
    serve(calls['applications.correctResume'], ({ tx, actor, params, body, now }) =>
      correctForCandidate(tx, actor, params.id, body, now),
    )
    serve(calls['applications.download'], ({ org, link }) => downloadApplication(org, link, offersSentTo))
  }

export const applicationsTasks = (ports: BulkPorts): readonly TaskDefinition[] => [
  bulkTask(ports) as TaskDefinition,
  announceErasure as TaskDefinition,
  eraseApplication as TaskDefinition,
  indexAllHiddenAnswers as TaskDefinition,
  purgeNote as TaskDefinition,
  ...retention.tasks,
]
export const applicationsSchedule: readonly ScheduleEntry[] = [foldCounts, retention.schedule]
export const applicationsSubscriptions: readonly Subscription[] = [
  recordCommunication,
  indexHiddenAnswers,
  indexApplicationsOfJob,
]
