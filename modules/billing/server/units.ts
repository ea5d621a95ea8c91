import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { planState } from './subscription.ts'
import { subscriptionWithPlan, unitsInUse } from './queries.ts'
import type { UnitKind } from './tables.ts'
import { limitWords } from '../words/limits.ts'

export async function takeUnit(
  tx: OrganizationTransaction,
  kind: UnitKind,
  subjectId: string,
  now: Date,
  state: 'reserved' | 'kept',
): Promise<void> {
  const own = { organization_id: tx.organizationId, kind, subject_id: subjectId }
  // Counting and taking must be one step, so this locks the subscription's row until the commit.
  await tx.q
    .selectFrom('subscriptions')
    .select('id')
    .where('organization_id', '=', tx.organizationId)
    .forUpdate()
    .execute()
  const held = await tx.q
    .selectFrom('usage_entries')
    .select('state')
    .where('organization_id', '=', tx.organizationId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  if (held && held.state !== 'returned') return
  const row = await subscriptionWithPlan(tx.q, tx.organizationId).executeTakeFirstOrThrow()
  const plan = planState(row, await unitsInUse(tx.q, tx.organizationId).execute())
  const limit = plan.limits[kind]
  if (limit !== null && plan.used[kind] >= limit) {
    throw new ProblemError(402, 'limit_reached', limitWords.reached(plan.planName, limit, limitWords.units[kind]), {
      limit,
      used: plan.used[kind],
      plan: plan.planKey,
      upgrade_url: '/buy_plan',
    })
  }
  await tx.q
    .insertInto('usage_entries')
    .values({ ...own, state, at: now })
    .onConflict(oc => oc.columns(['organization_id', 'kind', 'subject_id']).doUpdateSet({ state, at: now }))
    .execute()
}

export async function settleUnit(
  tx: OrganizationTransaction,
  kind: UnitKind,
  subjectId: string,
  state: 'kept' | 'returned',
): Promise<void> {
  await tx.q
    .updateTable('usage_entries')
    .set({ state })
    .where('organization_id', '=', tx.organizationId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
}
