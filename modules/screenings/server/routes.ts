import type { Api } from '#platform/http/api.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { screeningsContract as calls } from '../contract.ts'
import { answerAccommodation } from './answer-accommodation.ts'
import { interviewOfApplication, linkOfApplication, linkToApplication } from './application-interview.ts'
import { cancelScreening } from './cancel-screening.ts'
import { giveConsent, openScreening, requestAccommodation } from './candidate-actions.ts'
import { inviteApplication, planInterview } from './invite-application.ts'
import { presentSummary } from './present.ts'
import { accommodationVisibleTo, screeningVisibleTo } from './queries.ts'
import { rescheduleScreening } from './reschedule-screening.ts'

export { screeningsSubscriptions } from './events.ts'
export { screeningsTasks } from './tasks.ts'

export const screeningsRoutes =
  (emails: CandidateEmails) =>
  ({ serve, subject, services }: Api) => {
    const { PUBLIC_URL } = services.settings
    subject('screening', screeningVisibleTo)
    subject('accommodation', accommodationVisibleTo)

    serve(calls['screenings.invite'], async ({ tx, actor, params, body, now }) => {
      emails.check('interview_invited', body.email)
      return presentSummary(await inviteApplication(services.voice, tx, params.id, body, actor.adminId, now))
    })
    serve(calls['screenings.previewInvitation'], async ({ tx, actor, params, body, now }) =>
      emails.preview(services, tx, 'interview_invited', {
        applicationId: params.id,
        adminId: actor.adminId,
        now,
        text: body.email,
        interview: await planInterview(services.voice, tx, params.id, body.valid_days, now),
      }),
    )
    serve(calls['screenings.reschedule'], async ({ tx, actor, body, now }) =>
      presentSummary(await rescheduleScreening(tx, body.application_id, body.valid_days, actor.adminId, now)),
    )
    serve(calls['screenings.cancel'], async ({ tx, actor, params, now }) =>
      presentSummary(await cancelScreening(tx, params.id, actor.adminId, now)),
    )
    serve(calls['screenings.answerAccommodation'], ({ tx, actor, params, body, now }) =>
      answerAccommodation(tx, params.id, body, actor.adminId, now),
    )

    serve(calls['screenings.open'], async ({ tx, link, now }) => presentSummary(await openScreening(tx, link, now)))
    serve(calls['screenings.consent'], ({ tx, link, body, now }) => giveConsent(tx, link.subjectId, body, now))
    serve(calls['screenings.requestAccommodation'], ({ org, link, body, now }) =>
      requestAccommodation(org, link.subjectId, body.request, now),
    )
    serve(calls['screenings.applicationLink'], ({ tx, link, now }) => linkToApplication(tx, link, PUBLIC_URL, now))
    serve(calls['screenings.ofApplication'], ({ org, link, now }) => interviewOfApplication(org, link.subjectId, now))
    serve(calls['screenings.linkOfApplication'], ({ org, link, now }) => linkOfApplication(org, link, PUBLIC_URL, now))
  }
