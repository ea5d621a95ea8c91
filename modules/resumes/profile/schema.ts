import { z } from 'zod'
import { documentKinds, hiddenKindSchema } from '#platform/documents/reading.ts'

// Safe for the browser: contains only schemas.

/** A value from a résumé. `quote` is a literal part of the document's text on that page. */
const fieldSchema = z.object({ value: z.string(), page: z.number().int().positive(), quote: z.string() })

/** `YYYY-MM`, or `YYYY` if no month is given. */
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
  /** What was studied; empty if the degree does not say it. */
  field: z.string().default(''),
  from: monthSchema.nullable(),
  to: monthSchema.nullable(),
  page: z.number().int().positive(),
  quote: z.string(),
})

export const qualitySchema = z.object({
  /** `poor`: a person needs to read the file, because values may be wrong or missing. */
  level: z.enum(['good', 'partial', 'poor']),
  /** Complete sentences to show. */
  problems: z.array(z.string()),
})

/** Who or what a value comes from. */
const readingMethods = ['rules', 'model', 'candidate', 'recruiter'] as const

/** Words of a page: `start` and `end` are offsets into the text of the page (UTF-16 units). */
const spanSchema = z.object({
  page: z.number().int().positive(),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
})

/** Where a value comes from. `at` is null for what people entered, and for words that are in several places. */
const sourceSchema = z.object({ method: z.enum(readingMethods), at: spanSchema.nullable() })

/** The source of each value by its path, such as `email`, `positions.0.title` and `skills.3`. */
export const sourcesSchema = z.record(z.string(), sourceSchema)

/** What the other reading has, where the rules and the model disagree. */
export const otherReadingSchema = sourceSchema.extend({ path: z.string(), value: z.string() })

/** Whether a language model took part in the reading. `failed`: for some or all sections it gave no answer in time. */
export const modelParts = ['none', 'complete', 'failed'] as const

/** The career described in a résumé, each value with its source. Extracted from visible text only. */
export const profileSchema = z.object({
  name: fieldSchema.nullable(),
  email: fieldSchema.nullable(),
  /** `value` is the digits, with a leading + if the country is given; `quote` is the original text. */
  phone: fieldSchema.nullable(),
  location: fieldSchema.nullable(),
  links: z.array(fieldSchema),
  headline: fieldSchema.nullable(),
  positions: z.array(positionSchema),
  education: z.array(educationSchema),
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), level: z.string().nullable() })),
  certificates: z.array(z.string()),
  /** Years of experience, counting overlaps once, with one decimal; null if no position has dates. */
  years_of_experience: z.number().nonnegative().nullable(),
  quality: qualitySchema,
  sources: sourcesSchema.default({}),
  others: z.array(otherReadingSchema).default([]),
  model: z.enum(modelParts).default('none'),
})

/** What is stored of a document's reading, other than its text. */
export const documentSummarySchema = z.object({
  kind: z.enum(documentKinds),
  status: z.enum(['read', 'no_text']),
  page_count: z.number().int().positive(),
  language: z.string().nullable(),
  hidden: z.array(z.object({ kind: hiddenKindSchema, page: z.number().int().positive().nullable(), text: z.string() })),
})

export type Field = z.infer<typeof fieldSchema>
export type Position = z.infer<typeof positionSchema>
export type Education = z.infer<typeof educationSchema>
export type Quality = z.infer<typeof qualitySchema>
export type SourceSpan = z.infer<typeof spanSchema>
export type Source = z.infer<typeof sourceSchema>
export type Sources = z.infer<typeof sourcesSchema>
export type OtherReading = z.infer<typeof otherReadingSchema>
export type Profile = z.infer<typeof profileSchema>
export type DocumentSummary = z.infer<typeof documentSummarySchema>
