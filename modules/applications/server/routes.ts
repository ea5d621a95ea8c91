import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { applicationsContract as calls } from '../contract.ts'
import { readCandidate } from './candidate-details.ts'
import { announceErasure, eraseApplication, eraseOnWish } from './erase-application.ts'
import { downloadApplication, followApplication, withdrawApplication } from './follow-application.ts'
import { countApplications, listApplications } from './list-applications.ts'
import { moveApplication, presentMove } from './move-application.ts'
import { addNote, cancelHeldMail, editApplication } from './notes.ts'
import { submitApplication } from './submit-application.ts'
import { recordTold } from './told.ts'

const done = { ok: true as const }

export function applicationsRoutes({ serve, services }: Api) {
  const { clock } = services
  serve(calls['applications.submit'], ({ params, body, files, idempotencyKey }) =>
    submitApplication(services, params.id, body, files, idempotencyKey),
  )
  serve(calls['applications.list'], ({ org, actor, query }) => listApplications(org, actor, query))
  serve(calls['applications.dashboard'], ({ org, query }) => countApplications(org, query.job_id, clock.now()))
  serve(calls['applications.status'], async ({ org, actor, params, body }) =>
    presentMove(await org.write(tx => moveApplication(tx, params.id, body, actor, clock.now()))),
  )
  serve(calls['applications.cancelMessage'], async ({ org, actor, params }) => {
    await cancelHeldMail(org, actor, params.id, params.messageId)
    return done
  })
  serve(calls['applications.edit'], async ({ org, actor, params, body }) => {
    await editApplication(org, actor, params.id, body, clock.now())
    return done
  })
  serve(calls['applications.note'], ({ org, actor, params, body }) =>
    addNote(org, actor, params.id, body.text, clock.now()),
  )
  serve(calls['candidates.read'], ({ org, actor, params }) =>
    readCandidate(services, org, actor, params.candidate_uuid),
  )
  serve(calls['applications.follow'], ({ token }) => followApplication(services, token))
  serve(calls['applications.withdraw'], async ({ token, body }) => {
    await withdrawApplication(services, token, body.erase)
    return done
  })
  serve(calls['applications.download'], ({ token }) => downloadApplication(services, token))
}

export const applicationsTasks: readonly TaskDefinition[] = [
  announceErasure as TaskDefinition,
  eraseApplication as TaskDefinition,
]
export const applicationsSubscriptions: readonly Subscription[] = [recordTold, eraseOnWish]
