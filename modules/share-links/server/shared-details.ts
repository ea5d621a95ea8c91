import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { findLink } from '#platform/auth/links.ts'
import { deciderOf } from '#platform/access/viewer.ts'
import { can } from '#platform/access/policy.ts'
import { adminById } from '#modules/accounts/public.ts'
import {
  applicationById,
  applicationsVisibleTo,
  blindNames,
  blindText,
  concealCandidates,
  readCandidate,
} from '#modules/applications/public.ts'
import { readReview } from '#modules/evaluation/public.ts'
import { readAssets } from '#modules/interview-room/public.ts'
import { readActiveOrganization } from '#modules/organizations/public.ts'
import { noteOpening, type ShareLinkRow, shareLinkById } from './queries.ts'

/** What a link shows. A part is null if the link does not include it. */
export interface SharedDetails {
  readonly organization: string
  readonly sharedBy: string
  readonly expiresAt: Date
  readonly zone: string
  readonly name: string
  readonly job: string
  readonly resume: readonly { number: number; text: string }[] | null
  readonly match: {
    readonly score: number | null
    /** The language model that made it; null for the built-in rules engine. */
    readonly model: string | null
    readonly requirements: readonly { text: string; verdict: string; quotes: readonly string[] }[]
  } | null
  readonly interview: readonly { speaker: string; text: string }[] | null
  readonly scorecards:
    | readonly {
        author: string
        recommendation: string | null
        note: string
        ratings: readonly { name: string; level: number }[]
      }[]
    | null
}

/** The person who created a link, as they may read now; null if they were removed or no longer decide about the application. */
async function creatorOf(org: OrganizationDb, row: ShareLinkRow): Promise<Actor | null> {
  const [[admin]] = await org.read(q => [adminById(q, org.organizationId, row.created_by)])
  if (!admin || admin.removed_at || !can(admin.role, 'candidates.decide')) return null
  const actor: Actor = {
    organizationId: org.organizationId,
    adminId: admin.id,
    role: admin.role,
    name: admin.name,
    timeZone: admin.time_zone,
    blindReview: (await readActiveOrganization(org)).settings.blind_review,
  }
  const [visible] = await org.read(q => [
    applicationsVisibleTo(q, deciderOf(actor)).select('a.id').where('a.id', '=', row.application_id),
  ])
  return visible.length > 0 ? actor : null
}

/** The parts of an application that a link shows: at most what its creator may see, and without the name if it is hidden. */
async function readShared(
  services: Services,
  org: OrganizationDb,
  row: ShareLinkRow,
  actor: Actor,
): Promise<SharedDetails | null> {
  const id = row.application_id
  const [[application]] = await org.read(q => [applicationById(q, org.organizationId, id)])
  if (!application) return null
  const shown = async <T>(reply: T): Promise<T> => (await concealCandidates({ org, actor, asked: { id }, reply })) as T
  const person = (await blindNames(org, [id])).get(id)!
  const text = (value: string) => (row.name_hidden ? blindText(value, person) : value)
  const includes = (part: ShareLinkRow['includes'][number]) => row.includes.includes(part)
  const { organization } = await readActiveOrganization(org)
  const { applications } = await shown(await readCandidate(services, org, actor, application.candidate_id))
  const details = applications.find(one => one.id === id)
  if (!details) return null
  const review = await shown(await readReview(org, actor, id))
  const { screenings } = includes('interview')
    ? await shown(await readAssets(services, org, actor, application.candidate_id))
    : { screenings: [] }
  const name = row.name_hidden ? person.neutralName : details.name
  return {
    organization: organization.name,
    sharedBy: actor.name,
    expiresAt: row.expires_at,
    zone: organization.time_zone,
    name,
    job: details.job.title,
    resume: includes('resume')
      ? (details.resume?.pages ?? []).map(page => ({ number: page.number, text: text(page.text) }))
      : null,
    match: includes('match')
      ? {
          score: review.match?.result?.score ?? null,
          model: review.match?.model ?? null,
          requirements: (review.match?.result?.requirements ?? []).map(found => ({
            text: details.requirements.find(one => one.id === found.id)?.text ?? '',
            verdict: found.verdict,
            quotes: found.quotes.map(quote => text(quote.text)),
          })),
        }
      : null,
    interview: includes('interview')
      ? screenings
          .filter(one => one.application_id === id)
          .flatMap(one =>
            one.turns.map(turn => ({
              speaker: turn.speaker === 'candidate' ? name : one.interviewer,
              text: text(turn.text),
            })),
          )
      : null,
    scorecards: includes('scorecards')
      ? review.scorecards.map(card => ({
          author: card.admin_name,
          recommendation: card.recommendation,
          note: text(card.note),
          ratings: Object.entries(card.ratings).map(([key, level]) => ({
            name: review.criteria.find(one => one.key === key)?.name ?? key,
            level,
          })),
        }))
      : null,
  }
}

/** What a link shows, and notes that it was opened. Null if it does not exist, has ended or was revoked. */
export async function openShared(services: Services, token: string): Promise<SharedDetails | null> {
  const { db, clock } = services
  const now = clock.now()
  const link = await findLink(db, 'shared_details', token, now)
  if (link?.state !== 'good') return null
  const org = db.forOrganization(link.organizationId)
  const [[row]] = await org.read(q => [shareLinkById(q, org.organizationId, link.subjectId)])
  if (!row || row.revoked_at || row.expires_at <= now) return null
  const actor = await creatorOf(org, row)
  const shared = actor && (await readShared(services, org, row, actor))
  if (!shared) return null
  await org.write(async tx => {
    await noteOpening(tx, row.id, now)
    await tx.emit('share.opened', row.application_id, { link_id: row.id }, { kind: 'system' })
  })
  return shared
}
