import type { Vault } from '../auth/vault.ts'

/** The content that the recipient gets. Anyone who has its links can use them. */
export interface MailContent {
  readonly text: string
  readonly html: string
  readonly attachments: readonly {
    readonly file_name: string
    readonly content_type: string
    readonly content: string
  }[]
  /** The sender's name instead of the product's. The address is always the product's own. */
  readonly from_name?: string
  /** The recipient of replies. Without it they go to the product's own address, which nobody reads. */
  readonly reply_to?: { readonly address: string; readonly name: string }
}

/** A link that only the recipient of a message may have. */
export interface PrivateLink {
  readonly href: string
  /** Its purpose, after "link to": `set a new password`. */
  readonly to: string
}

/** Without an organization it is the platform's own message. */
const contextOf = (organizationId: string | null, messageId: string) =>
  `mail ${organizationId ?? 'platform'} ${messageId}`

export const sealContent = (
  vault: Vault,
  organizationId: string | null,
  messageId: string,
  content: MailContent,
): Buffer => vault.seal(contextOf(organizationId, messageId), JSON.stringify(content))

export interface StoredMail {
  /** Missing in the platform's own messages. */
  readonly organization_id?: string | null
  readonly id: string
  readonly text_body: string
  readonly sealed: Buffer | null
}

/** The content with its links while it is still stored; otherwise the text without them. */
export function contentOf(vault: Vault, { organization_id, id, text_body, sealed }: StoredMail): MailContent {
  if (!sealed) return { text: text_body, html: '', attachments: [] }
  return JSON.parse(vault.open(contextOf(organization_id ?? null, id), sealed)) as MailContent
}

/** Reads each URL once. A pattern that also required the token would start again at every `http://` of a long one. */
const URL_IN_TEXT = /https?:\/\/[^\s<>"]*/g
const TOKEN = /[\w-]{43}/

/**
 * The text as it is stored and shown in the workspace: private links are replaced by their purpose. Links with a token that were not
 * declared must not stay readable either.
 */
export function nameLinks(text: string, links: readonly PrivateLink[]): string {
  const named = links.reduce((rest, { href, to }) => rest.replaceAll(href, `[private link to ${to}]`), text)
  return named.replaceAll(URL_IN_TEXT, url => (TOKEN.test(url) ? '[private link]' : url))
}
