import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface TwoFactorMethodsTable {
  organization_id: string
  admin_id: string
  sealed_secret: Buffer
  created_at: Instant
  /** Null while it is being set up. */
  confirmed_at: NullableInstant
  last_step: number
}

interface TwoFactorAttemptsTable {
  organization_id: string
  admin_id: string
  wrong_codes: Defaulted<number>
  wrong_at: NullableInstant
  locked_until: NullableInstant
}

interface TwoFactorRecoveryCodesTable {
  organization_id: string
  admin_id: string
  code_hash: string
  used_at: NullableInstant
}

interface PasskeysTable {
  organization_id: string
  id: string
  admin_id: string
  name: string
  /** The authenticator's own name for it, in base64url. */
  credential_id: string
  public_key: Buffer
  /** How often it has signed, as the authenticator counts; 0 if it does not. */
  counter: number
  transports: string[]
  created_at: Instant
  last_used_at: NullableInstant
}

interface PasskeyChallengesTable {
  challenge_hash: string
  purpose: string
  admin_id: string | null
  expires_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    two_factor_methods: TwoFactorMethodsTable
    two_factor_attempts: TwoFactorAttemptsTable
    two_factor_recovery_codes: TwoFactorRecoveryCodesTable
    passkeys: PasskeysTable
    passkey_challenges: PasskeyChallengesTable
  }
}
