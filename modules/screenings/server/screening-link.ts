import { addLink, issueLink, requireLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { requireScreening, screeningById, type ScreeningRow } from './queries.ts'

/**
 * The link outlives the window: whoever took the interview at its last minute still reads and corrects the transcript for
 * two days, and whoever came too late is told so instead of finding nothing. Whether the room opens is the screening's own
 * to say.
 */
const LINK_AFTER_WINDOW_MS = 3 * DAY

/** Until when a link to an interview works. */
export const linkEnd = (row: Pick<ScreeningRow, 'until'>) => later(row.until, LINK_AFTER_WINDOW_MS)

/** Makes the token of a mail's link to an interview, and voids the links of earlier mails. */
export async function issueScreeningLink(tx: OrganizationTransaction, screeningId: string, now: Date): Promise<string> {
  return issueLink(tx, 'screening', screeningId, linkEnd(await requireScreening(tx, screeningId)), now)
}

/** One more link beside those in mails, for who holds the application's own. */
export async function addScreeningLink(tx: OrganizationTransaction, screeningId: string): Promise<string> {
  return addLink(tx, 'screening', screeningId, linkEnd(await requireScreening(tx, screeningId)))
}

/** The page that a link opens. */
export const screeningUrl = (publicUrl: string, token: string): string => `${publicUrl}/meeting-home?token=${token}`

export interface OpenScreening {
  readonly org: OrganizationDb
  readonly screening: ScreeningRow
}

/** The interview of a link that the call was made with. @throws 404 */
export async function readScreening(org: OrganizationDb, id: string): Promise<OpenScreening> {
  const [[screening]] = await org.read(q => [screeningById(q, org.organizationId, id)])
  if (!screening) throw notFound('This interview does not exist anymore.')
  return { org, screening }
}

/** The interview of a link's token, for the room's socket. @throws 404 unknown, 410 expired or replaced */
export async function openScreeningLink({ db, clock }: Services, token: string | undefined): Promise<OpenScreening> {
  const link = await requireLink(db, 'screening', token, clock.now())
  return readScreening(db.forOrganization(link.organizationId), link.subjectId)
}
