import './tables.ts'
import type { Insertable, Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { UnitKind } from './tables.ts'

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
      'p.key as plan_key',
      'p.name as plan_name',
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

/** Puts an organization on a plan, unless it has one. */
export const insertSubscription = (tx: OrganizationTransaction, row: Insertable<Tables['subscriptions']>) =>
  tx.q
    .insertInto('subscriptions')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()

/** Locks the subscription until the transaction ends, so that counting units and taking one is a single step. */
export const lockSubscription = (tx: OrganizationTransaction) =>
  tx.q.selectFrom('subscriptions').select('id').where('organization_id', '=', tx.organizationId).forUpdate().execute()

interface Unit {
  readonly kind: UnitKind
  readonly subjectId: string
}

export const unitState = (q: Kysely<Tables>, organizationId: string, { kind, subjectId }: Unit) =>
  q
    .selectFrom('usage_entries')
    .select('state')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)

/** Writes a unit that is taken, or taken again. */
export const writeUnit = (
  tx: OrganizationTransaction,
  { kind, subjectId }: Unit,
  state: 'reserved' | 'kept',
  now: Date,
) =>
  tx.q
    .insertInto('usage_entries')
    .values({ organization_id: tx.organizationId, kind, subject_id: subjectId, state, at: now })
    .onConflict(oc => oc.columns(['organization_id', 'kind', 'subject_id']).doUpdateSet({ state, at: now }))
    .execute()

export const setUnitState = (tx: OrganizationTransaction, { kind, subjectId }: Unit, state: 'kept' | 'returned') =>
  tx.q
    .updateTable('usage_entries')
    .set({ state })
    .where('organization_id', '=', tx.organizationId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute()
