import { z } from 'zod'
import { SUPER_ADMIN_ACCESS } from '#platform/access/super-admins.ts'
import type { EventsOf } from '#platform/events/define.ts'
import { INTERVALS, UNIT_KINDS } from '#modules/billing/policy.ts'
import { SUSPENSION_REASONS } from '#modules/organizations/policy.ts'
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

const planValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const planEvents = definePlatformEvents({
  'plan.created': z.object({ currency: z.string() }),
  /** The fields that changed, as they were and as they are. Money is in minor units. */
  'plan.edited': z.object({
    currency: z.string(),
    changes: z.array(z.object({ field: z.string(), from: planValue, to: planValue })),
  }),
  /** Larger limits and new capabilities reached those who were on the plan before their renewal. */
  'plan.applied': z.object({ organizations: z.number().int() }),
  'plan.archived': z.object({}),
  'plan.restored': z.object({}),
  'plan.ordered': z.object({ order: z.array(z.string()) }),
})

const organizationActs = definePlatformEvents({
  'organization.suspended': z.object({ cause: z.enum(SUSPENSION_REASONS), emailed: z.boolean() }),
  'organization.restored': z.object({ days: z.number().int(), emailed: z.boolean() }),
  'organization.plan_changed': z.object({ from: z.string(), to: z.string(), interval: z.enum(INTERVALS) }),
  'organization.trial_extended': z.object({ from: z.string(), to: z.string() }),
  'organization.units_added': z.object({ kind: z.enum(UNIT_KINDS), added: z.number().int(), limit: z.number().int() }),
})

declare module '#platform/events/platform-events.ts' {
  interface PlatformEventTypes
    extends EventsOf<typeof accountEvents>, EventsOf<typeof planEvents>, EventsOf<typeof organizationActs> {}
}
