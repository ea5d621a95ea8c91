import { knowsRejection } from '#modules/applications/policy.ts'
import { applicationById, communicationsOf } from '#modules/applications/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { CandidateOffer } from '../contract.ts'
import { takesAnswers } from '../policy.ts'
import { presentContent } from './present.ts'
import { filesOf, lastSentOffer, type OfferRow, sentEvent, versionsOf } from './queries.ts'
import { presentFile } from './serve-file.ts'

function stateOf({ state, expires_at }: OfferRow, now: Date): CandidateOffer['state'] {
  if (state === 'accepted' || state === 'declined') return state
  if (state === 'cancelled') return 'withdrawn'
  return state === 'expired' || expires_at! <= now ? 'expired' : 'open'
}

/**
 * The offer that the candidate was sent last; null until its e-mail was sent, after they were informed that their application has
 * ended, and after they took the offer with them. It follows the messages: that the application was closed is not visible before. Reading it changes nothing.
 */
export async function followOffer(
  services: Services,
  org: OrganizationDb,
  applicationId: string,
  now: Date,
): Promise<CandidateOffer | null> {
  const id = org.organizationId
  const [[application], [offer], messages, [organization]] = await org.read(q => [
    applicationById(q, id, applicationId),
    lastSentOffer(q, id, applicationId),
    communicationsOf(q, id, [applicationId]),
    organizationById(q, id),
  ])
  if (!application || !offer || !organization || application.outcome === 'withdrawn') return null
  if (offer.cancelled_by === 'candidate') return null
  if (knowsRejection(application.outcome, messages)) return null
  const [[sent], versions, files] = await org.read(q => [
    sentEvent(q, id, offer),
    versionsOf(q, id, applicationId),
    filesOf(q, id, applicationId),
  ])
  if (!sent || !messages.some(({ kind, at }) => kind === 'offer_sent' && at >= sent.at)) return null
  const version = versions.find(one => one.offer_id === offer.id && one.version === offer.version)!
  const attached = files.filter(file => version.attachment_ids.includes(file.id))
  return {
    id: offer.id,
    state: stateOf(offer, now),
    can_answer: stateOf(offer, now) === 'open' && takesAnswers(application.outcome),
    content: presentContent(version, await Promise.all(attached.map(file => presentFile(services, file)))),
    expires_at: offer.expires_at!.toISOString(),
    time_zone: organization.time_zone,
    answered_at: offer.answered_at?.toISOString() ?? null,
    signed_name: offer.signed_name,
  }
}
