import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface TwoFactorMethodsTable {
  organization_id: string
  admin_id: string
  sealed_secret: Buffer
  created_at: Instant
  /** Null while it is being set up. */
  confirmed_at: NullableInstant
  last_step: number
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

declare module '#platform/db/tables.ts' {
  interface Tables {
    two_factor_methods: TwoFactorMethodsTable
    two_factor_recovery_codes: TwoFactorRecoveryCodesTable
  }
}
