import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'
import { documentSummarySchema, profileSchema } from './profile/schema.ts'

export const readingState = z.enum(['waiting', 'reading', 'read', 'needs_person'])
export type ReadingState = z.infer<typeof readingState>

/** A résumé as recruiters see it. */
export const resume = z.object({
  id,
  file_name: z.string(),
  bytes: z.number().int(),
  state: readingState,
  /** Why it needs human review, in one sentence. */
  problem: z.string().nullable(),
  summary: documentSummarySchema.nullable(),
  profile: profileSchema.nullable(),
  pages: z.array(z.object({ number: z.number().int(), text: z.string() })),
  /** Signed; valid for ten minutes. */
  url: z.string(),
})
export type Resume = z.output<typeof resume>

/** Values found in a résumé for the application form, each with the page it was found on. */
const prefill = z.object({
  fields: z.record(z.string(), z.object({ value: z.string(), page: z.number().int() })),
  work: z.array(
    z.object({ title: z.string(), employer: z.string(), from: z.string(), to: z.string(), page: z.number().int() }),
  ),
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
