import { z } from 'zod'

// Safe for the browser: contains only schemas.

export const documentKinds = ['pdf', 'docx', 'odt', 'txt'] as const
const hiddenKinds = ['same_color', 'tiny', 'off_page', 'invisible', 'zero_width', 'vanish', 'covered'] as const

/** Why text is hidden. Readings that were stored by earlier versions have `same_colour`. */
export const hiddenKindSchema = z.preprocess(
  value => (value === 'same_colour' ? 'same_color' : value),
  z.enum(hiddenKinds),
)

/** Text that is in the file but not visible, and why. `page` is null if the format has no fixed pages. */
const hiddenTextSchema = z.object({
  kind: hiddenKindSchema,
  page: z.number().int().positive().nullable(),
  text: z.string(),
})

/** One page as a person sees it. `offset` is the position of its text in the document's `text` (UTF-16 units). */
const documentPageSchema = z.object({
  number: z.number().int().positive(),
  text: z.string(),
  offset: z.number().int().nonnegative(),
})

export const documentReadingSchema = z.object({
  kind: z.enum(documentKinds),
  /** `no_text`: a scan or an empty file, without text to quote. */
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

/** The result of one format's reader, before it is cleaned and assembled. */
export type RawReading = { pages: string[]; hidden: HiddenText[] }
