import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { MethodRow } from './queries/authenticators.ts'

const contextOf = (organizationId: string, adminId: string) => `two-factor secret ${organizationId} ${adminId}`

/** Encrypts a secret for the row of its person; it cannot be decrypted in the row of another. */
export const sealSecret = (tx: OrganizationTransaction, adminId: string, secret: string): Buffer =>
  tx.vault.seal(contextOf(tx.organizationId, adminId), secret)

export const openSecret = (tx: OrganizationTransaction, { admin_id, sealed_secret }: MethodRow): string =>
  tx.vault.open(contextOf(tx.organizationId, admin_id), sealed_secret)
