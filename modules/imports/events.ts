import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const importEvents = defineEvents(
  {
    /** The subject is the job. */
    'import.started': z.object({ import_id: z.string(), informs: z.boolean() }),
    'import.cancelled': z.object({ import_id: z.string() }),
    /** All files were read, for the first time. */
    'import.finished': z.object({ import_id: z.string(), admin_id: z.string() }),
  },
  {},
  ['import.started', 'import.cancelled'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof importEvents> {}
}
