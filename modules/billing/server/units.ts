import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { type UnitKind, usageMonth } from '../policy.ts'
import { limitWords, raisedBy } from '../words/limits.ts'
import { publicPlans } from './queries/plans.ts'
import { lockSubscriptionWith } from './queries/subscriptions.ts'
import { unitsInUse, unitState, writeUnit } from './queries/usage.ts'
import { limitsOf, type PlanState, planState, planThatRaises } from './subscription.ts'

/** Where plans are compared and taken. */
const PLANS_PAGE = '/buy_plan'

/** 402 with the usage, the limit and the plan that raises it. */
export async function limitReached(tx: OrganizationTransaction, state: PlanState, kind: UnitKind, limit: number) {
  const raises = planThatRaises(await publicPlans(tx.q).execute(), kind, limit)
  const hint = raises ? raisedBy(raises.name, kind, limitsOf(raises)[kind]) : ''
  return new ProblemError(402, 'limit_reached', limitWords.reached(state.planName, kind, limit, hint), {
    kind,
    limit,
    used: state.used[kind],
    plan: state.planKey,
    upgrade_url: PLANS_PAGE,
    raised_by: raises ? { id: raises.id, name: raises.name, url: `${PLANS_PAGE}?plan=${raises.key}` } : null,
  })
}

/** The plan and its usage, locked until the transaction ends. */
export async function lockPlanState(tx: OrganizationTransaction, now: Date): Promise<PlanState> {
  const [row, units] = await lockSubscriptionWith(tx, () =>
    unitsInUse(tx.q, tx.organizationId, usageMonth(now).start).execute(),
  )
  return planState(row, units)
}

export async function takeUnit(
  tx: OrganizationTransaction,
  kind: UnitKind,
  subjectId: string,
  now: Date,
  state: 'reserved' | 'kept',
): Promise<void> {
  const unit = { kind, subjectId }
  const [row, [units, held]] = await lockSubscriptionWith(tx, () =>
    Promise.all([
      unitsInUse(tx.q, tx.organizationId, usageMonth(now).start).execute(),
      unitState(tx.q, tx.organizationId, unit).executeTakeFirst(),
    ]),
  )
  if (held && held.state !== 'returned') return
  const plan = planState(row, units)
  const limit = plan.limits[kind]
  if (limit !== null && plan.used[kind] >= limit) throw await limitReached(tx, plan, kind, limit)
  await writeUnit(tx, unit, state, now)
}
