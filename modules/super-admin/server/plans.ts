import type { Kysely } from 'kysely'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import type { Tables } from '#platform/db/tables.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import {
  allPlans,
  archivePlan,
  createPlan,
  editPlan,
  type PlanEdit,
  type PlanRow,
  raisedByPlan,
  raiseToPlan,
} from '#modules/billing/public.ts'
import { type Interval, INTERVALS, type UnitKind, usageMonth } from '#modules/billing/policy.ts'
import type { ManagedPlan, PlanChange, PlanPreview, PlanTerms } from '../contract/plans.ts'
import type { CURRENCIES } from '../policy.ts'
import { superAdminProblems as problems } from '../words/problems.ts'
import { intervalsOf, plansInUse, subscribersOf, usageOnPlan } from './plans.read-model.ts'

/** The most organizations of a plan that are listed with it. */
const MOST_SUBSCRIBERS = 100

const present = (row: PlanRow, inUse: { organizations: number; monthly_revenue: number } | undefined): ManagedPlan => ({
  id: row.id,
  key: row.key,
  name: row.name,
  description: row.description,
  price_monthly: row.price_monthly,
  price_yearly: row.price_yearly,
  currency: row.currency,
  trial_days: row.trial_days,
  limits: {
    jobs: row.limit_jobs,
    interviews: row.limit_interviews,
    interview_flows: row.limit_interview_flows,
    custom_ai: row.limit_custom_ai,
    admins: row.limit_admins,
  },
  can_create_custom_ai: row.can_create_custom_ai,
  can_create_flow: row.can_create_flow,
  public: !row.hidden,
  stripe_price_monthly: row.provider_price_monthly,
  stripe_price_yearly: row.provider_price_yearly,
  archived_at: row.archived_at?.toISOString() ?? null,
  organizations: Number(inUse?.organizations ?? 0),
  monthly_revenue: Number(inUse?.monthly_revenue ?? 0),
})

/** All plans in their order. */
export async function listPlans(q: Kysely<Tables>): Promise<ManagedPlan[]> {
  const rows = await allPlans(q).execute()
  const inUse = await plansInUse(q).execute()
  return rows.map(row =>
    present(
      row,
      inUse.find(one => one.plan_id === row.id),
    ),
  )
}

/** One plan. @throws 404 */
async function readPlan(q: Kysely<Tables>, id: string): Promise<ManagedPlan> {
  const plan = (await listPlans(q)).find(one => one.id === id)
  if (!plan) throw notFound()
  return plan
}

/** A plan with who is on it. @throws 404 */
export async function readPlanWithSubscribers(q: Kysely<Tables>, id: string) {
  const plan = await readPlan(q, id)
  const rows = await subscribersOf(q, id, MOST_SUBSCRIBERS).execute()
  const subscribers = rows.map(({ current_period_end, ...row }) => ({
    ...row,
    renews_at: current_period_end.toISOString(),
  }))
  return { ...plan, subscribers }
}

/** The columns of an edit. */
function columnsOf({
  limits,
  public: isPublic,
  stripe_price_monthly,
  stripe_price_yearly,
  ...rest
}: Partial<PlanTerms>) {
  const columns: PlanEdit = {
    ...rest,
    ...(limits && {
      limit_jobs: limits.jobs,
      limit_interviews: limits.interviews,
      limit_interview_flows: limits.interview_flows,
      limit_custom_ai: limits.custom_ai,
      limit_admins: limits.admins,
    }),
    ...(isPublic !== undefined && { hidden: !isPublic }),
    ...(stripe_price_monthly !== undefined && { provider_price_monthly: stripe_price_monthly }),
    ...(stripe_price_yearly !== undefined && { provider_price_yearly: stripe_price_yearly }),
  }
  return columns
}

/** A stable name for addresses and exports: "team-2026". */
const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'plan'

/** Adds a plan at the end. @throws 409 `key_taken` */
export async function addPlan(
  tx: PlatformTransaction,
  { currency, ...terms }: PlanTerms & { currency: (typeof CURRENCIES)[number] },
): Promise<ManagedPlan> {
  const last = (await allPlans(tx.q).execute()).at(-1)
  const { limits, public: _public, stripe_price_monthly, stripe_price_yearly, ...plain } = terms
  const id = await createPlan(tx.q, {
    ...plain,
    key: keyOf(terms.name),
    currency,
    sort_order: (last?.sort_order ?? 0) + 1,
    hidden: !terms.public,
    provider_price_monthly: stripe_price_monthly,
    provider_price_yearly: stripe_price_yearly,
    limit_jobs: limits.jobs,
    limit_interviews: limits.interviews,
    limit_interview_flows: limits.interview_flows,
    limit_custom_ai: limits.custom_ai,
    limit_admins: limits.admins,
  })
  await tx.record('plan.created', { id, name: terms.name }, { currency })
  return readPlan(tx.q, id)
}

