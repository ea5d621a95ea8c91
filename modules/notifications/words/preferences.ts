import { dictionary } from '#platform/locale/dictionary.ts'

/** The choice of e-mails in the profile. */
export const preferenceWords = dictionary({
  en: {
    title: 'E-mails about notifications',
    note: 'Everything also appears in Evenhand. Daily e-mails are sent at 08:00 in your time zone. Changes of your interviews, offers that you are asked to approve, that expire soon or that were answered, and requests for an accommodation are always e-mailed.',
    kinds: {
      needs_review: 'An application needs human review',
      scorecard_due: 'Your scorecard is due',
      scorecard_overdue: 'Your scorecard is overdue (1 and 3 days after the interview)',
      assigned: 'Someone makes you responsible for a candidate',
      mention: 'Someone mentions you in a note',
      todo_assigned: 'Someone gives you a to-do',
      todo_due: 'Your to-do is due',
      application_received: 'New applications',
      screening_completed: 'A candidate completed the AI interview',
      screening_expired: 'An AI interview expired',
      withdrawn: 'A candidate withdrew',
      import_finished: 'Your import of résumés is finished',
      email_failed: 'An e-mail to a candidate could not be delivered',
      rerun_finished: 'Your evaluation of all applications is finished',
    },
    choices: { right_away: 'Right away', daily: 'Daily', off: 'No e-mail' },
    failed: 'The choice was not saved',
    loadFailed: 'Couldn’t load your choices',
    loading: 'Loading your choices',
  },
})
