import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { MergeConflict } from '../contract.ts'
import type { ChosenValue } from '../policy.ts'

/** Comparing and merging two candidates. */
export const mergeWords = dictionary({
  en: {
    compare: 'Compare and merge',
    title: 'Merge candidates',
    description: 'Nothing of either is lost. You can undo this for 30 days.',
    loading: 'Loading the comparison',
    failed: 'Couldn’t load the comparison',
    keep: 'Keep',
    applied: (job: string, day: string) => `${job}, ${day}`,
    keepHelp: 'The other candidate becomes part of this one.',
    values: { name: 'Name', email: 'E-mail', phone: 'Phone' } satisfies Record<ChosenValue, string> as Record<
      ChosenValue,
      string
    >,
    otherAddress: 'The other address still leads to this candidate, but e-mails go to the chosen one.',
    applications: 'Applications',
    combined: (job: string, standing: string) =>
      `${job}: both applications become one. It stands at: ${standing}. Both résumés, all answers, notes, e-mails and interviews stay.`,
    allMove: 'All applications stay. None of them is for the same job.',
    scorecards: (count: number) =>
      locale.plural(count, {
        one: 'One reviewer rated both applications. Their last scorecard counts.',
        other: `${locale.number(count)} reviewers rated both applications. Their last scorecards count.`,
      }),
    cannot: 'These candidates cannot be merged yet',
    conflicts: {
      two_screenings: (job: string) => `Both have an open AI interview for ${job}. Cancel one of the invitations.`,
      running_interview: (job: string) => `An AI interview for ${job} is in progress. Wait until it has ended.`,
      two_offers: (job: string) => `Both have an offer for ${job}. Withdraw one of them.`,
      two_bookings: (job: string) => `Both have the same interview scheduled for ${job}. Cancel one of them.`,
      unsent_rejection: (job: string) =>
        `A rejection e-mail for ${job} is waiting to be sent. Reopen that application, or wait until the e-mail has been sent.`,
    } satisfies Record<MergeConflict, (job: string) => string> as Record<MergeConflict, (job: string) => string>,
    merge: 'Merge candidates',
    cancel: 'Cancel',
    mergeFailed: 'The candidates were not merged',
    merged: (name: string) => `Merged into ${name}`,
    undo: 'Undo merge',
    undoAlt: 'Undo the merge on the page of the candidate',
    undone: 'The merge was undone',
    undoFailed: 'The merge was not undone',
    mergedWith: (name: string) => `Merged with ${name}`,
    undoFirst: (name: string) => `Undo the newer merge with ${name} first.`,
    mergedBy: (by: string, until: string) => `By ${by}. You can undo it until ${until}.`,
  },
})
