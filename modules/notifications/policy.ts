/** What people are notified of, in the order of the preferences. */
export const NOTIFICATION_KINDS = [
  'needs_review',
  'scorecard_due',
  'scorecard_overdue',
  'assigned',
  'mention',
  'todo_assigned',
  'todo_due',
  'offer_approval_asked',
  'offer_expiring',
  'offer_accepted',
  'offer_declined',
  'email_failed',
  'accommodation_requested',
  'interview_times_passed',
  'interview_changed',
  'application_received',
  'screening_completed',
  'screening_expired',
  'withdrawn',
  'import_finished',
  'rerun_finished',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Parts of the list: what was said to its reader, and what waits for something that they do. */
export const NOTIFICATION_PARTS = {
  mentions: ['mention'],
  needs_action: [
    'needs_review',
    'scorecard_due',
    'scorecard_overdue',
    'assigned',
    'todo_assigned',
    'todo_due',
    'offer_approval_asked',
    'offer_expiring',
    'email_failed',
    'accommodation_requested',
    'interview_times_passed',
  ],
} as const satisfies Record<string, readonly NotificationKind[]>
export type NotificationPart = keyof typeof NOTIFICATION_PARTS

export type EmailChoice = 'right_away' | 'daily' | 'off'

/** What needs action is e-mailed right away, the rest daily. */
export const DEFAULT_EMAIL: Record<Exclude<NotificationKind, Mailed>, EmailChoice> = {
  needs_review: 'right_away',
  scorecard_due: 'right_away',
  scorecard_overdue: 'right_away',
  assigned: 'right_away',
  mention: 'right_away',
  todo_assigned: 'right_away',
  todo_due: 'right_away',
  email_failed: 'right_away',
  application_received: 'daily',
  screening_completed: 'daily',
  screening_expired: 'daily',
  withdrawn: 'daily',
  import_finished: 'daily',
  rerun_finished: 'off',
}

/** These have an e-mail of their own, with what its reader needs: a calendar file, or who asked for what. It is always sent. */
const ALWAYS_MAILED = [
  'offer_approval_asked',
  'offer_expiring',
  'offer_accepted',
  'offer_declined',
  'accommodation_requested',
  'interview_times_passed',
  'interview_changed',
] as const
type Mailed = (typeof ALWAYS_MAILED)[number]

/** The kinds whose e-mail a person chooses. */
export const CHOSEN_KINDS = Object.keys(DEFAULT_EMAIL) as (keyof typeof DEFAULT_EMAIL)[]
