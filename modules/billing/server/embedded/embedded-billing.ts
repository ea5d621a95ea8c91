import { once } from '#platform/db/idempotency.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { ChangePreview, Choice } from '../../contract/shapes.ts'
import { exceeding, usageMonth } from '../../policy.ts'
import { type Held, type Offered, quoteChange } from '../../quote.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import { presentQuote } from '../present.ts'
import type { BillingProvider } from '../provider.ts'
import { type PlanRow, planById } from '../queries/plans.ts'
import { lockSubscription, type SubscriptionRow } from '../queries/subscriptions.ts'
import { unitsInUse } from '../queries/usage.ts'
import { cancelAtPeriodEnd, enterPlan, keepPlan, planChange } from '../subscribe.ts'
import { countsOf, limitsOf } from '../subscription.ts'
import { renewDue } from './renew.ts'

/** Nothing is charged, so every invoice is a test invoice. */
const TEST = true

const heldOf = (row: SubscriptionRow): Held => ({
  planId: row.plan_id,
  planName: row.plan_name,
  rank: row.plan_rank,
  interval: row.interval,
  price: row.price,
  currency: row.currency,
  isTrial: row.status === 'trialing',
  trialUsed: row.trial_used,
  anchor: row.anchor,
  periodStart: row.current_period_start,
  periodEnd: row.current_period_end,
  credit: row.credit,
})

const offeredOf = (plan: PlanRow): Offered => ({
  planId: plan.id,
  planName: plan.name,
  prices: { month: plan.price_monthly, year: plan.price_yearly },
  currency: plan.currency,
  trialDays: plan.trial_days,
})

/** A plan that can be chosen. @throws 404 */
async function choosable(tx: OrganizationTransaction, id: string, row: SubscriptionRow): Promise<PlanRow> {
  const plan = await planById(tx.q, id).executeTakeFirst()
  const isOffered = plan && !plan.archived_at && !plan.hidden
  if (!plan || (!isOffered && plan.id !== row.plan_id)) throw notFound(problems.noPlan)
  return plan
}

/** What a choice means at this moment. The subscription is locked until the transaction ends. @throws 404, 409 */
async function quoted(tx: OrganizationTransaction, { plan_id, interval }: Choice, now: Date) {
  const row = await lockSubscription(tx)
  const plan = await choosable(tx, plan_id, row)
  const quote = quoteChange(heldOf(row), offeredOf(plan), interval, now)
  if (quote === null) throw conflict('already_on_plan', problems.alreadyOnPlan(plan.name))
  if (quote === 'other_currency') throw conflict('other_currency', problems.otherCurrency(plan.name))
  const used = countsOf(await unitsInUse(tx.q, tx.organizationId, usageMonth(now).start).execute())
  return { row, plan, quote, exceeds: exceeding(used, limitsOf(row), limitsOf(plan)) }
}

function requireFit(plan: PlanRow, exceeds: ChangePreview['exceeds']): void {
  if (exceeds.length > 0) throw conflict('usage_exceeds_plan', problems.exceeds(plan.name, exceeds), { exceeds })
}

/** The embedded billing: plans are taken, changed, renewed and cancelled in the product's own database, and nothing is charged. */
export const embeddedBilling: BillingProvider = {
  engine: 'embedded',
  renewDue,

  take({ org, adminId, now }, choice, key) {
    const cause = { kind: 'admin', id: adminId } as const
    return org.write(async tx => {
      await once(tx, { call: 'billing.create', key, request: choice, now }, async () => {
        const { row, plan, quote, exceeds } = await quoted(tx, choice, now)
        if (row.price > 0) throw conflict('already_subscribed', problems.alreadySubscribed(row.plan_name))
        requireFit(plan, exceeds)
        if (quote.effect === 'later') throw conflict('already_on_plan', problems.alreadyOnPlan(row.plan_name))
        await enterPlan(tx, { row, plan, interval: choice.interval, quote, cause, now, test: TEST })
        return null
      })
      return null
    })
  },

  preview: ({ org, now }, choice) =>
    org.write(async tx => {
      const { plan, quote, exceeds } = await quoted(tx, choice, now)
      return presentQuote(quote, plan, choice.interval, exceeds)
    }),

  change: ({ org, adminId, now }, choice, expected) =>
    org.write(async tx => {
      const cause = { kind: 'admin', id: adminId } as const
      const { row, plan, quote, exceeds } = await quoted(tx, choice, now)
      requireFit(plan, exceeds)
      if (expected !== undefined && expected !== quote.due)
        throw conflict('amount_changed', problems.amountChanged, { amount_due: quote.due, currency: quote.currency })
      if (quote.effect === 'later') await planChange(tx, row, { plan, interval: choice.interval }, cause)
      else await enterPlan(tx, { row, plan, interval: choice.interval, quote, cause, now, test: TEST })
    }),

  cancel: ({ org, adminId }, why) =>
    org.write(async tx => {
      const row = await lockSubscription(tx)
      if (row.price === 0) throw conflict('nothing_to_cancel', problems.nothingToCancel)
      if (!row.cancel_at_period_end) await cancelAtPeriodEnd(tx, row, why, { kind: 'admin', id: adminId })
    }),

  resume: ({ org, adminId }) =>
    org.write(async tx => {
      const row = await lockSubscription(tx)
      if (!row.cancel_at_period_end && !row.next_plan_id) throw conflict('nothing_to_resume', problems.nothingToResume)
      await keepPlan(tx, row, { kind: 'admin', id: adminId })
    }),

  portalUrl: ({ services }) => Promise.resolve(`${services.settings.PUBLIC_URL}/settings/subscription/portal`),
}
