import type { Stripe } from 'stripe'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { Services } from '#platform/services.ts'
import { GRACE_DAYS } from '../../policy.ts'
import { forEachDue } from '../for-each-due.ts'
import { planByKey } from '../queries/plans.ts'
import { endUnpaid } from '../queries/provider.ts'
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../queries/subscriptions.ts'
import { remindOfEnd } from '../remind-of-end.ts'
import { endSubscription, startNextPeriod } from '../subscribe.ts'
import { isSubscribed } from './quoted-purchase.ts'
import { readRow, syncOrganization } from './sync.ts'

/** Starts the next period of the free plan. A plan that nobody pays for ends. */
async function renewUnpaid(tx: OrganizationTransaction, row: SubscriptionRow): Promise<void> {
  if (row.price > 0) {
    await endSubscription(tx, row)
    return updateSubscription(tx, { provider_subscription: null, past_due_since: null }).then(() => {})
  }
  const plan = await planByKey(tx.q, row.plan_key).executeTakeFirstOrThrow()
  const free = { plan, interval: 'month', price: 0, lines: [], due: 0, credit: row.credit, test: false } as const
  await startNextPeriod(tx, row, free)
}

const isGraceOver = ({ past_due_since: since, status }: SubscriptionRow, now: Date) =>
  status === 'unpaid' || (since !== null && later(since, GRACE_DAYS * DAY) <= now)

/** Payments are still paused if the end of a suspension was not settled yet: it moves the time that is left to pay. */
async function endUnlessPaused(stripe: Stripe, id: string): Promise<void> {
  const { pause_collection } = await stripe.subscriptions.retrieve(id)
  if (!pause_collection) await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
}

/** A subscription at Stripe: ends it if nobody has paid for too long, and reads it if its events are missing. */
async function renewPaid(services: Services, connection: StripeConnection, org: OrganizationDb, now: Date) {
  const row = await readRow(org)
  const id = row.provider_subscription
  if (!id || !isSubscribed(row, connection)) return
  const sync = { services, connection, org, cause: { kind: 'system' } } as const
  if (isGraceOver(row, now)) {
    // What is still open may have been paid since it was last read.
    await syncOrganization(sync)
    if (isGraceOver(await readRow(org), now)) {
      await connection.use(stripe => endUnlessPaused(stripe, id))
      await syncOrganization(sync)
    }
  } else if (row.current_period_end <= now) await syncOrganization(sync)
}

/** Everything that is due in an organization, then the reminder. */
const renewOrganization = async (services: Services, connection: StripeConnection, org: OrganizationDb, now: Date) => {
  await renewPaid(services, connection, org, now)
  await org.write(async tx => {
    let row = await lockSubscription(tx)
    while (!isSubscribed(row, connection) && row.current_period_end <= now) {
      await renewUnpaid(tx, row)
      row = await lockSubscription(tx)
    }
    await remindOfEnd(tx, row, now)
  })
}

export async function renewDue(services: Services, connection: StripeConnection): Promise<void> {
  await services.db.unsafeAcrossOrganizations(q => endUnpaid(q, connection.live))
  await forEachDue(services, (org, now) => renewOrganization(services, connection, org, now))
}
