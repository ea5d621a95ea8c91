import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const formEvents = defineEvents(
  {
    'form.saved': z.object({ version: z.number().int() }),
  },
  {},
  ['form.saved'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof formEvents> {}
}
