import type { ProductEvent } from '#platform/events/events.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { type AdminRow, adminById, adminsOf } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

export interface OwnerMessage {
  readonly subject: string
  readonly headline: string
  readonly text: string
}

/** Where the e-mail leads, and what it is stored as. */
interface Kind {
  readonly templateKey: string
  readonly button: string
  /** Path with an optional fragment. */
  readonly path: string
}

interface Facts {
  readonly organization: string
  /** Who caused it; empty if nobody did. */
  readonly person: string
  readonly owner: AdminRow
}

/** Tells all owners what happened to their organization, in the product's own words: these e-mails have no template. */
export async function notifyAllOwners(
  services: Services,
  event: ProductEvent,
  { templateKey, button, path }: Kind,
  message: (facts: Facts) => OwnerMessage,
): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  const organization = facts.organization.name
  await org.write(async tx => {
    const actor = event.actor_id ? await adminById(tx.q, tx.organizationId, event.actor_id).executeTakeFirst() : null
    const admins = await adminsOf(tx.q, tx.organizationId).execute()
    for (const owner of admins.filter(({ role }) => role === 'owner')) {
      const { subject, headline, text } = message({ organization, person: actor?.name ?? '', owner })
      const blocks: Block[] = [
        { kind: 'headline', text: headline },
        { kind: 'paragraph', text },
        { kind: 'button', text: button, href: `${services.settings.PUBLIC_URL}${path}` },
      ]
      const face = faceOf(facts, services.settings.PUBLIC_URL, [{ text: emailWords.footer.owner(organization) }])
      await postMail(tx, {
        to: { address: owner.email, name: owner.name },
        templateKey,
        subjectId: null,
        subject,
        text: renderText(blocks, face),
        html: renderHtml(subject, blocks, face),
        cause: event.id,
      })
    }
  })
}
