import { z } from 'zod'
import { SUSPENSION_REASONS } from './policy.ts'
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
    /** A super admin suspended it. `informs`: whether the owners are e-mailed. */
    'organization.suspended': z.object({ reason: z.enum(SUSPENSION_REASONS), informs: z.boolean() }),
    /** It was restored after so many milliseconds. */
    'organization.restored': z.object({ milliseconds: z.number(), informs: z.boolean() }),
  },
  {},
  [
    'organization.registered',
    'organization.edited',
    'organization.reply_address_asked',
    'organization.reply_address_confirmed',
    'organization.deletion_requested',
    'organization.deletion_cancelled',
    'organization.suspended',
    'organization.restored',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof organizationEvents> {}
}
