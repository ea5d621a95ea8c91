import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { RegistrationMode } from '../policy.ts'

declare module '#platform/db/tables.ts' {
  interface Tables {
    platform_settings: PlatformSettingsTable
    registration_invitations: RegistrationInvitationsTable
  }
}

interface PlatformSettingsTable {
  only_row: Defaulted<boolean>
  registration: RegistrationMode
  /** The key of the plan that new organizations start with. */
  default_plan: string
  /** How the platform's own e-mails are signed. */
  brand_name: string
  brand_color: string
  support_email: string | null
  announcement_id: string | null
  announcement: string | null
  announced_at: NullableInstant
  /** Counts the changes. */
  version: number
}

interface RegistrationInvitationsTable {
  id: string
  email: string
  token_hash: string
  /** The name of the super admin. */
  invited_by: string
  created_at: Instant
  expires_at: Instant
  /** The organization that was registered with it. */
  organization_id: string | null
}
