import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { type PasskeyRow, passkeysOf } from './queries/passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'

export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export async function listPasskeys({ settings }: Services, org: OrganizationDb, adminId: string) {
  const [rows] = await org.read(q => [passkeysOf(q, org.organizationId, adminId)])
  return { items: rows.map(presentPasskey), origin: relyingPartyOf(settings.PUBLIC_URL)?.origin ?? null }
}
