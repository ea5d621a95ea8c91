import type { Instant, NullableInstant } from '#platform/db/tables.ts'
import type { EmailChoice, NotificationKind } from '../policy.ts'

interface NotificationsTable {
  organization_id: string
  id: string
  admin_id: string
  kind: NotificationKind
  event_id: string
  /** It is about an application, an import or a job. */
  application_id: string | null
  import_id: string | null
  job_id: string | null
  /** The to-do, the approval, the interview, the note, the e-mail or the offer that it asks the reader to deal with. */
  target_id: string | null
  actor_id: string | null
  at: Instant
  read_at: NullableInstant
  in_digest: boolean
}

interface NotificationPreferencesTable {
  organization_id: string
  admin_id: string
  kind: NotificationKind
  email: EmailChoice
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    notifications: NotificationsTable
    notification_preferences: NotificationPreferencesTable
  }
}
