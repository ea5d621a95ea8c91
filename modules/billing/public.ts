import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { UnitKind } from './policy.ts'
import { allPlans, type PlanRow } from './server/queries/plans.ts'
import { presentSubscription, presentUsage } from './server/present.ts'
import { listTransactions } from './server/transactions.ts'
import { lockSubscription } from './server/queries/subscriptions.ts'
import { transactionById, type TransactionRow } from './server/queries/transactions.ts'
import { settleUnit } from './server/queries/usage.ts'
import { canStartWith, readSubscription } from './server/subscription.ts'
import { endOf } from './server/warnings.ts'
import { limitReached, lockPlanState, takeUnit } from './server/units.ts'

export { chosenProvider } from './server/chosen-provider.ts'
export { presentRemaining, presentTransaction } from './server/present.ts'
export { takePlanSince } from './server/embedded/take-plan-since.ts'
export { readInvoice, sendInvoice } from './server/invoices.ts'
export { archivePlan, createPlan, editPlan, type PlanEdit, raisedByPlan, raiseToPlan } from './server/edit-plans.ts'
export { allPlans, planById, type PlanRow } from './server/queries/plans.ts'
export { assignPlan, extendPeriod, extendTrial, raiseLimit } from './server/adjust-subscription.ts'
export { readPlanState, remaining, startSubscription } from './server/subscription.ts'

/**
 * Uses one unit of the plan for a subject, in the transaction that needs it. Using it again for the same subject is
 * harmless. @throws 402 `limit_reached` if none is left, with the usage, the limit and the plan that raises it
 */
export const consumeUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'kept')

/** Reserves one unit, which can still be returned. */
export const reserveUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string, now: Date) =>
  takeUnit(tx, kind, subjectId, now, 'reserved')

/** Confirms the use of a reserved unit. */
export const keepUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, { kind, subjectId }, 'kept')

/** Returns a unit, once. */
export const returnUnit = (tx: OrganizationTransaction, kind: UnitKind, subjectId: string) =>
  settleUnit(tx, { kind, subjectId }, 'returned')

/** The limit of a kind, locked until the transaction ends; null is unlimited. */
export const lockLimit = async (tx: OrganizationTransaction, kind: UnitKind, now: Date): Promise<number | null> =>
  (await lockPlanState(tx, now)).limits[kind]

/**
 * For what was counted before the limit became smaller: at most as many of it as the limit may be in full use.
 * @throws 402 `limit_reached` if `active` others fill the limit
 */
export async function requireRoom(
  tx: OrganizationTransaction,
  kind: UnitKind,
  active: number,
  now: Date,
): Promise<void> {
  const state = await lockPlanState(tx, now)
  const limit = state.limits[kind]
  if (limit !== null && state.used[kind] > limit && active >= limit) throw await limitReached(tx, state, kind, limit)
}

/** The plans that new organizations can start with, in their order. */
export const plansToStartWith = async (q: Kysely<Tables>): Promise<PlanRow[]> =>
  (await allPlans(q).execute()).filter(canStartWith)

/** The subscription as e-mails name it. */
export async function readCurrentSubscription(org: OrganizationDb, now: Date) {
  const { row } = await readSubscription(org, now)
  return {
    plan: row.plan_name,
    end: row.current_period_end,
    isTrial: row.status === 'trialing',
    isCancelled: row.cancel_at_period_end,
    /** Until when a failed payment can be made up for; null if none is due. */
    payBy: row.past_due_since && endOf(row),
    renewal: { amount: row.price, currency: row.currency },
  }
}

/** The subscription and the usage of its limits, as its owner sees them. */
export async function readBilling(org: OrganizationDb, now: Date) {
  const { row, state, units } = await readSubscription(org, now)
  return { subscription: presentSubscription(row), usage: presentUsage(state, units, now) }
}

/** The plan in a transaction, with the subscription locked. `external` is set if a payment provider owns the subscription. */
export async function readPlanIn(tx: OrganizationTransaction) {
  const { plan_id: planId, plan_name: planName, interval, provider_subscription } = await lockSubscription(tx)
  return { planId, planName, interval, external: provider_subscription !== null }
}

/** The newest payments, and what was paid in total by currency. */
export async function readPayments(org: OrganizationDb, limit: number) {
  const { items, paid } = await listTransactions(org, { limit })
  return { items, paid }
}

/** A payment with its invoice, by its id. */
export async function readPayment(org: OrganizationDb, id: string): Promise<TransactionRow | undefined> {
  const [[row]] = await org.read(q => [transactionById(q, org.organizationId, id)])
  return row
}
