import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import type { TemplateKey } from '../contract.ts'
import { fill, type Variables } from './fill.ts'
import { type MailFace, readableOn, renderHtml, renderText } from './render.ts'
import { changedTemplates } from './templates.ts'
import { TEXTS } from './texts.ts'

export interface TemplatedMail {
  readonly key: TemplateKey
  readonly to: { readonly address: string; readonly name: string | null }
  readonly subjectId: string | null
  readonly variables: Variables
  readonly footer: MailFace['footer']
  /** Same at every try: the mail is posted once for it. */
  readonly cause: string
  readonly sendAt?: Date
  readonly attachments?: readonly {
    readonly file_name: string
    readonly content_type: string
    readonly content: string
  }[]
}

/** A mail of the product itself, about signing in: these are never switched off. */
const ALWAYS: readonly TemplateKey[] = ['verify_email', 'reset_password', 'password_changed']

/** Fills the organization's text in, or the product's own, and puts the mail on its way. */
export async function postTemplated(
  { settings }: Services,
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  mail: TemplatedMail,
): Promise<void> {
  const own = await changedTemplates(tx.q, tx.organizationId).where('key', '=', mail.key).executeTakeFirst()
  if (own && !own.enabled && !ALWAYS.includes(mail.key)) return
  const { subject, body } = own ?? TEXTS[mail.key]
  const filled = fill(subject, body, { ...mail.variables, organization: { name: facts.organization.name } })
  const primary = facts.settings.color_primary
  const face: MailFace = {
    name: facts.organization.name,
    logoUrl: facts.logoUrl && `${settings.PUBLIC_URL}${facts.logoUrl}`,
    primary,
    onPrimary: readableOn(primary),
    footer: mail.footer,
  }
  await postMail(tx, {
    to: mail.to,
    templateKey: mail.key,
    subjectId: mail.subjectId,
    subject: filled.subject,
    text: renderText(filled.blocks, face),
    html: renderHtml(filled.subject, filled.blocks, face),
    attachments: mail.attachments,
    sendAt: mail.sendAt,
    lane: ALWAYS.includes(mail.key) ? 'sign_in' : 'email',
    cause: mail.cause,
  })
}
