import type { Api } from '#platform/http/api.ts'
import { screeningsContract as calls } from '../contract.ts'
import { answerOtherWay } from './answer-other-way.ts'
import { interviewOfApplication, linkOfApplication, linkToApplication } from './application-interview.ts'
import { cancelScreening } from './cancel-screening.ts'
import { askOtherWay, giveConsent, openScreening } from './candidate-acts.ts'
import { inviteApplication } from './invite-application.ts'
import { presentSummary } from './present.ts'
import { rescheduleScreening } from './reschedule-screening.ts'
import { openScreeningLink } from './screening-link.ts'

export { screeningsSubscriptions } from './events.ts'
export { screeningsTasks } from './tasks.ts'

export function screeningsRoutes(api: Api) {
  adminRoutes(api)
  candidateRoutes(api)
}

function adminRoutes({ serve, services }: Api) {
  const { clock } = services
  serve(calls['screenings.invite'], async ({ org, actor, params, body }) =>
    presentSummary(await org.write(tx => inviteApplication(services, tx, params.id, body, actor.adminId))),
  )
  serve(calls['screenings.reschedule'], async ({ org, actor, body }) =>
    presentSummary(
      await org.write(tx => rescheduleScreening(tx, body.application_id, body.valid_days, actor.adminId, clock.now())),
    ),
  )
  serve(calls['screenings.cancel'], async ({ org, actor, params }) =>
    presentSummary(await org.write(tx => cancelScreening(tx, params.id, actor.adminId, clock.now()))),
  )
  serve(calls['screenings.answerOtherWay'], ({ org, actor, params, body }) =>
    answerOtherWay(org, params.id, body.note, actor.adminId, clock.now()),
  )
}

function candidateRoutes({ serve, services }: Api) {
  const opened = (token: string | undefined) => openScreeningLink(services, token)
  serve(calls['screenings.open'], async ({ token }) =>
    presentSummary(await openScreening(services, await opened(token))),
  )
  serve(calls['screenings.consent'], async ({ token, body }) => giveConsent(services, await opened(token), body))
  serve(calls['screenings.otherWay'], async ({ token, body }) => askOtherWay(services, await opened(token), body.wish))
  serve(calls['screenings.applicationLink'], async ({ token }) => linkToApplication(services, await opened(token)))
  serve(calls['screenings.ofApplication'], ({ token }) => interviewOfApplication(services, token))
  serve(calls['screenings.linkOfApplication'], ({ token }) => linkOfApplication(services, token))
}
