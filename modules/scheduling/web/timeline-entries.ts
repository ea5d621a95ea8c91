import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { schedulingTimelineWords as words } from '../words/timeline.ts'

const STATES: Partial<Record<string, string>> = words.states

/** This module’s events on the timeline of an application. */
export const schedulingTimeline: TimelineEntries = {
  'booking.proposed': hidden,
  'booking.booked': { title: words.booked },
  'booking.moved': { title: words.moved },
  'booking.cancelled': { title: words.cancelled },
  'booking.feedback_overdue': hidden,
  'booking.times_passed': { title: words.timesPassed },
  'booking.times_asked': { title: words.timesAsked },
  'booking.state_set': { title: ({ state }) => (state && STATES[state]) ?? null },
}
