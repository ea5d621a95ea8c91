import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { UNLIMITED } from '../contract.ts'
import { insertSubscription, planByKey, subscriptionWithPlan, unitsInUse } from './queries.ts'
import type { UnitKind } from './tables.ts'
import { limitWords } from '../words/limits.ts'

export interface PlanState {
  readonly planKey: string
  readonly planName: string
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete'
  readonly periodEnd: Date
  readonly limits: Record<UnitKind, number | null>
  readonly used: Record<UnitKind, number>
}

type Row = Awaited<ReturnType<ReturnType<typeof subscriptionWithPlan>['executeTakeFirstOrThrow']>>

export function planState(row: Row, units: readonly { kind: UnitKind; used: number }[]): PlanState {
  const used = { interview: 0, job: 0, interview_flow: 0, custom_ai: 0, admin: 0 }
  for (const { kind, used: count } of units) used[kind] = count
  return {
    planKey: row.plan_key,
    planName: row.plan_name,
    status: row.status,
    periodEnd: row.current_period_end,
    limits: {
      interview: row.limit_interviews,
      job: row.limit_jobs,
      interview_flow: row.limit_interview_flows,
      custom_ai: row.limit_custom_ai,
      admin: row.limit_admins,
    },
    used,
  }
}

export async function readPlanState(org: OrganizationDb): Promise<PlanState> {
  const [[row], units] = await org.read(q => [
    subscriptionWithPlan(q, org.organizationId),
    unitsInUse(q, org.organizationId),
  ])
  if (!row) throw notFound(limitWords.noPlan)
  return planState(row, units)
}

/** The remaining units of a kind; never below zero. */
export const remaining = ({ limits, used }: PlanState, kind: UnitKind): number => {
  const limit = limits[kind]
  return limit === null ? UNLIMITED : Math.max(0, limit - used[kind])
}

/** The limits that have warnings. */
const WARNED_KINDS = ['interview', 'job', 'custom_ai'] as const satisfies readonly UnitKind[]

/** Warnings at 80% and 100% of each limit, and after a failed payment. Limits that the plan does not have are skipped. */
export function warningsOf(state: PlanState): string[] {
  const warnings: string[] = state.status === 'past_due' || state.status === 'unpaid' ? [limitWords.paymentFailed] : []
  for (const kind of WARNED_KINDS) {
    const limit = state.limits[kind]
    if (!limit) continue
    if (state.used[kind] >= limit) warnings.push(limitWords.reached(state.planName, kind, limit))
    else if (state.used[kind] >= limit * 0.8)
      warnings.push(limitWords.nearlyReached(state.planName, kind, state.used[kind], limit))
  }
  return warnings
}

/** Subscribes an organization to a plan, if it has none yet. */
export async function startSubscription(tx: OrganizationTransaction, planKey: string, now: Date): Promise<void> {
  const plan = await planByKey(tx.q, planKey).executeTakeFirstOrThrow()
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + 1)
  await insertSubscription(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    plan_id: plan.id,
    status: 'active',
    current_period_start: now,
    current_period_end: end,
  })
}
