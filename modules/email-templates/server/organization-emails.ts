import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { type AdminRow, adminById, adminsOf } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { organizationEmailWords as words } from '../words/organization-emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

interface Message {
  readonly subject: string
  readonly headline: string
  readonly text: string
}

/** Tells all owners what happened to their organization, in the product's own words: these e-mails have no template. */
async function notifyOwners(
  services: Services,
  event: ProductEvent,
  message: (facts: { organization: string; person: string; owner: AdminRow }) => Message,
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
        { kind: 'button', text: words.open, href: `${services.settings.PUBLIC_URL}/settings/organization#deletion` },
      ]
      const face = faceOf(facts, services.settings.PUBLIC_URL, [{ text: emailWords.footer.owner(organization) }])
      await postMail(tx, {
        to: { address: owner.email, name: owner.name },
        templateKey: 'organization_deletion',
        subjectId: null,
        subject,
        text: renderText(blocks, face),
        html: renderHtml(subject, blocks, face),
        cause: event.id,
      })
    }
  })
}

/** About deleting the organization. They are always sent, to every owner. */
export const organizationEmails: readonly Subscription[] = [
  {
    by: 'email-templates.deletion-requested',
    event: 'organization.deletion_requested',
    react: (services, event) =>
      notifyOwners(services, event, ({ organization, person, owner }) => {
        const day = locale.longDay(new Date(event.data.delete_at), owner.time_zone)
        return {
          subject: words.requested.subject(organization, day),
          headline: words.requested.headline(organization, day),
          text: words.requested.text(person),
        }
      }),
  },
  {
    by: 'email-templates.deletion-cancelled',
    event: 'organization.deletion_cancelled',
    react: (services, event) =>
      notifyOwners(services, event, ({ organization, person }) => ({
        subject: words.cancelled.subject(organization),
        headline: words.cancelled.subject(organization),
        text: words.cancelled.text(person),
      })),
  },
]
