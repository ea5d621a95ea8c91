import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const organizationEvents = defineEvents(
  {
    'organization.registered': z.object({}),
    'organization.edited': z.object({ fields: z.array(z.string()) }),
    'organization.deletion_requested': z.object({ delete_at: z.string() }),
    'organization.deletion_cancelled': z.object({}),
  },
  {},
  [
    'organization.registered',
    'organization.edited',
    'organization.deletion_requested',
    'organization.deletion_cancelled',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof organizationEvents> {}
}
