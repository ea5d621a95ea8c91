import '../tables.ts'
import type { Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { UnitKind } from '../../policy.ts'

/** Units in use by kind: interviews since the start of the month, all others for as long as they exist. */
export const unitsInUse = (q: Kysely<Tables>, organizationId: string, monthStart: Date) =>
  q
    .selectFrom('usage_entries')
    .select(eb => [
      'kind',
      eb.fn.countAll<number>().as('used'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'reserved').as('reserved'),
    ])
    .where('organization_id', '=', organizationId)
    .where('state', 'in', ['reserved', 'kept'])
    .where(eb => eb.or([eb('kind', '<>', 'interview'), eb('at', '>=', monthStart)]))
    .groupBy('kind')

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

/** A unit that was returned stays returned: it would have to be taken again. */
export const settleUnit = (tx: OrganizationTransaction, { kind, subjectId }: Unit, state: 'kept' | 'returned') =>
  tx.q
    .updateTable('usage_entries')
    .set({ state })
    .where('organization_id', '=', tx.organizationId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '<>', 'returned')
    .execute()
