import type { Generated } from 'kysely'
import type { SuspensionReason } from '../policy.ts'
import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface OrganizationsTable {
  organization_id: string
  name: string
  slug: string
  website: string | null
  industry: string | null
  size: string | null
  country: string | null
  time_zone: string
  locale: string
  status: Defaulted<'active' | 'suspended'>
  /** Null unless it is suspended. */
  suspended_at: NullableInstant
  suspension_reason: SuspensionReason | null
  created_at: Instant
  /** When it is deleted for good; null unless an owner asked for it. */
  delete_at: NullableInstant
}

interface OrganizationSettingsTable {
  organization_id: string
  logo_key: string | null
  /** Null until it was read, for logos that were stored before it was noted. */
  logo_bytes: Generated<number | null>
  application_page_view: Defaulted<'list' | 'cards'>
  color_primary: Defaulted<string>
  color_secondary: Defaulted<string>
  color_scheme: Defaulted<'light' | 'dark' | 'system'>
  career_headline: Defaulted<string>
  career_introduction: Defaulted<string>
  privacy_notice: Defaulted<string>
  retention_days: Defaulted<number>
  answer_within_days: Defaulted<number>
  accommodation_within_days: Defaulted<number>
  blind_review: Defaulted<boolean>
  demographic_questions: Defaulted<boolean>
  offer_approval: Defaulted<boolean>
  /** The name that e-mails to candidates come from; empty for the organization's name. */
  sender_name: Defaulted<string>
  /** The confirmed address that replies of candidates go to. */
  reply_to: string | null
  /** An address that is not confirmed yet, since when it waits, and the request that the newest link confirms. */
  reply_to_asked: string | null
  reply_to_asked_at: NullableInstant
  reply_to_request: string | null
}

interface PrivacyNoticesTable {
  organization_id: string
  version: number
  text: string
  since: Instant
  saved_by: string | null
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    organizations: OrganizationsTable
    organization_settings: OrganizationSettingsTable
    privacy_notices: PrivacyNoticesTable
  }
}
