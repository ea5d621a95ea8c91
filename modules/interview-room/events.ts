import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const roomEvents = defineEvents({
  /** A candidate corrected the transcript. */
  'screening.corrected': z.object({ screening_id: z.string(), turn_id: z.string() }),
  /** A candidate asked to hear from a person and agreed that the organization is told. What they said is not part of it. */
  'screening.person_requested': z.object({ screening_id: z.string() }),
  /** A candidate asked about the job what its posting does not say. The question is in the transcript. */
  'screening.question_noted': z.object({ screening_id: z.string() }),
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof roomEvents> {}
}
