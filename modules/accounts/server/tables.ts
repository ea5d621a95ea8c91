import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { TwoFactorMethod } from '../contract.ts'

interface AdminsTable {
  organization_id: string
  id: string
  name: string
  email: string
  role: AdminRole
  time_zone: string
  password_hash: string
  email_verified_at: NullableInstant
  last_seen_at: NullableInstant
  /** Since when signing in needs more than the password. */
  two_factor_at: NullableInstant
  /** With what. */
  two_factor: Defaulted<TwoFactorMethod[]>
  created_at: Instant
  /** Since when they can no longer sign in. */
  removed_at: NullableInstant
}

interface SignInAddressesTable {
  email_key: string
  organization_id: string
  admin_id: string
}

interface SessionsTable {
  token_hash: string
  organization_id: string
  admin_id: string
  seen_at: Instant
  expires_at: Instant
  id: Defaulted<string>
  /** The names of the browser and the system, if they are known. */
  browser: Defaulted<string | null>
  system: Defaulted<string | null>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    admins: AdminsTable
    sign_in_addresses: SignInAddressesTable
    sessions: SessionsTable
  }
}
