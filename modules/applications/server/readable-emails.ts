import { can } from '#platform/access/policy.ts'
import { deciderOf } from '#platform/access/viewer.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { applicationsVisibleTo } from './queries.ts'

/** E-mails about an offer tell its pay. */
const isAboutOffer = (templateKey: string) => templateKey.startsWith('offer_')

/**
 * Which e-mails to candidates a person may read: those about an offer only where they decide, and not in blind review, as the offer itself.
 * @param blind the applications that are blind for them
 */
export async function readableEmails(
  org: OrganizationDb,
  actor: Actor,
  ids: readonly string[],
  blind: { has(applicationId: string): boolean },
): Promise<(applicationId: string, templateKey: string) => boolean> {
  const [decided] = can(actor.role, 'candidates.decide')
    ? await org.read(q => [
        applicationsVisibleTo(q, deciderOf(actor))
          .select('a.id')
          .where('a.id', '=', eb => eb.fn.any(eb.val(ids))),
      ])
    : [[]]
  const readable = new Set(decided.map(({ id }) => id).filter(id => !blind.has(id)))
  return (applicationId, templateKey) => !isAboutOffer(templateKey) || readable.has(applicationId)
}
