import type { Instant } from '#platform/db/tables.ts'

interface PracticeInterviewsTable {
  organization_id: string
  id: string
  application_id: string
  admin_id: string
  created_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    practice_interviews: PracticeInterviewsTable
  }
}
