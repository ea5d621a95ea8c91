import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const mergeTimelineWords = dictionary({
  en: {
    made: 'Merged with another candidate',
    combined: 'Merged with another candidate, together with their application for this job',
    undone: 'Merge undone',
  },
})
