import type { Defaulted, Instant, Json, NullableInstant } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import type { OfferState, Pay } from '../contract.ts'

interface OffersTable {
  organization_id: string
  id: string
  application_id: string
  state: OfferState
  version: number
  /** YYYY-MM-DD, like all dates. */
  expires_on: string
  expires_at: NullableInstant
  created_by: string
  created_at: Instant
  updated_at: Instant
  sent_by: string | null
  sent_at: NullableInstant
  reminded_at: NullableInstant
  answered_at: NullableInstant
  signed_name: string | null
  decline_reason: string | null
  cancelled_by: 'admin' | 'candidate' | null
  cancelled_at: NullableInstant
}

interface OfferVersionsTable {
  organization_id: string
  offer_id: string
  version: number
  position: string
  pay_amount: number
  pay_currency: string
  pay_period: Pay['period']
  start_on: string
  body: string
  attachment_ids: Json<string[]>
  created_by: string
  created_at: Instant
}

interface OfferApprovalsTable {
  organization_id: string
  id: string
  offer_id: string
  version: number
  admin_id: string
  asked_at: Instant
  decision: 'approved' | 'sent_back' | null
  reason: string | null
  decided_at: NullableInstant
}

interface OfferFilesTable {
  organization_id: string
  id: string
  application_id: string
  file_key: string
  name: string
  content_type: string
  bytes: number
  attached: Defaulted<boolean>
  created_by: string
  created_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    offers: OffersTable
    offer_versions: OfferVersionsTable
    offer_approvals: OfferApprovalsTable
    offer_files: OfferFilesTable
  }
}
