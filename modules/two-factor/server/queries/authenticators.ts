import '../../events.ts'
import '../tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

export type MethodRow = Selectable<Tables['two_factor_methods']>

/** The authenticator app of a person, also while it is being set up. */
export const methodOf = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('two_factor_methods')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)

/** Locked until the transaction ends. */
export const lockMethod = (tx: OrganizationTransaction, adminId: string): Promise<MethodRow | undefined> =>
  methodOf(tx.q, tx.organizationId, adminId).forUpdate().executeTakeFirst()

/** Writes a method that is being set up, over an earlier attempt. @returns whether none is in use */
export async function writePendingMethod(
  tx: OrganizationTransaction,
  row: Insertable<Tables['two_factor_methods']>,
): Promise<boolean> {
  const { sealed_secret, created_at, last_step } = row
  const written = await tx.q
    .insertInto('two_factor_methods')
    .values(row)
    .onConflict(oc =>
      oc
        .columns(['organization_id', 'admin_id'])
        .doUpdateSet({ sealed_secret, created_at, last_step })
        .where('two_factor_methods.confirmed_at', 'is', null),
    )
    .returning('admin_id')
    .executeTakeFirst()
  return written !== undefined
}

export const updateMethod = (
  tx: OrganizationTransaction,
  adminId: string,
  change: Updateable<Tables['two_factor_methods']>,
) =>
  tx.q
    .updateTable('two_factor_methods')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()

/** @returns whether it was in use */
export async function deleteMethod(tx: OrganizationTransaction, adminId: string): Promise<boolean> {
  const deleted = await tx.q
    .deleteFrom('two_factor_methods')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(deleted?.confirmed_at)
}
