import './tables.ts'
import type { Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Mark } from '../contract.ts'

export const marksOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('first_run_marks').select('mark').where('organization_id', '=', organizationId)

export const setMark = (tx: OrganizationTransaction, mark: Mark) =>
  tx.q
    .insertInto('first_run_marks')
    .values({ organization_id: tx.organizationId, mark })
    .onConflict(oc => oc.doNothing())
    .execute()

export const removeMark = (tx: OrganizationTransaction, mark: Mark) =>
  tx.q.deleteFrom('first_run_marks').where('organization_id', '=', tx.organizationId).where('mark', '=', mark).execute()
