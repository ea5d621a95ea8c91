import type { Stripe } from 'stripe'
import type { Interval } from '../../policy.ts'
import { itemOf } from './read-account.ts'

/** Lets a subscription continue as it is, without the change that was planned. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (!schedule) return
  const id = typeof schedule === 'string' ? schedule : schedule.id
  await stripe.subscriptionSchedules.release(id, {}, { idempotencyKey: `release:${id}` })
}

interface Planned {
  readonly price: string
  readonly planId: string
  readonly interval: Interval
  /** Of what was last read: two clicks plan once, and a later plan is another one. */
  readonly version: number
}

/** Plans another price for the end of the current period, instead of what was planned before. */
export async function planPrice(
  stripe: Stripe,
  id: string,
  { price, planId, interval, version }: Planned,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  await releaseSchedule(stripe, subscription)
  if (subscription.cancel_at_period_end) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  const item = itemOf(subscription)
  const created = await stripe.subscriptionSchedules.create(
    { from_subscription: id },
    { idempotencyKey: `schedule:${id}:${version}` },
  )
  const current = created.phases[0]!
  await stripe.subscriptionSchedules.update(
    created.id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { plan_id: planId, interval },
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: current.start_date,
          end_date: item.current_period_end,
          ...(subscription.status === 'trialing' && { trial: true }),
        },
        {
          items: [{ price, quantity: 1 }],
          duration: { interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    },
    { idempotencyKey: `schedule:${created.id}:${price}` },
  )
}
