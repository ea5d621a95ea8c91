import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const roomEvents = defineEvents({
  /** A candidate corrected the transcript. */
  'screening.corrected': z.object({ screening_id: z.string(), turn_id: z.string() }),
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof roomEvents> {}
}
