import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { presentPasskey } from './list-passkeys.ts'
import { renamePasskeyRow } from './queries/passkeys.ts'

interface Renaming {
  readonly adminId: string
  readonly id: string
  readonly name: string
}

/** Changes how a person calls a passkey. @throws 404 */
export const renamePasskey = (org: OrganizationDb, { adminId, id, name }: Renaming) =>
  org.write(async tx => {
    const row = await renamePasskeyRow(tx, adminId, id, name)
    if (!row) throw notFound()
    return presentPasskey(row)
  })
