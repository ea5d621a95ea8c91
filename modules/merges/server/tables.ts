import type { MovedRows } from '#platform/db/move-rows.ts'
import type { Instant, NullableInstant, NullableJson } from '#platform/db/tables.ts'
import type { StoredRow } from '#modules/applications/public.ts'
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

/** What a merge moved, with the rows as they were. */
export interface MergeRecord {
  /** Columns that the merge changed, before and after, of both candidates. */
  readonly candidates: readonly Changed[]
  readonly pairs: readonly AbsorbedApplication[]
  /** Applications that were moved as a whole, and screenings, which name their candidate too. */
  readonly moved: readonly MovedRows[]
}

export interface Changed {
  readonly id: string
  readonly before: StoredRow
  readonly after: StoredRow
}

/** An application that became part of another one for the same job. */
export interface AbsorbedApplication {
  readonly into: string
  readonly row: StoredRow & { readonly id: string }
  readonly kept: Changed
  /** By the modules that own the rows, in their order. */
  readonly moved: readonly (readonly MovedRows[])[]
}

interface MergesTable {
  organization_id: string
  id: string
  kept_id: string
  merged_id: string
  merged_by: string
  merged_at: Instant
  undo_until: Instant
  state: 'merged' | 'undone' | 'settled'
  ended_at: NullableInstant
  application_ids: string[]
  record: NullableJson<MergeRecord>
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    candidate_keys: CandidateKeysTable
    duplicate_pairs: DuplicatePairsTable
    merges: MergesTable
  }
}
