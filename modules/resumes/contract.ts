import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { resumeDetails } from './details-schema.ts'
import {
  documentSummarySchema,
  modelParts,
  otherReadingSchema,
  profileSchema,
  qualitySchema,
  sourcesSchema,
} from './profile/schema.ts'

export { resumeChanges, type ResumeChanges, type ResumeDetails } from './details-schema.ts'

export const readingState = z.enum(['waiting', 'reading', 'read', 'needs_person'])
export type ReadingState = z.infer<typeof readingState>

/** What was read from a résumé, and what people corrected. */
export const shownDetails = z.object({
  /** The number of corrections. */
  version: z.number().int(),
  /** As it was read. */
  read: resumeDetails,
  /** With all corrections. */
  details: resumeDetails,
  /** Of the details, by path. */
  sources: sourcesSchema,
  others: z.array(otherReadingSchema),
  model: z.enum(modelParts),
  quality: qualitySchema.nullable(),
  corrections: z.array(
    z.object({ by: z.enum(['candidate', 'recruiter']), at: instant, sections: z.array(z.string()) }),
  ),
})
export type ShownDetails = z.output<typeof shownDetails>

/** A correction: all details as they should be, and the version that they are based on. */
export const correction = z.object({ version: z.number().int().min(0).max(1000), details: resumeDetails })

/** A résumé as recruiters see it. */
export const resume = z.object({
  id,
  file_name: z.string(),
  bytes: z.number().int(),
  /** Whether the file is a PDF, by its content: its pages can be shown. */
  is_pdf: z.boolean(),
  state: readingState,
  /** Why it needs human review, in one sentence. */
  problem: z.string().nullable(),
  summary: documentSummarySchema.nullable(),
  profile: profileSchema.nullable(),
  /** Null in blind review, like the profile. */
  details: shownDetails.nullable(),
  /** `entered`: not from the file, but the details that people entered. */
  pages: z.array(z.object({ number: z.number().int(), text: z.string(), entered: z.boolean().default(false) })),
  /** Signed; valid for ten minutes. Null in blind review: the file shows who it is. */
  url: z.string().nullable(),
})
export type Resume = z.output<typeof resume>

/** Values found in a résumé for the application form, each with the page it was found on. */
const prefill = z.object({
  fields: z.record(z.string(), z.object({ value: z.string(), page: z.number().int() })),
  work: z.array(
    z.object({ title: z.string(), employer: z.string(), from: z.string(), to: z.string(), page: z.number().int() }),
  ),
  /** Everything that was read, for checking; null if nothing was. */
  details: resumeDetails.nullable(),
  /** The page of each value, by its path. */
  pages: z.record(z.string(), z.number().int()),
  quality: qualitySchema.nullable(),
  page_count: z.number().int(),
  /** Complete sentences for the candidate, for example that the file is a scan. */
  remarks: z.array(z.string()),
})
export type Prefill = z.output<typeof prefill>

export const resumesContract = contract({
  'resumes.prefill': {
    method: 'POST',
    path: '/api/applications/:id/read-resume',
    who: 'anyone',
    summary: "Reads a résumé to prefill the application form; `id` is the organization's. Nothing is stored.",
    params: z.object({ id }),
    multipart: true,
    body: z.object({}),
    reply: prefill,
    limit: { max: 30, seconds: 600 },
  },
  'resumes.file': {
    method: 'GET',
    path: '/api/resumes/:token/:name',
    who: 'anyone',
    summary: 'Downloads a résumé file with its signed URL.',
    params: z.object({ token: z.string().max(600), name: z.string().max(300) }),
  },
})
