import { dictionary } from '#platform/locale/dictionary.ts'

/** The timeline of an application. */
export const timelineWords = dictionary({
  en: {
    note: 'Note',
    otherStage: 'another stage',
    ended: 'closed',
    submitted: 'Applied',
    resubmitted: 'Applied again with a new form',
    hired: 'Hired',
    withdrawn: 'Withdrew',
    moved: (from: string, to: string) => `Moved from ${from} to ${to}`,
    rejected: (reason: string | null) => (reason ? `Rejected: ${reason}` : 'Rejected'),
    reopened: (from: string) => `Reopened (was: ${from})`,
    product: 'Evenhand',
  },
})
