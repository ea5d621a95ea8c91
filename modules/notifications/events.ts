import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const notificationEvents = defineEvents({
  /** People have something new to read. `email` are those of them who are to be e-mailed right away. */
  'notification.added': z.object({
    admin_ids: z.array(z.string()),
    email: z.array(z.object({ notification_id: z.string(), admin_id: z.string() })),
  }),
  /** Somebody is to get the daily e-mail: the newest by ID, and how many there are. */
  'notification.digest_due': z.object({ admin_id: z.string(), notification_ids: z.array(z.string()), count: z.int() }),
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof notificationEvents> {}
}
