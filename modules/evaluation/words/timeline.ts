import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const evaluationTimelineWords = dictionary({
  en: {
    finished: 'AI evaluation finished',
    needsReview: 'AI evaluation needs human review',
    opined: 'Gave an opinion on an AI result',
    submitted: 'Submitted a scorecard',
    revealed: 'Skipped the scorecard and opened the AI score',
  },
})
