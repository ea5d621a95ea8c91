import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

/** The subject of each is the export. */
const dataExportEvents = defineEvents(
  {
    'data_export.asked': z.object({}),
    /** It was cancelled while it was written, or its file was deleted before its time. */
    'data_export.cancelled': z.object({ finished: z.boolean() }),
    'data_export.finished': z.object({ ready: z.boolean() }),
    'data_export.downloaded': z.object({}),
  },
  {},
  ['data_export.asked', 'data_export.cancelled', 'data_export.downloaded'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof dataExportEvents> {}
}
