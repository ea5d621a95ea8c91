import type { Link } from '#platform/auth/links.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { knowsRejection } from '#modules/applications/policy.ts'
import { applicationUrl, requireApplication, statusLink, communicationsOf } from '#modules/applications/public.ts'
import type { screeningsContract } from '../contract.ts'
import { canEnter, correctUntil, isOver } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { iso } from './present.ts'
import { requireScreening, screeningsOf } from './queries.ts'
import { addScreeningLink, linkEnd, screeningUrl } from './screening-link.ts'

type Shown = ReplyGiven<(typeof screeningsContract)['screenings.ofApplication']>

/** The AI interview of an application as far as the candidate has been informed: an invitation that was not e-mailed yet is not shown. */
async function announcedInterview(org: OrganizationDb, applicationId: string) {
  const application = await requireApplication(org, applicationId)
  const [messages, [latest]] = await org.read(q => [
    communicationsOf(q, org.organizationId, [application.id]),
    screeningsOf(q, org.organizationId, { applicationId: application.id }),
  ])
  const informed = latest !== undefined && messages.some(({ kind }) => kind === 'interview_invited')
  const ended = application.outcome === 'withdrawn' || knowsRejection(application.outcome, messages)
  return informed && !ended ? latest : null
}

export async function interviewOfApplication(org: OrganizationDb, applicationId: string, now: Date): Promise<Shown> {
  const screening = await announcedInterview(org, applicationId)
  if (!screening) return { state: null, until: null, can_open: false }
  const canReadTranscript = isOver(screening.state) && (correctUntil(screening) ?? now) > now
  return {
    state: screening.state,
    until: iso(screening.until),
    can_open: canEnter(screening.state, screening.until, now) || canReadTranscript,
  }
}

/** A link from the interview to its application. It expires no later than the link it was requested with. */
export async function linkToApplication(
  tx: OrganizationTransaction,
  { subjectId, unverifiedFor }: Link,
  publicUrl: string,
  now: Date,
): Promise<{ url: string }> {
  const screening = await requireScreening(tx, subjectId)
  const token = await statusLink(tx, screening.application_id, now, { until: linkEnd(screening), unverifiedFor })
  return { url: applicationUrl(publicUrl, token) }
}

/** @throws 409 `nothing_to_open` */
export async function linkOfApplication(
  org: OrganizationDb,
  link: Link,
  publicUrl: string,
  now: Date,
): Promise<{ url: string }> {
  const { can_open } = await interviewOfApplication(org, link.subjectId, now)
  const screening = await announcedInterview(org, link.subjectId)
  if (!screening || !can_open) throw conflict('nothing_to_open', screeningProblems.nothingToOpen)
  const token = await org.write(tx => addScreeningLink(tx, screening.id, link))
  return { url: screeningUrl(publicUrl, token) }
}
