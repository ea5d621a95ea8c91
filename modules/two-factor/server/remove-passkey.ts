import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { requireOwnPassword } from '#modules/accounts/public.ts'
import { deletePasskey } from './queries/passkeys.ts'
import { lockAttempts } from './queries/recovery-codes.ts'
import { settleMethods } from './settle-methods.ts'

interface Removal {
  readonly adminId: string
  readonly id: string
  readonly password: string
}

/** Removes one's own passkey. @throws 404 for another person's; 422 for a wrong password */
export async function removePasskey(org: OrganizationDb, { adminId, id, password }: Removal, now: Date): Promise<void> {
  await requireOwnPassword(org, adminId, password)
  await org.write(async tx => {
    await lockAttempts(tx, adminId)
    if (!(await deletePasskey(tx, adminId, id))) throw notFound()
    const { on } = await settleMethods(tx, adminId, now)
    await tx.emit('admin.passkey_removed', adminId, { still_on: on }, { kind: 'admin', id: adminId })
  })
}
