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

/** How letters look, as far as it shows their role. `size` is in points, `weight` from 100 to 900 (400 is regular); null if unknown. */
export type TextLook = { size: number | null; weight: number; italic: boolean }

/** A stretch of a line that looks the same. `start` and `end` are offsets into the document's `text` (UTF-16 units). */
export type Span = TextLook & { start: number; end: number }

/** The edges of a column on its page, in points from the left. */
export type Column = { left: number; right: number }

/** One line of the document's text. */
export type LineLayout = {
  page: number
  start: number
  end: number
  /** The column that it is in; null if the format has no fixed pages. */
  column: Column | null
  /** Level of a heading style, as office programs name it; null without one. */
  heading: number | null
  /** Whether its text goes on from the line above, which had no space for its first word. */
  continues: boolean
  spans: Span[]
}

/** A document with the layout of its lines, in reading order. The layout is not stored. */
export type DocumentWithLayout = DocumentReading & { layout: LineLayout[] }

/** A stretch of a line as a format's reader finds it. */
export type RawSpan = TextLook & { text: string }

/** One line as a format's reader finds it. `afterGap`: an empty line or another block precedes it. */
export type RawLine = {
  spans: RawSpan[]
  column: Column | null
  heading: number | null
  afterGap: boolean
  /** Whether its text goes on from the line above, which had no space for its first word. */
  continues?: boolean
}

/** The result of one format's reader, before it is cleaned and assembled. */
export type RawReading = { pages: RawLine[][]; hidden: HiddenText[] }
