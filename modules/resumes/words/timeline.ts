import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const resumeTimelineWords = dictionary({
  en: {
    read: 'Résumé read',
    needsReview: 'Résumé needs human review',
    corrected: 'Résumé details corrected',
  },
})
