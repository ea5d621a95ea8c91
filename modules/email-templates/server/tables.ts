import type { Defaulted, Instant } from '#platform/db/tables.ts'

interface EmailTemplatesTable {
  organization_id: string
  id: string
  key: string
  name: string
  subject: string
  body: string
  enabled: Defaulted<boolean>
  updated_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    email_templates: EmailTemplatesTable
  }
}
