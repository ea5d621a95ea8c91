import type { Instant } from '#platform/db/tables.ts'

interface SampleDataTable {
  organization_id: string
  state: 'filling' | 'on' | 'removing'
  done: number
  total: number
  /** Who turned it on. */
  admin_id: string
  changed_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    sample_data: SampleDataTable
  }
}
