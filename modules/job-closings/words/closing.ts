import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const candidates = (count: number) =>
  locale.plural(count, { one: '1 candidate', other: `${locale.number(count)} candidates` })

/** The dialog that closes a job and informs its candidates. */
export const closeWords = dictionary({
  en: {
    title: (job: string) => `Close ${job}`,
    reportTitle: (job: string) => `Closing of ${job}`,
    loading: 'Loading the candidates',
    failed: 'Couldn’t load the candidates',
    waiting: (count: number) =>
      locale.plural(count, {
        one: '1 active candidate has had no answer. Tell them that the position is closed.',
        other: `${locale.number(count)} active candidates have had no answer. Tell them that the position is closed.`,
      }),
    nobody: 'No active candidate is waiting for an answer.',
    keepOpen: 'Keep job open',
    done: 'Done',
    close: 'Close job',
    closeAndInform: (count: number) => `Close job and inform ${candidates(count)}`,
    inform: (count: number) => `Inform ${candidates(count)}`,
    decision: 'Their applications',
    decisions: {
      reject: { label: 'Reject', help: 'Reason: the role was filled or closed. You can reopen each one later.' },
      leave: {
        label: 'Keep active',
        help: 'For example, to consider them for another job. Interviews for this one end with the e-mail.',
      },
    },
    when: 'Send the e-mails',
    times: { now: 'Now (cannot be undone)', hour: 'In 1 hour', day: 'In 24 hours', threeDays: 'In 3 days' },
    whenHelp: 'You can undo the closing until then. The job stops accepting applications right away.',
    recipients: 'Recipients',
    recipientsHelp: (count: number, excluded: number) =>
      excluded > 0
        ? `${candidates(count)} selected, ${locale.number(excluded)} left out`
        : `${candidates(count)} selected`,
    leaveOut: 'Clear a checkbox to leave out a candidate. They get no e-mail and their application stays active.',
    include: (name: string) => `Inform ${name}`,
    more: 'Show more',
    noEmail: (count: number) => `No e-mail address: ${candidates(count)}`,
    atOffer: (count: number) =>
      locale.plural(count, {
        one: '1 candidate at the stage Offer is left out. Closing a job ends no offer: decide on the candidate’s page.',
        other: `${locale.number(count)} candidates at the stage Offer are left out. Closing a job ends no offer: decide on each candidate’s page.`,
      }),
    noEmailHelp: 'They cannot be informed by e-mail. Contact them another way, and reject their applications.',
    previewFor: 'Show the e-mail as read by',
    without: 'Close without e-mails',
    confirmWithout: (count: number) =>
      locale.plural(count, {
        one: 'Close the job without informing 1 candidate?',
        other: `Close the job without informing ${locale.number(count)} candidates?`,
      }),
    confirmWithoutText:
      'They get no e-mail, and their applications stay active. You can inform them later, under “Closing e-mails”.',
    closeWithout: (job: string) => `Close ${job} without e-mails`,
    back: 'Back',
    notClosed: 'The job was not closed',
    closed: (job: string) => `${job} is closed`,
    scheduled: (count: number) => `${candidates(count)} will get an e-mail.`,
    undo: 'Undo',
    undoAlt: 'Undo it under “Closing e-mails” in the list of closed jobs',
    undone: (job: string) => `The closing of ${job} is being undone`,
    noRoom:
      'The job stays closed, because your plan has no room for another one. Its candidates are active again and get no e-mail.',
    notUndone: 'The closing was not undone',
    reopening: {
      title: (job: string) => `Reopen ${job}?`,
      pending: (count: number) => `${candidates(count)} will get an e-mail that the position is closed,`,
      consequence: {
        reject: 'Reopening cancels the e-mails and makes the applications active again.',
        leave: 'Reopening cancels the e-mails.',
      },
      keep: 'Keep job closed',
      reopen: 'Reopen job',
    },
    report: {
      by: (name: string) => `Closed by ${name}`,
      informing: (count: number) => `Preparing e-mails: ${locale.number(count)} so far.`,
      pending: (count: number) => `E-mails to ${candidates(count)} will be sent`,
      sent: (count: number) => `E-mails to ${candidates(count)} were sent`,
      undoing: 'Undoing the closing.',
      undone: 'The closing was undone. No e-mail was sent.',
      excluded: (count: number) => `${candidates(count)} left out`,
      problems: (count: number) => `${candidates(count)} could not be informed`,
      undo: 'Undo closing',
      remaining: (count: number) =>
        locale.plural(count, {
          one: '1 active candidate has not been informed.',
          other: `${locale.number(count)} active candidates have not been informed.`,
        }),
    },
  },
})
