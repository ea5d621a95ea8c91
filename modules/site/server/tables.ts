import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'
import type { ContactTopic, HiresAYear, RequestKind, RequestState } from '../policy.ts'

declare module '#platform/db/tables.ts' {
  interface Tables {
    contact_requests: ContactRequestsTable
  }
}

interface ContactRequestsTable {
  id: string
  kind: RequestKind
  /** Of a question; null for a demo. */
  topic: ContactTopic | null
  name: string
  email: string
  /** Of a demo; null for a question. */
  organization: string | null
  hires_a_year: HiresAYear | null
  message: string
  state: Defaulted<RequestState>
  /** What the operators note about it. */
  note: Defaulted<string>
  /** Counts the changes. */
  version: Defaulted<number>
  created_at: Instant
  changed_at: Instant
  done_at: NullableInstant
}
