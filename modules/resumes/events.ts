import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const resumeEvents = defineEvents(
  {
    /** A résumé was read, or could not be read: see `state`. The subject is the application. */
    'resume.read': z.object({ resume_id: z.string(), state: z.string() }),
  },
  { 'resume.read': ['state'] },
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof resumeEvents> {}
}
