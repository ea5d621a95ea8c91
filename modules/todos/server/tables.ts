import type { Defaulted, Instant, NullableInstant } from '#platform/db/tables.ts'

interface TodosTable {
  organization_id: string
  id: string
  application_id: string
  text: string
  /** YYYY-MM-DD */
  due_on: string | null
  assignee_id: string | null
  created_by: string
  created_at: Instant
  version: Defaulted<number>
  done_at: NullableInstant
  done_by: string | null
  reminded_at: NullableInstant
  deleted_at: NullableInstant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    todos: TodosTable
  }
}
