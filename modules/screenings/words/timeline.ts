import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const screeningTimelineWords = dictionary({
  en: {
    invited: 'Invited to the screening',
    opened: 'Opened the invitation',
    started: 'Started the screening',
    interrupted: 'Left the screening',
    completed: 'Completed the screening',
    noAnswers: 'Ended the screening without an answer',
    expired: 'Invitation expired',
    cancelled: 'Screening cancelled',
    accommodationRequested: 'Requested an accommodation',
    accommodationAnswered: 'Accommodation request answered',
    recordingsDeleted: 'Recordings deleted',
    transcriptDeleted: 'Transcript deleted',
  },
})
