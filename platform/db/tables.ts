import type { ColumnType, Generated } from 'kysely'
import type { MailContent } from '../mail/content.ts'
import { storableJson } from './storable.ts'

/**
 * All tables by name. A module adds its own by declaration merging in its `server/tables.ts`:
 * `declare module '#platform/db/tables.ts' { interface Tables { jobs: JobsTable } }`.
 */
export interface Tables {
  events: EventsTable
  idempotent_replies: IdempotentRepliesTable
  rate_windows: RateWindowsTable
  links: LinksTable
  mail_messages: MailMessagesTable
  platform_mail: PlatformMailTable
  unsealed_mail: UnsealedMailTable
  dead_tasks: DeadTasksTable
  worker_heartbeats: WorkerHeartbeatsTable
  platform_keys: PlatformKeysTable
  model_runs: ModelRunsTable
  platform_events: PlatformEventsTable
}

/** An instant: read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** JSON: read parsed, written as text made by `json()`. */
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** A column whose value the database generates if none is given. */
export type Defaulted<T> = Generated<T>
type DefaultedInstant = ColumnType<Date, Date | string | undefined, Date | string>

/** Serializes a value for a JSON column. */
export const json = storableJson

interface EventsTable {
  id: string
  organization_id: string
  name: string
  /** The subject of the event: an application, a job, a screening. */
  subject_id: string | null
  actor_kind: 'admin' | 'candidate' | 'system'
  actor_id: string | null
  data: Json<Record<string, unknown>>
  at: Instant
  audited: Defaulted<boolean>
  /** The network address of the admin who caused it. */
  address: string | null
}

/** What super admins did. Rows are only added. */
interface PlatformEventsTable {
  id: string
  name: string
  actor_id: string | null
  actor_name: string | null
  about_id: string | null
  about_name: string | null
  reason: string | null
  data: Json<Record<string, unknown>>
  at: Instant
  address: string | null
}

interface IdempotentRepliesTable {
  organization_id: string
  call: string
  key_hash: string
  request_hash: string
  /** Encrypted with the caller's key; null in rows from before replies were encrypted. */
  sealed_reply: Buffer | null
  at: Instant
}

interface RateWindowsTable {
  bucket: string
  window_start: Instant
  used: number
}

interface LinksTable {
  token_hash: string
  organization_id: string
  purpose: string
  subject_id: string
  expires_at: Instant
  used_at: NullableInstant
  voided_at: NullableInstant
  /** The application of the link that was shown instead of e-mailed, if this is that link or was obtained through it. */
  unverified_for: Generated<string | null>
}

interface MailMessagesTable {
  id: string
  organization_id: string
  to_address: string
  to_name: string | null
  template_key: string
  subject_id: string | null
  /** The application that a message to someone else is about. */
  about_id: string | null
  /** About sample data or to its people, set by the database: never handed to the mail server. */
  sample: Generated<boolean>
  subject: string
  /** Without its private links. */
  text_body: string
  /** The content with its links, encrypted, until it is sent. */
  sealed: Buffer | null
  state: 'held' | 'waiting' | 'sent' | 'kept' | 'failed' | 'cancelled'
  send_at: NullableInstant
  sent_at: NullableInstant
  failure: string | null
  tries: Defaulted<number>
  /** While it is given to a mail server. */
  claimed_at: NullableInstant
  created_at: DefaultedInstant
}

/** E-mails that belong to no organization. */
interface PlatformMailTable {
  id: string
  to_address: string
  to_name: string | null
  template_key: string
  /** What the message is about: a contact request, an invitation. */
  subject_id: string | null
  subject: string
  /** Without its private links. */
  text_body: string
  /** The content with its links, encrypted, until it is sent. */
  sealed: Buffer | null
  state: 'waiting' | 'sent' | 'kept' | 'failed'
  sent_at: NullableInstant
  failure: string | null
  tries: Defaulted<number>
  created_at: Instant
}

interface DeadTasksTable {
  id: string
  name: string
  payload: Json<Record<string, unknown>>
  reason: string
  failed_at: Instant
  run_again_at: NullableInstant
}

interface WorkerHeartbeatsTable {
  worker_id: string
  beat_at: Instant
}

interface PlatformKeysTable {
  name: string
  key: string
  retired_at: NullableInstant
}

interface UnsealedMailTable {
  organization_id: string
  id: string
  content: Json<MailContent>
}

interface ModelRunsTable {
  organization_id: string
  id: string
  evaluation_id: string | null
  purpose: string
  provider: string
  model: string
  prompt_version: string
  input_hash: string
  input_tokens: number
  output_tokens: number
  cost_usd: number | null
  milliseconds: number
  at: Instant
}
