import { dictionary } from '#platform/locale/dictionary.ts'

/** This module’s events on the timeline of an application. */
export const schedulingTimelineWords = dictionary({
  en: {
    booked: 'Booked an interview',
    moved: 'Rescheduled the interview',
    cancelled: 'Cancelled the interview',
    timesPassed: 'All offered times have passed',
    timesAsked: 'Asked for other times',
    states: {
      complete: 'Interview took place',
      no_show: 'Interview didn’t take place: no-show',
      waiting_on_feedback: 'Interview waiting for feedback',
    },
  },
})
