import '../tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export type PlanRow = Selectable<Tables['plans']>

export const planByKey = (q: Kysely<Tables>, key: string) => q.selectFrom('plans').selectAll().where('key', '=', key)

export const planById = (q: Kysely<Tables>, id: string) => q.selectFrom('plans').selectAll().where('id', '=', id)

/** All plans, including those that are not on offer any more: somebody can still have one. */
export const everyPlan = (q: Kysely<Tables>) => q.selectFrom('plans').selectAll()

/** The plans that anyone can take, in their order. */
export const publicPlans = (q: Kysely<Tables>) =>
  q
    .selectFrom('plans')
    .selectAll()
    .where('archived_at', 'is', null)
    .where('hidden', '=', false)
    .orderBy('sort_order')
    .orderBy('price_monthly')
    .orderBy('id')

/** Plans belong to the platform: only its transactions can write them. */
export const insertPlan = (q: Kysely<Tables>, row: Insertable<Tables['plans']>) =>
  q.insertInto('plans').values(row).execute()

export const updatePlan = (q: Kysely<Tables>, id: string, change: Updateable<Tables['plans']>) =>
  q.updateTable('plans').set(change).where('id', '=', id).execute()
