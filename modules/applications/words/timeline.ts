import { dictionary } from '#platform/locale/dictionary.ts'

/** The timeline of an application. */
export const timelineWords = dictionary({
  en: {
    note: 'Note',
    otherStage: 'another stage',
    ended: 'closed',
    submitted: 'Applied',
    imported: 'Résumé imported, without an e-mail to the candidate',
    importedAndTold: 'Résumé imported, with an e-mail to the candidate',
    addressAdded: 'E-mail address added',
    resubmitted: 'Applied again with a new form',
    hired: 'Hired',
    withdrawn: 'Withdrew',
    erasureRequested: 'Data deletion requested',
    moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
    rejected: (reason: string | null) => (reason ? `Rejected: ${reason}` : 'Rejected'),
    reopened: (from: string) => `Reopened (was: ${from})`,
    product: 'Evenhand',
  },
})
