import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { platformBrand } from '#modules/platform-settings/public.ts'
import type { Block } from './blocks.ts'
import { type MailFace, readableOn, renderHtml, renderText } from './render.ts'

interface PlatformLetter {
  readonly subject: string
  readonly blocks: readonly Block[]
  /** Why the reader gets it. */
  readonly footer: string
}

/** An e-mail of the platform itself, which belongs to no organization, signed as the operators chose. */
export async function platformEmail(q: Kysely<Tables>, { subject, blocks, footer }: PlatformLetter) {
  const { name, color, supportEmail } = await platformBrand(q)
  const face: MailFace = {
    name,
    logoUrl: null,
    primary: color,
    onPrimary: readableOn(color),
    footer: [{ text: footer }],
  }
  return {
    subject,
    text: renderText(blocks, face),
    html: renderHtml(subject, blocks, face),
    fromName: name,
    ...(supportEmail && { replyTo: { address: supportEmail, name } }),
  }
}
