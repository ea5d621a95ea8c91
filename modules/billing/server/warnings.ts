import { DAY, later } from '#platform/clock/clock.ts'
import { GRACE_DAYS, UNIT_KINDS, WARNING_DAYS } from '../policy.ts'
import { limitWords, raisedBy } from '../words/limits.ts'
import type { PlanRow } from './queries/plans.ts'
import type { SubscriptionRow } from './queries/subscriptions.ts'
import { endsUnlessKept, limitsOf, type PlanState, planThatRaises } from './subscription.ts'

/** From here on people are warned that a limit is near. */
const NEARLY = 0.8

/** Warnings at 80% and 100% of each limit. Limits of zero are not part of the plan and have none. */
function limitWarnings(state: PlanState, plans: readonly PlanRow[]): string[] {
  return UNIT_KINDS.flatMap(kind => {
    const limit = state.limits[kind]
    const used = state.used[kind]
    if (!limit || used < limit * NEARLY) return []
    const raises = planThatRaises(plans, kind, limit)
    const hint = raises ? raisedBy(raises.name, kind, limitsOf(raises)[kind]) : ''
    return [
      used >= limit
        ? limitWords.reached(state.planName, kind, limit, hint)
        : limitWords.nearlyReached(state.planName, kind, used, limit),
    ]
  })
}

/** When the subscription stops being what it is, unless somebody acts; null if it just continues. */
export function endOf(
  row: Pick<SubscriptionRow, 'cancel_at_period_end' | 'status' | 'current_period_end' | 'past_due_since'>,
): Date | null {
  if (row.past_due_since) return later(row.past_due_since, GRACE_DAYS * DAY)
  return row.cancel_at_period_end || row.status === 'trialing' ? row.current_period_end : null
}

function endWords(row: SubscriptionRow) {
  const isTrial = row.status === 'trialing'
  if (endsUnlessKept(row)) return isTrial ? limitWords.freeTrialEnds : limitWords.planEnds
  return isTrial && !row.cancel_at_period_end ? limitWords.trialEnds : limitWords.periodEnds
}

/** A warning 7 days and 1 day before a trial or a cancelled period ends. Its text changes on the last day, so that a banner that was dismissed appears again. */
function endWarnings(row: SubscriptionRow, now: Date): string[] {
  const left = row.current_period_end.getTime() - now.getTime()
  const days = WARNING_DAYS.toReversed().find(one => left <= one * DAY)
  if (!days || left <= 0 || row.past_due_since || !endOf(row)) return []
  return [endWords(row)(row.plan_name, row.current_period_end, days)]
}

/** Everything that people are warned about: the payment first, then what ends soon, then limits. */
export function warningsOf(row: SubscriptionRow, state: PlanState, plans: readonly PlanRow[], now: Date): string[] {
  const isUnpaid = row.status === 'past_due' || row.status === 'unpaid'
  const payment = isUnpaid ? [limitWords.paymentFailed(row.past_due_since && endOf(row))] : []
  return [...payment, ...endWarnings(row, now), ...limitWarnings(state, plans)]
}
