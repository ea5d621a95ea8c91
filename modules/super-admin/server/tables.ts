import type { ColumnType } from 'kysely'
import type { SuperAdminAccess } from '#platform/access/super-admins.ts'
import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface SuperAdminsTable {
  id: string
  name: string
  email: string
  password_hash: string
  access: SuperAdminAccess
  /** The account of the demonstration: no second step, development only. */
  demo: Defaulted<boolean>
  sealed_secret: Buffer | null
  /** Since when signing in needs a code. Null while the app is not set up. */
  two_factor_at: NullableInstant
  last_step: Defaulted<number>
  wrong_codes: Defaulted<number>
  wrong_at: NullableInstant
  locked_until: NullableInstant
  created_at: Instant
  last_seen_at: NullableInstant
  /** Since when they can no longer sign in. */
  removed_at: NullableInstant
}

interface SuperAdminRecoveryCodesTable {
  super_admin_id: string
  code_hash: string
  used_at: NullableInstant
}

interface SuperAdminChallengesTable {
  challenge_hash: string
  super_admin_id: string
  expires_at: Instant
}

interface SuperAdminSessionsTable {
  token_hash: string
  super_admin_id: string
  started_at: Instant
  expires_at: Instant
}

interface SuperAdminInvitationsTable {
  id: string
  email: string
  access: SuperAdminAccess
  token_hash: string
  /** The name of the super admin. */
  invited_by: string
  created_at: Instant
  expires_at: Instant
}

interface OrganizationStorageTable {
  organization_id: string
  /** What its files take. A bigint, which is read as a text. */
  bytes: ColumnType<string, string | number>
  counted_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    super_admins: SuperAdminsTable
    super_admin_recovery_codes: SuperAdminRecoveryCodesTable
    super_admin_challenges: SuperAdminChallengesTable
    super_admin_sessions: SuperAdminSessionsTable
    super_admin_invitations: SuperAdminInvitationsTable
    organization_storage: OrganizationStorageTable
  }
}
