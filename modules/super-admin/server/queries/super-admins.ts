import '../../events.ts'
import '../tables.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

export type SuperAdminRow = Selectable<Tables['super_admins']>

const present = (q: Kysely<Tables>) => q.selectFrom('super_admins').selectAll().where('removed_at', 'is', null)

export const superAdminByEmail = (q: Kysely<Tables>, email: string) =>
  present(q).where(eb => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())

/** Locked until the transaction ends, so that codes are checked one after the other. */
export const lockSuperAdmin = (q: Kysely<Tables>, id: string) => present(q).where('id', '=', id).forUpdate()

/** Everyone with full access, locked until the transaction ends. */
export const lockFullSuperAdmins = (q: Kysely<Tables>) =>
  present(q).where('access', '=', 'full').orderBy('id').forUpdate()

/** Where everyone with full access is e-mailed; not the demonstration's account. */
export const fullSuperAdminAddresses = (q: Kysely<Tables>) =>
  q
    .selectFrom('super_admins')
    .select(['name', 'email'])
    .where('removed_at', 'is', null)
    .where('access', '=', 'full')
    .where('demo', '=', false)
    .orderBy('id')

/** All of them, also removed ones, for the filter of the audit log. */
export const superAdminNames = (q: Kysely<Tables>) =>
  q.selectFrom('super_admins').select(['id', 'name']).orderBy('name').orderBy('id')

export const insertSuperAdmin = (q: Kysely<Tables>, row: Insertable<Tables['super_admins']>) =>
  q.insertInto('super_admins').values(row).execute()

export const updateSuperAdmin = (q: Kysely<Tables>, id: string, change: Updateable<Tables['super_admins']>) =>
  q.updateTable('super_admins').set(change).where('id', '=', id).execute()

export async function replaceRecoveryCodes(q: Kysely<Tables>, superAdminId: string, hashes: readonly string[]) {
  await q.deleteFrom('super_admin_recovery_codes').where('super_admin_id', '=', superAdminId).execute()
  if (hashes.length > 0)
    await q
      .insertInto('super_admin_recovery_codes')
      .values(hashes.map(code_hash => ({ super_admin_id: superAdminId, code_hash })))
      .execute()
}

/** @returns whether this call used it: the code exists and was not used before */
export async function markRecoveryCodeUsed(q: Kysely<Tables>, superAdminId: string, hash: string, now: Date) {
  const { numUpdatedRows } = await q
    .updateTable('super_admin_recovery_codes')
    .set({ used_at: now })
    .where('super_admin_id', '=', superAdminId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
