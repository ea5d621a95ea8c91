import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const applications = (count: number) =>
  locale.plural(count, { one: '1 application', other: `${locale.number(count)} applications` })
const candidates = (count: number) =>
  locale.plural(count, { one: '1 candidate', other: `${locale.number(count)} candidates` })

/** What can be done with several applications at once. */
export const bulkWords = dictionary({
  en: {
    move: 'Move to…',
    invite: 'Invite',
    evaluate: 'Evaluate again',
    tag: 'Tag',
    add: 'Add',
    assign: 'Assign',
    assignNobody: 'No one',
    message: 'Message candidates…',
    reject: 'Reject candidates…',
    more: 'More actions',
    clear: 'Clear selection',
    clearKey: 'Esc',
    shownSelected: (count: number) => `${applications(count)} selected.`,
    allSelected: (count: number) => `All ${applications(count)} that match are selected.`,
    selectAllMatching: (count: number) => `Select all ${locale.number(count)} that match`,
    tooManyMatch: (most: string) =>
      `At most ${most} applications can be changed at once. Narrow the filter to select all.`,
  },
})

/** Why an application is left out of a bulk action, or is not undone. */
export const bulkReasonWords = dictionary({
  en: {
    not_decider: 'You are an interviewer on this job',
    closed: 'Application is closed',
    wrong_stage: 'Cannot move to this stage',
    already_there: 'Nothing to change',
    already_invited: 'Already invited',
    has_offer: 'Has an offer. Decide on the candidate’s page',
    no_email: 'No e-mail address',
    limit_reached: 'The plan has no interviews left',
    changed_since: 'Changed since this action',
    email_sent: 'The e-mail has already been sent',
    other: 'Not possible',
  },
})

/** The dialog before a bulk action that writes to candidates. */
export const bulkDialogWords = dictionary({
  en: {
    titles: { invite: 'Invite to the AI interview', message: 'Message candidates', reject: 'Reject candidates' },
    descriptions: {
      invite: 'Each candidate gets a personal link. E-mails are sent after 1 minute, so you can undo this.',
      message: 'Each candidate gets their own e-mail. E-mails are sent after 1 minute, so you can undo this.',
      reject: 'You decide, not a score. You can reopen the applications at any time.',
    },
    confirm: {
      invite: (count: number) => `Invite ${candidates(count)}`,
      message: (count: number) => `Message ${candidates(count)}`,
      reject: (count: number) => `Reject ${candidates(count)}`,
    },
    recipients: 'Recipients',
    reached: candidates,
    ofSelected: (count: number) => `of ${locale.number(count)} selected`,
    andMore: (count: number) => `and ${locale.number(count)} more`,
    notify: 'Send each a rejection e-mail',
    noteHelp: 'Candidates do not see it. It appears in each timeline.',
    tooMany: 'More than 500 applications match',
    tooManyNote: 'Narrow the filter, or select fewer.',
    loading: 'Checking the selection',
    failed: 'The selection could not be checked',
    notStarted: 'Nothing was changed',
    cancel: 'Cancel',
  },
})

/** The progress and the result of a bulk action. */
export const bulkResultWords = dictionary({
  en: {
    moved: (count: number, stage: string) => `${applications(count)} moved to ${stage}`,
    done: {
      tag: (count: number) => `${applications(count)} tagged`,
      assign: (count: number) => `${applications(count)} assigned`,
      invite: (count: number) => `${candidates(count)} invited`,
      message: (count: number) => `${candidates(count)} messaged`,
      reject: (count: number) => `${candidates(count)} rejected`,
    },
    evaluated: (count: number) =>
      locale.plural(count, { one: '1 evaluation started', other: `${locale.number(count)} evaluations started` }),
    undone: (count: number) => `Undone for ${applications(count)}`,
    progress: 'Progress',
    processed: (count: number, total: number) => `${locale.number(count)} of ${locale.number(total)}`,
    canLeave: 'Continues if you leave this page.',
    problems: (count: number, state: string) =>
      state === 'undone' ? `${locale.number(count)} not undone` : `${locale.number(count)} left out`,
    undo: 'Undo',
    undoAll: (count: number) => `Undo for ${applications(count)}`,
    report: 'Show report',
    lastAction: (what: string) => `Last action: ${what}.`,
    reportTitle: 'Report',
    noProblems: 'Nothing was left out.',
    moreProblems: (count: number) => `And ${locale.number(count)} more.`,
    failed: 'Nothing was changed.',
    dismiss: 'Dismiss',
    close: 'Close',
  },
})

/** Keyboard shortcuts of the list. */
export const shortcutWords = dictionary({
  en: {
    next: 'Next row',
    previous: 'Previous row',
    select: 'Select the row',
    selectRange: 'Select the rows since the last selected one',
    open: 'Open the row',
    evaluate: 'Evaluate the row, or the selected rows, again',
    move: 'Move the row, or the selected rows',
    invite: 'Invite the selected candidates',
    tag: 'Tag the row, or the selected rows',
    clear: 'Clear selection',
  },
})

/** Why the server refuses a bulk action, or undoing it. */
export const bulkProblemWords = dictionary({
  en: {
    noTags: 'Enter a tag to add or to remove.',
    tooMany: (count: number) =>
      `You can change at most ${locale.number(count)} applications at once. Narrow the filter, or select fewer.`,
    stillRunning: 'This action is still running. Undo it when it has finished.',
    tooLate: 'This action is more than a day old and can no longer be undone.',
  },
})
