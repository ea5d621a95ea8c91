import { addLink, issueLink, type Link, requireLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { isStarted } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import { requireScreening, screeningById, type ScreeningRow } from './queries.ts'

/**
 * The link works longer than the interview is open: candidates who finish at the last minute can still correct the transcript
 * for two days, and those who come too late read why the interview is closed. Whether the room opens depends on the
 * screening's state.
 */
const LINK_AFTER_WINDOW_MS = 3 * DAY

/** Until when a link to an interview works. */
export const linkEnd = (row: Pick<ScreeningRow, 'until'>) => later(row.until, LINK_AFTER_WINDOW_MS)

/**
 * Creates the link for an e-mail and revokes the links of earlier e-mails. Those of a started interview stay: the candidate may be in the
 * room with one, and what the page has recorded is uploaded with it.
 */
export async function issueScreeningLink(tx: OrganizationTransaction, screeningId: string, now: Date): Promise<string> {
  const row = await requireScreening(tx, screeningId)
  if (isStarted(row.state)) return addLink(tx, 'screening', screeningId, linkEnd(row))
  return issueLink(tx, 'screening', screeningId, linkEnd(row), now)
}

/** Creates one more link beside those in e-mails, for the holder of the application's status link. */
export async function addScreeningLink(
  tx: OrganizationTransaction,
  screeningId: string,
  { unverifiedFor }: Pick<Link, 'unverifiedFor'>,
): Promise<string> {
  return addLink(tx, 'screening', screeningId, linkEnd(await requireScreening(tx, screeningId)), unverifiedFor)
}

/** The address that a link's token opens. */
export const screeningUrl = (publicUrl: string, token: string): string => `${publicUrl}/meeting-home?token=${token}`

export interface OpenScreening {
  readonly org: OrganizationDb
  readonly screening: ScreeningRow
}

/** The screening that the call's link belongs to. @throws 404 */
export async function readScreening(org: OrganizationDb, id: string): Promise<OpenScreening> {
  const [[screening]] = await org.read(q => [screeningById(q, org.organizationId, id)])
  if (!screening) throw notFound(screeningProblems.gone)
  return { org, screening }
}

/** The screening that a token belongs to, for the room's WebSocket. @throws 404 unknown, 410 expired or replaced */
export async function openScreeningLink({ db, clock }: Services, token: string | undefined): Promise<OpenScreening> {
  const link = await requireLink(db, 'screening', token, clock.now())
  return readScreening(db.forOrganization(link.organizationId), link.subjectId)
}
