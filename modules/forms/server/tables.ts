import type { Instant, Json } from '#platform/db/tables.ts'
import type { FormSection } from '../contract.ts'

interface FormConfigsTable {
  organization_id: string
  version: number
  id: string
  sections: Json<FormSection[]>
  created_at: Instant
  published_by: string | null
}

interface FormDraftsTable {
  organization_id: string
  version: number
  based_on: number
  /** Null when there is nothing to publish. */
  sections: Json<FormSection[]> | null
  edited_by: string | null
  edited_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    form_configs: FormConfigsTable
    form_drafts: FormDraftsTable
  }
}
