import { addLink, issueLink, requireLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { screeningById, type ScreeningRow } from './queries.ts'

/**
 * The link outlives the window: whoever took the interview at its last minute still reads and corrects the transcript for
 * two days, and whoever came too late is told so instead of finding nothing. Whether the room opens is the screening's own
 * to say.
 */
const LINK_AFTER_WINDOW_MS = 3 * DAY

/** Until when a link to an interview works. */
export const linkEnd = (row: Pick<ScreeningRow, 'until'>) => later(row.until, LINK_AFTER_WINDOW_MS)

async function requireScreening(tx: OrganizationTransaction, screeningId: string): Promise<ScreeningRow> {
  const row = await screeningById(tx.q, tx.organizationId, screeningId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

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

/** The interview that a link stands for. @throws 404 unknown, 410 too old or replaced */
export async function openScreeningLink({ db, clock }: Services, token: string | undefined): Promise<OpenScreening> {
  const link = await requireLink(db, 'screening', token, clock.now())
  const org = db.forOrganization(link.organizationId)
  const [[screening]] = await org.read(q => [screeningById(q, org.organizationId, link.subjectId)])
  if (!screening) throw notFound('This interview is not here any more.')
  return { org, screening }
}
