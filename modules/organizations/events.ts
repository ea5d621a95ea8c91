import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const organizationEvents = defineEvents(
  {
    'organization.registered': z.object({}),
    'organization.edited': z.object({ fields: z.array(z.string()) }),
  },
  {},
  ['organization.registered', 'organization.edited'],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof organizationEvents> {}
}
