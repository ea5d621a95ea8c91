import { issueLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { ProductEvent, Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { isPosted, postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { REPLY_LINK_DAYS } from '#modules/organizations/policy.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { organizationEmailWords } from '../words/organization-emails.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'

const words = organizationEmailWords.replyAddress
const TEMPLATE = 'reply_address'

/** Asks the person who reads an address whether replies from candidates should go there. */
async function askReader(services: Services, event: ProductEvent<'organization.reply_address_asked'>): Promise<void> {
  const org = services.db.forOrganization(event.organization_id)
  const facts = await readOrganization(org)
  const { organization, settings } = facts
  const address = settings.reply_to_asked
  // Cancelled or replaced in the meantime.
  if (!address || settings.reply_to_request !== event.data.request_id) return
  await org.write(async tx => {
    if (await isPosted(tx, event.id, TEMPLATE, address)) return
    const admin = event.actor_id ? await adminById(tx.q, tx.organizationId, event.actor_id).executeTakeFirst() : null
    const now = services.clock.now()
    const until = later(now, REPLY_LINK_DAYS * DAY)
    const token = await issueLink(tx, 'reply_address', event.data.request_id, until, now)
    const link = `${services.settings.PUBLIC_URL}/admins/reply-address?token=${token}`
    const subject = words.subject(organization.name)
    const blocks: Block[] = [
      { kind: 'headline', text: words.headline(organization.name) },
      { kind: 'paragraph', text: words.text(admin?.name ?? organization.name, organization.name) },
      { kind: 'button', text: words.confirm, href: link },
      { kind: 'fact', term: words.until, text: locale.writtenInstant(until, organization.time_zone) },
      { kind: 'note', text: words.ignore },
    ]
    const face = faceOf(facts, services.settings.PUBLIC_URL, [{ text: words.footer(organization.name) }])
    await postMail(tx, {
      to: { address, name: null },
      templateKey: TEMPLATE,
      subjectId: null,
      subject,
      text: renderText(blocks, face),
      html: renderHtml(subject, blocks, face),
      links: [{ href: link, to: words.linkTo }],
      lane: 'sign_in',
      cause: event.id,
    })
  })
}

export const replyAddressEmails: readonly Subscription[] = [
  { by: 'email-templates.reply-address', event: 'organization.reply_address_asked', lane: 'sign_in', react: askReader },
]
