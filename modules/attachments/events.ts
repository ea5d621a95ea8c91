import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const file = z.object({ file_id: z.string() })

/** The subject of each is the application. */
const attachmentEvents = defineEvents({
  'attachment.added': file,
  'attachment.deleted': file,
  'attachment.restored': file,
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof attachmentEvents> {}
}
