import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The list of applications, as a table and as cards. */
export const listWords = dictionary({
  en: {
    label: 'Applications',
    selectAll: 'Select all shown',
    select: (name: string) => `Select ${name}`,
    name: 'Name and job',
    stage: 'Stage',
    match: 'Match',
    screening: 'Screening',
    evidence: 'Key evidence',
    timeInStage: 'Time in stage',
    knockout: 'Knockout',
    noEvidence: 'No evidence yet',
    nothingFound: 'No requirement found in the résumé',
    noQuote: 'No quote stands out',
    resumePage: (page: number | null) => (page === null ? 'Résumé' : `Résumé, p. ${locale.number(page)}`),
    loading: 'Loading applications',
    today: 'Today',
    days: countWords.days,
    noUpdate: (count: number) =>
      locale.plural(count, { one: 'No update for 1 day', other: `No update for ${locale.number(count)} days` }),
    lastUpdate: (day: string) => `Last update ${day}`,
    noUpdateYet: 'No update yet',
    needsReview: 'Human review',
    notValidated: 'Not validated',
    madeBy: (model: string | null) => (model === null ? 'Built-in rules engine' : `AI score by ${model}`),
    noResume: 'No résumé',
    notEvaluated: 'Not evaluated',
    hidden: 'Hidden',
    readyToReview: 'Ready to review',
    evaluating: 'Evaluating',
    notInvited: 'Not invited yet',
    invitedUntil: (when: string) => `Invited, expires ${when}`,
    invited: 'Invited',
    inProgress: 'In progress',
    interrupted: 'Interrupted',
    expired: 'Invitation expired',
    cancelled: 'Invitation cancelled',
    noAnswers: 'No answers',
    completed: 'Completed',
  },
})

/** What can be done with several applications at once. */
export const bulkWords = dictionary({
  en: {
    move: 'Move to…',
    invite: 'Invite',
    evaluate: 'Evaluate again',
    tag: 'Tag',
    add: 'Add',
    clear: 'Clear selection',
  },
})
