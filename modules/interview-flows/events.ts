import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const flowEvents = defineEvents(
  {
    'flow.created': z.object({}),
    'flow.saved': z.object({ version: z.number().int() }),
    'flow.removed': z.object({}),
  },
  {},
  ['flow.created', 'flow.saved', 'flow.removed'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof flowEvents> {}
}
