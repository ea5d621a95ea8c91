import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const organizationEvents = defineEvents(
  {
    'organization.registered': z.object({}),
    'organization.edited': z.object({ fields: z.array(z.string()) }),
    /** An address for replies waits to be confirmed. The event names no address. */
    'organization.reply_address_asked': z.object({ request_id: z.string() }),
    'organization.reply_address_confirmed': z.object({}),
    'organization.deletion_requested': z.object({ delete_at: z.string() }),
    'organization.deletion_cancelled': z.object({}),
  },
  {},
  [
    'organization.registered',
    'organization.edited',
    'organization.reply_address_asked',
    'organization.reply_address_confirmed',
    'organization.deletion_requested',
    'organization.deletion_cancelled',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof organizationEvents> {}
}
