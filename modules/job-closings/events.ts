import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

/** Subject: the job. */
const closingEvents = defineEvents(
  {
    'job.closing_started': z.object({ decision: z.enum(['reject', 'leave']), excluded: z.number() }),
    'job.closing_undone': z.object({}),
  },
  {},
  ['job.closing_started', 'job.closing_undone'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof closingEvents> {}
}
