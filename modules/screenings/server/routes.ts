import type { Api } from '#platform/http/api.ts'
import { screeningsContract as calls } from '../contract.ts'
import { answerAccommodation } from './answer-accommodation.ts'
import { interviewOfApplication, linkOfApplication, linkToApplication } from './application-interview.ts'
import { cancelScreening } from './cancel-screening.ts'
import { giveConsent, openScreening, requestAccommodation } from './candidate-actions.ts'
import { inviteApplication } from './invite-application.ts'
import { presentSummary } from './present.ts'
import { accommodationVisibleTo, screeningVisibleTo } from './queries.ts'
import { rescheduleScreening } from './reschedule-screening.ts'

export { screeningsSubscriptions } from './events.ts'
export { screeningsTasks } from './tasks.ts'

export function screeningsRoutes({ serve, subject, services }: Api) {
  const { PUBLIC_URL } = services.settings
  subject('screening', screeningVisibleTo)
  subject('accommodation', accommodationVisibleTo)

  serve(calls['screenings.invite'], async ({ tx, actor, params, body, now }) =>
    presentSummary(await inviteApplication(services.voice, tx, params.id, body, actor.adminId, now)),
  )
  serve(calls['screenings.reschedule'], async ({ tx, actor, body, now }) =>
    presentSummary(await rescheduleScreening(tx, body.application_id, body.valid_days, actor.adminId, now)),
  )
  serve(calls['screenings.cancel'], async ({ tx, actor, params, now }) =>
    presentSummary(await cancelScreening(tx, params.id, actor.adminId, now)),
  )
  serve(calls['screenings.answerAccommodation'], ({ tx, actor, params, body, now }) =>
    answerAccommodation(tx, params.id, body.note, actor.adminId, now),
  )

  serve(calls['screenings.open'], async ({ tx, link, now }) =>
    presentSummary(await openScreening(tx, link.subjectId, now)),
  )
  serve(calls['screenings.consent'], ({ tx, link, body, now }) => giveConsent(tx, link.subjectId, body, now))
  serve(calls['screenings.requestAccommodation'], ({ org, link, body, now }) =>
    requestAccommodation(org, link.subjectId, body.request, now),
  )
  serve(calls['screenings.applicationLink'], ({ tx, link, now }) =>
    linkToApplication(tx, link.subjectId, PUBLIC_URL, now),
  )
  serve(calls['screenings.ofApplication'], ({ org, link, now }) => interviewOfApplication(org, link.subjectId, now))
  serve(calls['screenings.linkOfApplication'], ({ org, link, now }) =>
    linkOfApplication(org, link.subjectId, PUBLIC_URL, now),
  )
}
