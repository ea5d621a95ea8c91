/** What may need a super admin, in the order in which it is shown. */
export const ATTENTION_KINDS = [
  'failed_tasks',
  'late_queues',
  'payments_failed',
  'requests_open',
  'trials_ending',
  'organizations_suspended',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

/** The lanes of the task queue. */
export const QUEUES = ['sign_in', 'email', 'quick', 'slow', 'export', 'maintenance'] as const

export const ENGINE_KINDS = ['database', 'files', 'language', 'voice', 'transcription', 'mail', 'billing'] as const
export type EngineKind = (typeof ENGINE_KINDS)[number]

/** `unmeasured`: configured, and not used in the last hour. */
export const ENGINE_STATES = ['up', 'failing', 'down', 'unmeasured'] as const
export type EngineState = (typeof ENGINE_STATES)[number]

/** A task that could run has waited this long, in ms: the queue is late. */
export const LATE_AFTER_MS = 5 * 60_000
