import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/billing/public.ts'
import '#modules/organizations/public.ts'

// Reads across organizations: who is on a plan, and how much of its limits they use. Nothing about candidates.

/** The organizations on each plan, and what they pay in a month. Suspended ones are on it as well. */
export const plansInUse = (q: Kysely<Tables>) =>
  q
    .selectFrom('subscriptions')
    .select(eb => [
      'plan_id',
      eb.fn.countAll<number>().as('organizations'),
      sql<number>`coalesce(round(sum(case when status = 'trialing' then 0 when "interval" = 'year' then price / 12.0 else price end)), 0)::float8`.as(
        'monthly_revenue',
      ),
    ])
    .groupBy('plan_id')

export const subscribersOf = (q: Kysely<Tables>, planId: string, limit: number) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('organizations as o', 'o.organization_id', 's.organization_id')
    .select(['o.organization_id as id', 'o.name', 'o.status', 's.status as subscription_status'])
    .select(['s.interval', 's.price', 's.currency', 's.current_period_end'])
    .where('s.plan_id', '=', planId)
    .orderBy('o.name')
    .orderBy('o.organization_id')
    .limit(limit)

/** How many subscriptions of a plan are billed by each interval, without those that end before they are renewed. */
export const intervalsOf = (q: Kysely<Tables>, planId: string) =>
  q
    .selectFrom('subscriptions')
    .select(eb => ['interval', eb.fn.countAll<number>().as('organizations')])
    .where('plan_id', '=', planId)
    .where('cancel_at_period_end', '=', false)
    .groupBy('interval')

/** For each kind, how many organizations of a plan use how many units: interviews since the start of the month, others while they exist. */
export const usageOnPlan = (q: Kysely<Tables>, planId: string, monthStart: Date) =>
  q
    .selectFrom(
      q
        .selectFrom('usage_entries as u')
        .innerJoin('subscriptions as s', 's.organization_id', 'u.organization_id')
        .select(eb => ['u.kind', 'u.organization_id', eb.fn.countAll<number>().as('used')])
        .where('s.plan_id', '=', planId)
        .where('u.state', 'in', ['reserved', 'kept'])
        .where(eb => eb.or([eb('u.kind', '<>', 'interview'), eb('u.at', '>=', monthStart)]))
        .groupBy(['u.kind', 'u.organization_id'])
        .as('each'),
    )
    .select(eb => ['each.kind', 'each.used', eb.fn.countAll<number>().as('organizations')])
    .groupBy(['each.kind', 'each.used'])
