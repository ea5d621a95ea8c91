import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const resumeEvents = defineEvents(
  {
    /** A résumé was read, or could not be read: see `state`. The subject is the application. */
    'resume.read': z.object({ resume_id: z.string(), state: z.string() }),
    /** Someone corrected what was read. The subject is the application. */
    'resume.corrected': z.object({
      resume_id: z.string(),
      version: z.number(),
      by: z.enum(['candidate', 'recruiter']),
    }),
  },
  { 'resume.read': ['state'], 'resume.corrected': ['by'] },
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof resumeEvents> {}
}
