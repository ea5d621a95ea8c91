import { z } from 'zod'

// Safe for the browser: nothing here but shapes.

export const documentKinds = ['pdf', 'docx', 'odt', 'txt'] as const
export const hiddenKinds = ['same_colour', 'tiny', 'off_page', 'invisible', 'zero_width', 'vanish', 'covered'] as const

/** Text that is in the file but not before a reader's eyes, and why. `page` is null where the format has no fixed pages. */
const hiddenTextSchema = z.object({
  kind: z.enum(hiddenKinds),
  page: z.number().int().positive().nullable(),
  text: z.string(),
})

/** One page as a person sees it. `offset` is where its text begins in the whole document's `text` (UTF-16 units). */
const documentPageSchema = z.object({
  number: z.number().int().positive(),
  text: z.string(),
  offset: z.number().int().nonnegative(),
})

export const documentReadingSchema = z.object({
  kind: z.enum(documentKinds),
  /** `no_text`: a scan or an empty file; there is nothing a program could quote. */
  status: z.enum(['read', 'no_text']),
  pages: z.array(documentPageSchema),
  /** The pages' texts joined by one empty line. */
  text: z.string(),
  hidden: z.array(hiddenTextSchema),
  /** ISO 639-1, a guess; null when no language stands out. */
  language: z.string().nullable(),
})

export type DocumentKind = (typeof documentKinds)[number]
export type HiddenKind = (typeof hiddenKinds)[number]
export type HiddenText = z.infer<typeof hiddenTextSchema>
export type DocumentPage = z.infer<typeof documentPageSchema>
export type DocumentReading = z.infer<typeof documentReadingSchema>

/** What a reader of one format hands over, before it is cleaned and put together. */
export type RawReading = { pages: string[]; hidden: HiddenText[] }
