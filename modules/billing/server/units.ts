import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { planState } from './subscription.ts'
import { lockSubscription, setUnitState, subscriptionWithPlan, unitsInUse, unitState, writeUnit } from './queries.ts'
import type { UnitKind } from './tables.ts'
import { limitWords } from '../words/limits.ts'

export async function takeUnit(
  tx: OrganizationTransaction,
  kind: UnitKind,
  subjectId: string,
  now: Date,
  state: 'reserved' | 'kept',
): Promise<void> {
  const unit = { kind, subjectId }
  await lockSubscription(tx)
  const held = await unitState(tx.q, tx.organizationId, unit).executeTakeFirst()
  if (held && held.state !== 'returned') return
  const row = await subscriptionWithPlan(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  const plan = planState(row, await unitsInUse(tx.q, tx.organizationId).execute())
  const limit = plan.limits[kind]
  if (limit !== null && plan.used[kind] >= limit) {
    throw new ProblemError(402, 'limit_reached', limitWords.reached(plan.planName, kind, limit), {
      limit,
      used: plan.used[kind],
      plan: plan.planKey,
      upgrade_url: '/buy_plan',
    })
  }
  await writeUnit(tx, unit, state, now)
}

export async function settleUnit(
  tx: OrganizationTransaction,
  kind: UnitKind,
  subjectId: string,
  state: 'kept' | 'returned',
): Promise<void> {
  await setUnitState(tx, { kind, subjectId }, state)
}
