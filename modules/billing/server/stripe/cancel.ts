import type { Stripe } from 'stripe'
import { conflict } from '#platform/errors/problem-error.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import type { Given } from '../provider.ts'
import { lockSubscription } from '../queries/subscriptions.ts'
import { cancelAtPeriodEnd } from '../subscribe.ts'
import { feedbackOf } from './cancel-reasons.ts'
import { takePlan } from './checkout.ts'
import { newKey } from './new-key.ts'
import { isSubscribed } from './quoted-purchase.ts'
import { nextPriceOf } from './read-account.ts'
import { releaseSchedule } from './schedule.ts'
import { NOTHING_SET_ASIDE } from './set-aside.ts'
import { readRow, syncOrganization } from './sync.ts'

const causeOf = ({ adminId }: Given) => ({ kind: 'admin', id: adminId }) as const

interface Why {
  readonly reason?: string
  readonly comment?: string
}

interface Ending extends Why {
  readonly metadata?: Stripe.MetadataParam
}

/** Cancels at the end of the period, instead of a change that was planned for it. */
export async function endAtPeriodEnd(
  stripe: Stripe,
  id: string,
  { reason, comment, metadata = NOTHING_SET_ASIDE }: Ending,
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  await releaseSchedule(stripe, subscription)
  await stripe.subscriptions.update(
    id,
    {
      cancel_at_period_end: true,
      metadata,
      cancellation_details: { ...(reason && { feedback: feedbackOf(reason) }), ...(comment && { comment }) },
    },
    newKey(),
  )
}

/** @throws 409 `nothing_to_cancel` */
export async function cancelSubscription(
  given: Given,
  connection: StripeConnection,
  why: Required<Why>,
): Promise<void> {
  const { services, org } = given
  const row = await readRow(org)
  if (row.price === 0) throw conflict('nothing_to_cancel', problems.nothingToCancel)
  if (isSubscribed(row, connection)) {
    await connection.use(stripe => endAtPeriodEnd(stripe, row.provider_subscription!, why))
    await syncOrganization({ services, connection, org, cause: causeOf(given) })
    return
  }
  // Nobody pays for the plan, so nobody renews it.
  await org.write(async tx => {
    const locked = await lockSubscription(tx)
    if (!locked.cancel_at_period_end) await cancelAtPeriodEnd(tx, locked, why, causeOf(given))
  })
}

async function keep(stripe: Stripe, id: string): Promise<boolean> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] })
  // After its last change a schedule stays for one period, in which nothing is planned.
  const isPlanned = nextPriceOf(subscription) !== null
  await releaseSchedule(stripe, subscription)
  if (isPlanned) return true
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(id, { cancel_at_period_end: false }, newKey())
  else if (subscription.cancel_at) await stripe.subscriptions.update(id, { cancel_at: '' }, newKey())
  else return false
  return true
}

/** A plan that nobody pays for is kept by paying for it. @throws 409 `nothing_to_resume` */
export async function resumeSubscription(
  given: Given,
  connection: StripeConnection,
): Promise<{ checkout_url: string } | null> {
  const { services, org } = given
  const row = await readRow(org)
  const nothing = () => conflict('nothing_to_resume', problems.nothingToResume)
  if (!isSubscribed(row, connection)) {
    if (row.price === 0) throw nothing()
    return takePlan(given, connection, { plan_id: row.plan_id, interval: row.interval })
  }
  const isKept = await connection.use(stripe => keep(stripe, row.provider_subscription!))
  await syncOrganization({ services, connection, org, cause: causeOf(given) })
  if (!isKept) throw nothing()
  return null
}
