import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import type { EventsOf } from '#platform/events/define.ts'
import { definePlatformEvents } from '#platform/events/platform-events.ts'

const accountEvents = definePlatformEvents({
  'super_admin.signed_in': z.object({ way: z.enum(['authenticator', 'recovery_code', 'demonstration']) }),
  'super_admin.signed_out': z.object({}),
  /** The password was right and the code was wrong. */
  'super_admin.code_refused': z.object({ locked: z.boolean() }),
  /** The authenticator app was set up. */
  'super_admin.app_added': z.object({}),
  'super_admin.created': z.object({ access: z.enum(SUPER_ADMIN_ACCESS) }),
  /** From the server's command line: a new password, and the authenticator app has to be set up again. */
  'super_admin.reset': z.object({}),
})

const planFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const planEvents = definePlatformEvents({
  'plan.created': z.object({ currency: z.string() }),
  /** The fields that changed, as they were and as they are. Money is in minor units. */
  'plan.edited': z.object({ from: planFacts, to: planFacts }),
  'plan.archived': z.object({}),
  'plan.restored': z.object({}),
  'plan.ordered': z.object({ order: z.array(z.string()) }),
})

declare module '#platform/events/platform-events.ts' {
  interface PlatformEventTypes extends EventsOf<typeof accountEvents>, EventsOf<typeof planEvents> {}
}
