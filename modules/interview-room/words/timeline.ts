import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const roomTimelineWords = dictionary({
  en: {
    corrected: 'Corrected the transcript',
    personRequested: 'Asked to hear from a person',
    questionNoted: 'Asked the team a question in the screening',
  },
})
