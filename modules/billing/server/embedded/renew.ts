import { DAY } from '#platform/clock/clock.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { FREE_PLAN, periodEnd, WARNING_DAYS } from '../../policy.ts'
import { type InvoiceLine, settle } from '../../quote.ts'
import { dueSubscriptions } from '../due-subscriptions.read-model.ts'
import { planById } from '../queries/plans.ts'
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../queries/subscriptions.ts'
import { endSubscription, startNextPeriod } from '../subscribe.ts'
import { endsWithPeriod } from '../warnings.ts'

const BATCH = 200

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

/** Announces the end of a trial or of a cancelled period, once for each day that the owners are reminded on. */
async function remind(tx: OrganizationTransaction, row: SubscriptionRow, now: Date): Promise<void> {
  if (!endsWithPeriod(row)) return
  const left = row.current_period_end.getTime() - now.getTime()
  const days = WARNING_DAYS.toReversed().find(one => left <= one * DAY)
  if (!days || (row.reminded_days !== null && row.reminded_days <= days)) return
  await updateSubscription(tx, { reminded_days: days })
  await tx.emit('subscription.ends_soon', row.id, { days }, { kind: 'system' })
}

/** Does everything that is due in an organization: one renewal for each period that is over, then the reminder. */
export const renewSubscription = (org: OrganizationDb, now: Date): Promise<void> =>
  org.write(async tx => {
    let row = await lockSubscription(tx)
    while (row.current_period_end <= now) {
      await renewOnce(tx, row)
      row = await lockSubscription(tx)
    }
    await remind(tx, row, now)
  })

/** All organizations with something due. A failure in one is logged and does not affect the others: the next run tries it again. */
export async function renewDue({ db, clock, log }: Services): Promise<void> {
  const now = clock.now()
  for (let last: string | null = null; ;) {
    const page: { organization_id: string }[] = await db.unsafeAcrossOrganizations(q =>
      dueSubscriptions(q, now, last, BATCH).execute(),
    )
    for (const { organization_id } of page)
      await renewSubscription(db.forOrganization(organization_id), now).catch((error: unknown) =>
        log.error({ err: error, organization_id }, 'a subscription was not renewed'),
      )
    if (page.length < BATCH) return
    last = page.at(-1)!.organization_id
  }
}
