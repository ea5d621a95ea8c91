import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { postMail } from '#platform/mail/messages.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import { adminById, type AdminRow } from '#modules/accounts/public.ts'
import { sessionWords } from '#modules/accounts/words/sessions.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import { securityEmailWords as words } from '../words/security.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

interface Text {
  readonly subject: string
  readonly headline: string
  readonly text: string
  /** What happened, by name. */
  readonly facts?: readonly (readonly [term: string, text: string])[]
}

type Message = Text | ((admin: AdminRow) => Text)

/** Tells a person what happened to their account, in the product's own words: these e-mails have no template. */
async function notifyPerson(services: Services, event: ProductEvent, message: Message): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  await org.write(async tx => {
    const admin = await adminById(tx.q, org.organizationId, event.subject_id!).executeTakeFirst()
    if (!admin || admin.removed_at) return
    const { subject, headline, text, facts: rows = [] } = typeof message === 'function' ? message(admin) : message
    const blocks: Block[] = [
      { kind: 'paragraph', text: words.hello(admin.name) },
      { kind: 'headline', text: headline },
      { kind: 'paragraph', text },
      ...rows.map(([term, value]): Block => ({ kind: 'fact', term, text: value })),
      { kind: 'paragraph', text: words.notYou(facts.organization.name) },
      { kind: 'button', text: words.open, href: `${services.settings.PUBLIC_URL}/settings/profile` },
    ]
    const face = faceOf(facts, services.settings.PUBLIC_URL, [{ text: emailWords.footer.signIn }])
    await postMail(tx, {
      to: { address: admin.email, name: admin.name },
      templateKey: 'account_security',
      subjectId: null,
      subject,
      text: renderText(blocks, face),
      html: renderHtml(subject, blocks, face),
      lane: 'sign_in',
      cause: event.id,
    })
  })
}

/** About sign-ins and two-factor authentication. They are always sent. */
export const securityEmails: readonly Subscription[] = [
  {
    by: 'email-templates.new-device',
    event: 'admin.new_device_used',
    react: (services, event) =>
      notifyPerson(services, event, ({ time_zone }) => ({
        ...words.newDevice,
        facts: [
          [words.newDevice.device, sessionWords.device(event.data.browser, event.data.system)],
          [words.newDevice.time, locale.writtenInstant(event.at, time_zone)],
        ],
      })),
  },
  {
    by: 'email-templates.two-factor-added',
    event: 'admin.two_factor_added',
    react: (services, event) => notifyPerson(services, event, words.added),
  },
  {
    by: 'email-templates.two-factor-removed',
    event: 'admin.two_factor_removed',
    react: (services, event) => notifyPerson(services, event, event.data.still_on ? words.appRemoved : words.removed),
  },
  {
    by: 'email-templates.passkey-added',
    event: 'admin.passkey_added',
    react: (services, event) => notifyPerson(services, event, words.passkeyAdded),
  },
  {
    by: 'email-templates.passkey-removed',
    event: 'admin.passkey_removed',
    react: (services, event) =>
      notifyPerson(services, event, event.data.still_on ? words.passkeyRemoved : words.lastPasskeyRemoved),
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
