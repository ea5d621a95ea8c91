import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

/** Plans are named by their key. The subject is the subscription. */
const plan = z.string()
const interval = z.enum(['month', 'year'])

const billingEvents = defineEvents(
  {
    'subscription.started': z.object({ plan, interval, trial: z.boolean() }),
    'subscription.upgraded': z.object({ plan, interval }),
    'subscription.change_planned': z.object({ plan, interval }),
    'subscription.cancelled': z.object({ reason: z.string() }),
    'subscription.resumed': z.object({}),
    'subscription.renewed': z.object({ plan, interval, transaction_id: z.string() }),
    'subscription.ended': z.object({ plan }),
    /** A trial or a cancelled period ends in so many days. */
    'subscription.ends_soon': z.object({ days: z.number().int() }),
    'subscription.payment_failed': z.object({ transaction_id: z.string() }),
    /** Some limits became smaller: what exceeds them is kept, and open jobs are paused. */
    'subscription.limits_lowered': z.object({}),
    'subscription.details_changed': z.object({}),
  },
  {},
  [
    'subscription.started',
    'subscription.upgraded',
    'subscription.change_planned',
    'subscription.cancelled',
    'subscription.resumed',
    'subscription.renewed',
    'subscription.ended',
    'subscription.payment_failed',
    'subscription.details_changed',
  ],
)

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof billingEvents> {}
}
