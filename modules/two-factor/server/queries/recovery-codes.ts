import '../tables.ts'
import type { Kysely, Selectable, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

type AttemptsRow = Selectable<Tables['two_factor_attempts']>

/**
 * The count of a person's wrong codes, locked until the transaction ends: codes are checked, and methods are changed, one after the
 * other.
 */
export async function lockAttempts(tx: OrganizationTransaction, adminId: string): Promise<AttemptsRow> {
  await tx.q
    .insertInto('two_factor_attempts')
    .values({ organization_id: tx.organizationId, admin_id: adminId })
    .onConflict(oc => oc.doNothing())
    .execute()
  return tx.q
    .selectFrom('two_factor_attempts')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateAttempts = (
  tx: OrganizationTransaction,
  adminId: string,
  change: Updateable<Tables['two_factor_attempts']>,
) =>
  tx.q
    .updateTable('two_factor_attempts')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()

export const deleteAttempts = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('two_factor_attempts')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()

export const countUnusedCodes = (q: Kysely<Tables>, organizationId: string, adminId: string) =>
  q
    .selectFrom('two_factor_recovery_codes')
    .select(eb => eb.fn.countAll<number>().as('left'))
    .where('organization_id', '=', organizationId)
    .where('admin_id', '=', adminId)
    .where('used_at', 'is', null)

/** Whether a person was given codes, used or not. */
export async function hasCodes(tx: OrganizationTransaction, adminId: string): Promise<boolean> {
  const found = await tx.q
    .selectFrom('two_factor_recovery_codes')
    .select('code_hash')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const deleteCodes = (tx: OrganizationTransaction, adminId: string) =>
  tx.q
    .deleteFrom('two_factor_recovery_codes')
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .execute()

export async function replaceCodes(tx: OrganizationTransaction, adminId: string, hashes: readonly string[]) {
  await deleteCodes(tx, adminId)
  await tx.q
    .insertInto('two_factor_recovery_codes')
    .values(hashes.map(code_hash => ({ organization_id: tx.organizationId, admin_id: adminId, code_hash })))
    .execute()
}

/** @returns whether this call used it: the code exists and was not used before */
export async function markCodeUsed(tx: OrganizationTransaction, adminId: string, hash: string, now: Date) {
  const { numUpdatedRows } = await tx.q
    .updateTable('two_factor_recovery_codes')
    .set({ used_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
