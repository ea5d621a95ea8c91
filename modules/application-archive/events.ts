import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const archiveEvents = defineEvents(
  {
    /** Everything about an application was downloaded as one file. */
    'application.downloaded': z.object({}),
  },
  {},
  ['application.downloaded'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof archiveEvents> {}
}
