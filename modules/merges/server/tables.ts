import type { Instant, NullableInstant } from '#platform/db/tables.ts'
import '#modules/applications/public.ts'
import type { DuplicateReason } from '../policy.ts'

interface CandidateKeysTable {
  organization_id: string
  candidate_id: string
  kind: DuplicateReason
  key: string
}

interface DuplicatePairsTable {
  organization_id: string
  first_id: string
  second_id: string
  reasons: DuplicateReason[]
  state: 'suggested' | 'dismissed'
  found_at: Instant
  decided_by: string | null
  decided_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    candidate_keys: CandidateKeysTable
    duplicate_pairs: DuplicatePairsTable
  }
}
