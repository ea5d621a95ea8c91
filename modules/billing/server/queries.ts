import './tables.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export const planByKey = (q: Kysely<Tables>, key: string) => q.selectFrom('plans').selectAll().where('key', '=', key)

/** The organization's subscription with its plan's limits. */
export const subscriptionWithPlan = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      's.status',
      's.current_period_start',
      's.current_period_end',
      's.cancel_at_period_end',
      'p.key as plan_key',
      'p.name as plan_name',
      'p.sort_order',
      'p.limit_jobs',
      'p.limit_interviews',
      'p.limit_custom_ai',
      'p.limit_interview_flows',
      'p.limit_admins',
    ])
    .where('s.organization_id', '=', organizationId)

/** Units in use by kind: interviews of the current period, all others for as long as they exist. */
export const unitsInUse = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('usage_entries as u')
    .innerJoin('subscriptions as s', 's.organization_id', 'u.organization_id')
    .select(eb => ['u.kind', eb.fn.countAll<number>().as('used')])
    .where('u.organization_id', '=', organizationId)
    .where('u.state', 'in', ['reserved', 'kept'])
    .where(eb => eb.or([eb('u.kind', '<>', 'interview'), eb('u.at', '>=', eb.ref('s.current_period_start'))]))
    .groupBy('u.kind')
