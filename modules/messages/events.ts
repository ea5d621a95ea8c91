import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const message = z.object({ message_id: z.string() })

/** The subject of each is the application. */
const messageEvents = defineEvents({
  'message.written': message.extend({ scheduled: z.boolean() }),
  'message.edited': message,
  'message.sent_again': message,
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof messageEvents> {}
}
