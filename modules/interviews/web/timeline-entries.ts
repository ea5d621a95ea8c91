import type { TimelineEntries } from '#platform/events/timeline.ts'
import { interviewTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const interviewTimeline: TimelineEntries = {
  'interview.proposed': { title: ({ round }) => words.proposed(round) },
}
