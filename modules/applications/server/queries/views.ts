import '../tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type SavedViewRow = Selectable<Tables['saved_views']>

interface Person {
  readonly organizationId: string
  readonly adminId: string
}

const MOST_SHOWN = 200

/** The views that a person sees: their own and the shared ones, oldest first. */
export const viewsOf = (q: Kysely<Tables>, { organizationId, adminId }: Person) =>
  q
    .selectFrom('saved_views')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(eb => eb.or([eb('admin_id', '=', adminId), eb('shared', '=', true)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_SHOWN)

export const viewVisibleTo = (q: Kysely<Tables>, person: Person, id: string) => viewsOf(q, person).where('id', '=', id)

export const countViewsOf = (q: Kysely<Tables>, { organizationId, adminId }: Person) =>
  q
    .selectFrom('saved_views')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)

export const insertView = (tx: OrganizationTransaction, row: Insertable<Tables['saved_views']>) =>
  tx.q.insertInto('saved_views').values(row).returningAll().executeTakeFirstOrThrow()

export const updateView = (tx: OrganizationTransaction, id: string, change: Updateable<Tables['saved_views']>) =>
  tx.q
    .updateTable('saved_views')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteView = (tx: OrganizationTransaction, id: string) =>
  tx.q.deleteFrom('saved_views').where('organization_id', '=', tx.organizationId).where('id', '=', id).execute()

export const defaultViewOf = (q: Kysely<Tables>, { organizationId, adminId }: Person) =>
  q
    .selectFrom('default_views')
    .select('view_id')
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)

export const writeDefaultView = (tx: OrganizationTransaction, adminId: string, viewId: string) =>
  tx.q
    .insertInto('default_views')
    .values({ organization_id: tx.organizationId, admin_id: adminId, view_id: viewId })
    .onConflict(oc => oc.columns(['organization_id', 'admin_id']).doUpdateSet({ view_id: viewId }))
    .execute()

export const deleteDefaultView = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('default_views')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()
