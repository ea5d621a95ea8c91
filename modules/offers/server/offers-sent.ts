import type { OrganizationDb } from '#platform/db/organization.ts'
import { presentContent } from './present.ts'
import { filesOf, offersOf, versionsOf } from './queries.ts'

/** The offers that were sent to a candidate, for the download of their own data: what they said, and how they were answered. */
export async function offersSentTo(org: OrganizationDb, applicationId: string) {
  const id = org.organizationId
  const [offers, versions, files] = await org.read(q => [
    offersOf(q, id, applicationId),
    versionsOf(q, id, applicationId),
    filesOf(q, id, applicationId),
  ])
  return offers
    .filter(({ sent_at }) => sent_at !== null)
    .map(offer => {
      const sent = versions.find(one => one.offer_id === offer.id && one.version === offer.version)!
      const named = files.map(({ id: file, name, bytes }) => ({ id: file, name, bytes, url: '' }))
      const { attachments, ...content } = presentContent(sent, named)
      return {
        ...content,
        attachments: attachments.map(({ name }) => name),
        state: offer.state,
        sent_at: offer.sent_at,
        expires_at: offer.expires_at,
        answered_at: offer.answered_at,
        signed_name: offer.signed_name,
        decline_reason: offer.decline_reason,
      }
    })
}