/** What differs between a plan and an edit, by the columns' names. */
const changedIn = (row: PlanRow, columns: PlanEdit): (keyof PlanEdit)[] =>
  (Object.keys(columns) as (keyof PlanEdit)[]).filter(key => row[key] !== columns[key])

/** Edits a plan, applies it to those who are on it, archives it or puts it back. Each is an entry of its own in the audit log. @throws 404; 409 `free_plan` */
export async function changePlanTerms(
  tx: PlatformTransaction,
  id: string,
  { archived, applies, ...terms }: PlanChange,
  now: Date,
): Promise<ManagedPlan> {
  const columns = columnsOf(terms)
  const before = await editPlan(tx.q, id, columns)
  const about = { id, name: before.name }
  const fields = changedIn(before, columns)
  if (fields.length > 0) {
    const changes = fields.map(field => ({ field, from: before[field] ?? null, to: columns[field] ?? null }))
    await tx.record('plan.edited', about, { currency: before.currency, changes })
  } else tx.unchanged()
  if (applies === 'now') {
    const organizations = await raiseToPlan(tx.q, id)
    if (organizations > 0) await tx.record('plan.applied', about, { organizations })
  }
  if (archived !== undefined && archived !== (before.archived_at !== null)) {
    await archivePlan(tx.q, id, archived ? now : null)
    await tx.record(archived ? 'plan.archived' : 'plan.restored', about, {})
  }
  return readPlan(tx.q, id)
}

const LIMITS = {
  job: 'limit_jobs',
  interview: 'limit_interviews',
  interview_flow: 'limit_interview_flows',
  custom_ai: 'limit_custom_ai',
  admin: 'limit_admins',
} as const satisfies Record<UnitKind, keyof PlanEdit>

/** A capability that is switched off is a limit of none. */
const effective = (kind: UnitKind, row: PlanRow): number | null => {
  if (kind === 'custom_ai' && !row.can_create_custom_ai) return 0
  if (kind === 'interview_flow' && !row.can_create_flow) return 0
  return row[LIMITS[kind]]
}

const PRICES = { month: 'price_monthly', year: 'price_yearly' } as const satisfies Record<Interval, keyof PlanEdit>

/** What an edit means for the organizations on the plan. @throws 404 */
export async function previewPlan(q: Kysely<Tables>, id: string, terms: PlanChange, now: Date): Promise<PlanPreview> {
  const row = (await allPlans(q).execute()).find(one => one.id === id)
  if (!row) throw notFound()
  const { archived: _archived, applies: _applies, ...edited } = terms
  const next: PlanRow = { ...row, ...columnsOf(edited) }
  const used = await usageOnPlan(q, id, usageMonth(now).start).execute()
  const billed = await intervalsOf(q, id).execute()
  const onInterval = (interval: Interval) => Number(billed.find(one => one.interval === interval)?.organizations ?? 0)
  const { organizations } = await readPlan(q, id)
  const exceeding = (kind: UnitKind, to: number | null) =>
    used
      .filter(one => one.kind === kind && to !== null && Number(one.used) > to)
      .reduce((sum, one) => sum + Number(one.organizations), 0)
  return {
    organizations,
    prices: INTERVALS.map(interval => ({
      interval,
      from: row[PRICES[interval]],
      to: next[PRICES[interval]],
      organizations: onInterval(interval),
    })).filter(({ from, to }) => from !== to),
    limits: (Object.keys(LIMITS) as UnitKind[])
      .map(kind => ({ kind, from: effective(kind, row), to: effective(kind, next) }))
      .filter(({ from, to }) => from !== to)
      .map(change => ({ ...change, exceeding: exceeding(change.kind, change.to) })),
    raised_now: await raisedByPlan(q, next),
  }
}

/** Puts the plans in an order. @throws 409 `plans_changed` */
export async function orderPlans(tx: PlatformTransaction, ids: readonly string[]): Promise<ManagedPlan[]> {
  const rows = await allPlans(tx.q).execute()
  const isSame = rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
  if (!isSame) throw conflict('plans_changed', problems.plansChanged)
  for (const [index, id] of ids.entries()) await editPlan(tx.q, id, { sort_order: index + 1 })
  await tx.record(
    'plan.ordered',
    { id: null, name: null },
    { order: ids.map(id => rows.find(row => row.id === id)!.name) },
  )
  return listPlans(tx.q)
}
