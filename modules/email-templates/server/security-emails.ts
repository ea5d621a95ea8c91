import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { securityEmailWords as words } from '../words/security.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

interface Message {
  readonly subject: string
  readonly headline: string
  readonly text: string
}

/** Tells a person what happened to their account, in the product's own words: these e-mails have no template. */
async function notifyPerson(services: Services, event: ProductEvent, message: Message): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const admin = await adminById(tx.q, org.organizationId, event.subject_id!).executeTakeFirst()
    if (!admin || admin.removed_at) return
    const blocks: Block[] = [
      { kind: 'paragraph', text: words.hello(admin.name) },
      { kind: 'headline', text: message.headline },
      { kind: 'paragraph', text: message.text },
      { kind: 'paragraph', text: words.notYou(facts.organization.name) },
      { kind: 'button', text: words.open, href: `${services.settings.PUBLIC_URL}/settings/profile` },
    ]
    const face = faceOf(facts, services.settings.PUBLIC_URL, [{ text: emailWords.footer.signIn }])
    await postMail(tx, {
      to: { address: admin.email, name: admin.name },
      templateKey: 'account_security',
      subjectId: null,
      subject: message.subject,
      text: renderText(blocks, face),
      html: renderHtml(message.subject, blocks, face),
      lane: 'sign_in',
      cause: event.id,
    })
  })
}

/** About two-factor authentication. They are always sent. */
export const securityEmails: readonly Subscription[] = [
  {
    by: 'email-templates.two-factor-added',
    event: 'admin.two_factor_added',
    react: (services, event) => notifyPerson(services, event, words.added),
  },
  {
    by: 'email-templates.two-factor-removed',
    event: 'admin.two_factor_removed',
    react: (services, event) => notifyPerson(services, event, words.removed),
  },
  {
    by: 'email-templates.recovery-codes-renewed',
    event: 'admin.recovery_codes_renewed',
    react: (services, event) => notifyPerson(services, event, words.renewed),
  },
  {
    by: 'email-templates.recovery-code-used',
    event: 'admin.recovery_code_used',
    react: (services, event) =>
      notifyPerson(services, event, { ...words.used, text: words.used.text(event.data.left) }),
  },
]
