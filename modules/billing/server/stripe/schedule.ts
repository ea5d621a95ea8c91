import type { Stripe } from 'stripe'
import { itemOf } from './read-account.ts'
import { isSetAside, NOTHING_SET_ASIDE, type Planned } from './set-aside.ts'

/** Lets a subscription continue as it is, without the change that was planned. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (!schedule) return
  const id = typeof schedule === 'string' ? schedule : schedule.id
  await stripe.subscriptionSchedules.release(id, {}, { idempotencyKey: `release:${id}` })
}

/** Plans another price for the end of the current period, instead of what was planned before. */
export async function planPrice(
  stripe: Stripe,
  id: string,
  { price, planId, interval }: Planned,
  /** Two clicks have the same key, and so plan once. */
  key: string,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  await releaseSchedule(stripe, subscription)
  const { cancel_at_period_end: isCancelled, metadata } = subscription
  if (isCancelled || isSetAside(metadata))
    await stripe.subscriptions.update(id, {
      ...(isCancelled && { cancel_at_period_end: false }),
      metadata: NOTHING_SET_ASIDE,
    })
  const item = itemOf(subscription)
  const created = await stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: key })
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
