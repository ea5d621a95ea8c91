import type { Instant, Json } from '#platform/db/tables.ts'
import type { FormSection } from '../contract.ts'

interface FormConfigsTable {
  organization_id: string
  version: number
  id: string
  sections: Json<FormSection[]>
  created_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    form_configs: FormConfigsTable
  }
}
