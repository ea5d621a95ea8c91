import type { Instant, Json } from '#platform/db/tables.ts'
import type { JobStatus } from '#modules/jobs/contract.ts'
import type { JobClosing } from '../contract.ts'

interface JobClosingsTable {
  organization_id: string
  id: string
  job_id: string
  state: JobClosing['state']
  decision: JobClosing['decision']
  subject: string
  body: string
  excluded: Json<string[]>
  send_at: Instant
  status_before: JobStatus
  closed_by: string
  closed_at: Instant
}

interface JobClosingRecipientsTable {
  organization_id: string
  closing_id: string
  application_id: string
  state: 'informed' | 'failed' | 'undone'
  problem: string | null
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    job_closings: JobClosingsTable
    job_closing_recipients: JobClosingRecipientsTable
  }
}
