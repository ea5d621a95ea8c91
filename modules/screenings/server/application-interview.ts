import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { applicationUrl, openStatusLink, statusLink, toldTo } from '#modules/applications/public.ts'
import type { screeningsContract } from '../contract.ts'
import { canEnter, correctUntil, isOver } from '../policy.ts'
import { iso } from './present.ts'
import { screeningsOfApplication } from './queries.ts'
import { addScreeningLink, linkEnd, type OpenScreening, screeningUrl } from './screening-link.ts'

type Shown = ReplyGiven<(typeof screeningsContract)['screenings.ofApplication']>

/** The interview behind a status link, as far as its holder was told: an invitation nobody has written of yet is not there. */
async function toldInterview(services: Services, token: string | undefined) {
  const { org, application } = await openStatusLink(services, token)
  const [told, [latest]] = await org.read(q => [
    toldTo(q, org.organizationId, [application.id]),
    screeningsOfApplication(q, org.organizationId, application.id),
  ])
  const knows = latest !== undefined && told.some(({ kind }) => kind === 'interview_invited')
  const ended = told.some(({ kind }) => kind === 'rejected') || application.outcome === 'withdrawn'
  return { org, screening: knows && !ended ? latest! : null }
}

export async function interviewOfApplication(services: Services, token: string | undefined): Promise<Shown> {
  const { screening } = await toldInterview(services, token)
  if (!screening) return { state: null, until: null, can_open: false }
  const now = services.clock.now()
  const reads = isOver(screening.state) && (correctUntil(screening) ?? now) > now
  return {
    state: screening.state,
    until: iso(screening.until),
    can_open: canEnter(screening.state, screening.until, now) || reads,
  }
}

/** From the interview back to the application it belongs to. The key made for it lasts no longer than the one it was made with. */
export async function linkToApplication(
  services: Services,
  { org, screening }: OpenScreening,
): Promise<{ url: string }> {
  const token = await org.write(tx =>
    statusLink(tx, screening.application_id, services.clock.now(), linkEnd(screening)),
  )
  return { url: applicationUrl(services.settings.PUBLIC_URL, token) }
}

/** @throws 409 `nothing_to_open` */
export async function linkOfApplication(services: Services, token: string | undefined): Promise<{ url: string }> {
  const { can_open } = await interviewOfApplication(services, token)
  const { org, screening } = await toldInterview(services, token)
  if (!screening || !can_open) throw conflict('nothing_to_open', 'There is no interview to open now.')
  const fresh = await org.write(tx => addScreeningLink(tx, screening.id))
  return { url: screeningUrl(services.settings.PUBLIC_URL, fresh) }
}
