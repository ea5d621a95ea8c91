import { dictionary } from '#platform/locale/dictionary.ts'
import type { NotificationKind } from '../policy.ts'

type Sentence = (candidate: string, actor: string | null) => string

/** What happened, as a sentence without the job. */
export const notificationSentences = dictionary({
  en: {
    needs_review: candidate => `${candidate} needs human review`,
    scorecard_due: candidate => `Your scorecard for ${candidate} is due`,
    scorecard_overdue: candidate => `Your scorecard for ${candidate} is overdue`,
    assigned: (candidate, actor) => `${actor ?? 'Someone'} made you responsible for ${candidate}`,
    mention: (candidate, actor) => `${actor ?? 'Someone'} mentioned you in a note about ${candidate}`,
    todo_assigned: (candidate, actor) => `${actor ?? 'Someone'} gave you a to-do about ${candidate}`,
    todo_due: candidate => `Your to-do about ${candidate} is due`,
    offer_approval_asked: (candidate, actor) => `${actor ?? 'Someone'} asked you to approve the offer for ${candidate}`,
    offer_expiring: candidate => `The offer for ${candidate} expires soon`,
    offer_accepted: candidate => `${candidate} accepted the offer`,
    offer_declined: candidate => `${candidate} declined the offer`,
    email_failed: candidate => `An e-mail to ${candidate} could not be delivered`,
    accommodation_requested: candidate => `${candidate} asked for an accommodation`,
    interview_times_passed: candidate => `${candidate} has no interview times left to choose from`,
    interview_changed: candidate => `The interview with ${candidate} changed`,
    application_received: candidate => `${candidate} applied`,
    screening_completed: candidate => `${candidate} completed the AI interview`,
    screening_expired: candidate => `The AI interview of ${candidate} expired`,
    withdrawn: candidate => `${candidate} withdrew`,
    import_finished: () => 'Your import of résumés is finished',
    rerun_finished: () => 'All applications have been evaluated again',
  } satisfies Record<NotificationKind, Sentence> as Record<NotificationKind, Sentence>,
})

/** Notifications in the workspace. */
export const notificationWords = dictionary({
  en: {
    title: 'Notifications',
    loading: 'Loading notifications',
    failed: 'Couldn’t load notifications',
    tryAgain: 'Try again',
    empty: 'No notifications',
    emptyNote: 'Applications, AI interviews and what waits for you appear here.',
    parts: { all: 'All', mentions: 'Mentions', needs_action: 'Needs action' },
    nothingIn: { mentions: 'Nobody has mentioned you', needs_action: 'Nothing waits for you' },
    markAll: 'Mark all as read',
    more: 'Show older',
    unread: 'Unread',
    today: 'Today',
    yesterday: 'Yesterday',
    settings: 'Choose e-mails',
    kept: 'Notifications are stored for 90 days.',
  },
})

/** What can be done about a notification in its row, and the result. */
export const toDoWords = dictionary({
  en: {
    complete: 'Complete to-do',
    todoDone: (by: string | null) => (by ? `Completed by ${by}` : 'Completed'),
    undo: 'Undo',
    todoFailed: 'The to-do was not saved',
    submit: 'Submit scorecard',
    submitted: 'Scorecard submitted',
    approved: 'You approved this offer',
    sentBack: (reason: string | null) => (reason ? `You sent this offer back: ${reason}` : 'You sent this offer back'),
    approveFailed: 'Couldn’t approve the offer',
    reply: 'Reply',
    replyLabel: (name: string) => `Reply to ${name}`,
    replyHelp: (name: string) => `Added as a note. ${name} is notified.`,
    sendReply: 'Add note',
    cancel: 'Cancel',
    replied: 'Reply added as a note',
    replyFailed: 'The note was not saved',
    replyText: (name: string, text: string) => `@${name} ${text}`,
    sendAgain: 'Send again',
    sentAgain: 'It is being sent again',
    sendFailed: 'The e-mail was not sent',
    openEmails: 'Open e-mails',
    reasonHelp: 'The author of the offer reads it.',
  },
})
