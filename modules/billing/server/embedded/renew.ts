import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { FREE_PLAN, periodEnd } from '../../policy.ts'
import { type InvoiceLine, settle } from '../../quote.ts'
import { forEachDue } from '../for-each-due.ts'
import { planById } from '../queries/plans.ts'
import { lockSubscription, type SubscriptionRow } from '../queries/subscriptions.ts'
import { remindOfEnd } from '../remind-of-end.ts'
import { endSubscription, startNextPeriod } from '../subscribe.ts'

/** Renews once, at the end of the current period: on the plan that was chosen for it, at the price that the plan has now. */
async function renewOnce(tx: OrganizationTransaction, row: SubscriptionRow): Promise<void> {
  const plan = await planById(tx.q, row.next_plan_id ?? row.plan_id).executeTakeFirstOrThrow()
  const interval = row.next_interval ?? row.interval
  const price = interval === 'year' ? plan.price_yearly : plan.price_monthly
  if (row.cancel_at_period_end || (row.price > 0 && plan.key === FREE_PLAN)) return endSubscription(tx, row)
  const start = row.current_period_end
  const anchor = interval === row.interval && row.status !== 'trialing' ? row.anchor : start
  const to = periodEnd(anchor, interval, start)
  const line: InvoiceLine = { kind: 'plan', plan: plan.name, interval, from: start, to, amount: price }
  const settled = price === 0 ? { lines: [], due: 0, credit: row.credit } : settle([line], row.credit, start)
  await startNextPeriod(tx, row, { plan, interval, price, ...settled, test: true })
}

/** Does everything that is due in an organization: one renewal for each period that is over, then the reminder. */
export const renewSubscription = (org: OrganizationDb, now: Date): Promise<void> =>
  org.write(async tx => {
    let row = await lockSubscription(tx)
    while (row.current_period_end <= now) {
      await renewOnce(tx, row)
      row = await lockSubscription(tx)
    }
    await remindOfEnd(tx, row, now)
  })

/** Everything that is due, in all organizations. */
export const renewDue = (services: Services): Promise<void> =>
  forEachDue(services, (org, now) => renewSubscription(org, now))
