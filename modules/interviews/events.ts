import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const interviewEvents = defineEvents(
  {
    'interview.proposed': z.object({ round: z.string(), booking_id: z.string() }),
  },
  { 'interview.proposed': ['round'] },
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof interviewEvents> {}
}
