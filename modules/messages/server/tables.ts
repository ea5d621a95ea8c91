import type { Instant } from '#platform/db/tables.ts'

interface WrittenMessagesTable {
  organization_id: string
  id: string
  application_id: string
  admin_id: string
  mail_id: string
  subject: string
  body: string
  created_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    written_messages: WrittenMessagesTable
  }
}
