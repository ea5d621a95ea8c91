import { once } from '#platform/db/idempotency.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { billingProblems as problems } from '../../words/problems.ts'
import { presentQuote } from '../present.ts'
import type { BillingProvider } from '../provider.ts'
import { lockSubscription } from '../queries/subscriptions.ts'
import { quoted, requireFit } from '../quoted-choice.ts'
import { cancelAtPeriodEnd, enterPlan, keepPlan, planChange } from '../subscribe.ts'
import { renewDue } from './renew.ts'

/** Nothing is charged, so every invoice is a test invoice. */
const TEST = true

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
      return null
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
      return null
    }),

  refresh: () => Promise.resolve(),

  portalUrl: ({ services }) => Promise.resolve(`${services.settings.PUBLIC_URL}/settings/subscription/portal`),
}
