import type { Defaulted, Instant } from '#platform/db/tables.ts'

interface EmailTemplatesTable {
  organization_id: string
  id: string
  /** Which e-mail it is; of the organization's own templates their ID. */
  key: string
  name: string
  /** Null is the standard text, or nothing yet for an own template. */
  subject: string | null
  body: string | null
  enabled: Defaulted<boolean>
  version: Defaulted<number>
  revision: Defaulted<number>
  draft_subject: string | null
  draft_body: string | null
  edited_by: string | null
  updated_at: Instant
}

interface EmailTemplateVersionsTable {
  organization_id: string
  template_id: string
  version: number
  name: string
  subject: string
  body: string
  published_by: string | null
  published_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    email_templates: EmailTemplatesTable
    email_template_versions: EmailTemplateVersionsTable
  }
}
