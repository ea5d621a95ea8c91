import type { AdminRole } from '#platform/access/roles.ts'
import type { Instant, Json } from '#platform/db/tables.ts'

interface AdminInvitationsTable {
  organization_id: string
  id: string
  email: string
  role: AdminRole
  job_ids: Json<string[]>
  invited_by: string
  created_at: Instant
  /** Of the newest e-mail. */
  expires_at: Instant
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    admin_invitations: AdminInvitationsTable
  }
}
