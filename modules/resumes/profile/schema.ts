import { z } from 'zod'
import { documentKinds, hiddenKinds } from '#platform/documents/reading.ts'

// Safe for the browser: nothing here but shapes.

/** Something read from a résumé. `quote` stands literally in the document's text, on that page. */
const fieldSchema = z.object({ value: z.string(), page: z.number().int().positive(), quote: z.string() })

/** `YYYY-MM`, or `YYYY` where no month is given. */
const monthSchema = z.string().regex(/^\d{4}(-\d{2})?$/)

const positionSchema = z.object({
  title: z.string(),
  employer: z.string(),
  from: monthSchema.nullable(),
  to: monthSchema.nullable(),
  current: z.boolean(),
  page: z.number().int().positive(),
  quote: z.string(),
})

const educationSchema = z.object({
  school: z.string(),
  degree: z.string(),
  from: monthSchema.nullable(),
  to: monthSchema.nullable(),
  page: z.number().int().positive(),
  quote: z.string(),
})

const qualitySchema = z.object({
  /** `poor`: a person has to read the file; what stands here may be wrong or missing. */
  level: z.enum(['good', 'partial', 'poor']),
  /** Whole sentences, to be shown. */
  problems: z.array(z.string()),
})

/** What a résumé says of a career, each piece with where it stands. Made of visible text only. */
export const profileSchema = z.object({
  name: fieldSchema.nullable(),
  email: fieldSchema.nullable(),
  /** `value` is digits with a leading + where the country is given; `quote` is how it was written. */
  phone: fieldSchema.nullable(),
  location: fieldSchema.nullable(),
  links: z.array(fieldSchema),
  headline: fieldSchema.nullable(),
  positions: z.array(positionSchema),
  education: z.array(educationSchema),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  /** Years worked, overlaps counted once, one decimal; null when no position has dates. */
  years_of_experience: z.number().nonnegative().nullable(),
  quality: qualitySchema,
})

/** What is kept of a document's reading beside its text. */
export const documentSummarySchema = z.object({
  kind: z.enum(documentKinds),
  status: z.enum(['read', 'no_text']),
  page_count: z.number().int().positive(),
  language: z.string().nullable(),
  hidden: z.array(
    z.object({ kind: z.enum(hiddenKinds), page: z.number().int().positive().nullable(), text: z.string() }),
  ),
})

export type Field = z.infer<typeof fieldSchema>
export type Position = z.infer<typeof positionSchema>
export type Education = z.infer<typeof educationSchema>
export type Quality = z.infer<typeof qualitySchema>
export type Profile = z.infer<typeof profileSchema>
export type DocumentSummary = z.infer<typeof documentSummarySchema>
