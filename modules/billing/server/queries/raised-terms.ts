import '../tables.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import type { PlanRow } from './plans.ts'

// The terms of subscriptions, where the plan's are larger. `q` is a transaction over all organizations.

const LIMITS = ['limit_jobs', 'limit_interviews', 'limit_custom_ai', 'limit_interview_flows', 'limit_admins'] as const
type Limit = (typeof LIMITS)[number]

const CAPABILITIES = ['can_create_custom_ai', 'can_create_flow'] as const
/** Without its capability, a limit counts as none. */
const CAPABILITY_OF: Partial<Record<Limit, (typeof CAPABILITIES)[number]>> = {
  limit_custom_ai: 'can_create_custom_ai',
  limit_interview_flows: 'can_create_flow',
}

/** The larger of the subscription's limit and the plan's; null is unlimited. */
function raisedLimit(column: Limit, plan: PlanRow): RawBuilder<number | null> {
  const held = sql.ref<number | null>(column)
  const given = sql`${plan[column]}::integer`
  const larger = sql<
    number | null
  >`case when ${held} is null or ${given} is null then null else greatest(${held}, ${given}) end`
  const capability = CAPABILITY_OF[column]
  if (!capability) return larger
  if (!plan[capability]) return sql`${held}`
  return sql`case when ${sql.ref(capability)} then ${larger} else ${given} end`
}

/** What the columns of a subscription become. */
const raisedTerms = (plan: PlanRow) => [
  ...LIMITS.map(column => [column, raisedLimit(column, plan)] as const),
  ...CAPABILITIES.map(column => [column, sql<boolean>`${sql.ref(column)} or ${plan[column]}`] as const),
]

const differs = (plan: PlanRow) => {
  const terms = raisedTerms(plan)
  return sql<boolean>`(${sql.join(terms.map(([column]) => sql.ref(column)))}) is distinct from (${sql.join(terms.map(([, value]) => value))})`
}

export const raiseTerms = (q: Kysely<Tables>, plan: PlanRow) =>
  q
    .updateTable('subscriptions')
    .set(Object.fromEntries(raisedTerms(plan)))
    .where('plan_id', '=', plan.id)
    .where(differs(plan))

export const countRaised = (q: Kysely<Tables>, plan: PlanRow) =>
  q
    .selectFrom('subscriptions')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('plan_id', '=', plan.id)
    .where(differs(plan))
