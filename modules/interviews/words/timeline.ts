import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const interviewTimelineWords = dictionary({
  en: {
    proposed: (round: string | undefined) => (round ? `Interview offered: ${round}` : 'Interview offered'),
  },
})
