import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { MailContent, PrivateLink } from '#platform/mail/content.ts'
import { postMail } from '#platform/mail/messages.ts'
import type { Services } from '#platform/services.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import type { TemplateKey } from '../contract.ts'
import { isAlwaysOn, SIGN_IN_TEMPLATES } from '../policy.ts'
import type { Block, Letter } from './blocks.ts'
import { fill, type TemplateText, type Variables } from './fill.ts'
import { faceOf, type MailFace, renderHtml, renderText } from './render.ts'
import { TemplateProblem } from './template-language.ts'
import { notifyOwnersOfProblem } from './notify-owners.ts'
import { templateByKey, type TemplateRow } from './queries.ts'
import { publishedText } from './template-text.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'

export interface TemplatedMail {
  readonly key: TemplateKey
  readonly to: { readonly address: string; readonly name: string | null }
  readonly subjectId: string | null
  readonly variables: Variables
  readonly footer: MailFace['footer']
  /** Links that only the reader may have. */
  readonly links?: readonly PrivateLink[]
  /** The application that an e-mail to the team is about. */
  readonly aboutId?: string
  /** The same on every retry, so that the e-mail is posted once. */
  readonly cause: string
  readonly sendAt?: Date
  readonly attachments?: MailContent['attachments']
  readonly replyTo?: MailContent['reply_to']
  readonly fromName?: string
  /** Rich text that is not the template's, shown before the button. */
  readonly letter?: string | undefined
  /** Written for this one e-mail, instead of the template's text. */
  readonly text?: TemplateText
  /** Whether it is sent even if the organization has switched this e-mail off. */
  readonly alwaysSent?: boolean
}

/**
 * The organization's text, or the standard one. A text that cannot be used must not hold back a candidate's e-mail: the standard
 * text is sent instead, and the owners are notified once.
 */
async function fillIn(
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  { key, variables, text }: TemplatedMail,
  row: TemplateRow | undefined,
) {
  const values = { ...variables, organization: { name: facts.organization.name } }
  const { variables: known } = STANDARD_EMAILS[key]
  if (text) return fill(text, values, known)
  const own = publishedText(row)
  if (row && own) {
    try {
      return fill(own, values, known)
    } catch (error) {
      if (!(error instanceof TemplateProblem)) throw error
      await notifyOwnersOfProblem(tx, facts, row, error)
    }
  }
  return fill(STANDARD_EMAILS[key], values, known)
}

/** Before the button, or at the end of a template without one. */
function withLetter(blocks: readonly Block[], rich: string | undefined): readonly (Block | Letter)[] {
  if (!rich) return blocks
  const button = blocks.findIndex(({ kind }) => kind === 'button')
  const at = button < 0 ? blocks.length : button
  return [...blocks.slice(0, at), { kind: 'letter', rich }, ...blocks.slice(at)]
}

/** Fills in the text and posts the e-mail. */
export async function postTemplated(
  { settings }: Services,
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  mail: TemplatedMail,
): Promise<void> {
  const own = await templateByKey(tx.q, tx.organizationId, mail.key).executeTakeFirst()
  if (own && !own.enabled && !mail.text && !mail.alwaysSent && !isAlwaysOn(mail.key)) return
  const filled = await fillIn(tx, facts, mail, own)
  const blocks = withLetter(filled.blocks, mail.letter)
  const face = faceOf(facts, settings.PUBLIC_URL, mail.footer)
  await postMail(tx, {
    to: mail.to,
    templateKey: mail.key,
    subjectId: mail.subjectId,
    subject: filled.subject,
    text: renderText(blocks, face),
    html: renderHtml(filled.subject, blocks, face),
    attachments: mail.attachments,
    replyTo: mail.replyTo,
    fromName: mail.fromName,
    links: mail.links,
    aboutId: mail.aboutId,
    sendAt: mail.sendAt,
    lane: SIGN_IN_TEMPLATES.includes(mail.key) ? 'sign_in' : 'email',
    cause: mail.cause,
  })
}
