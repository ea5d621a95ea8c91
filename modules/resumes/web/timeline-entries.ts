import type { TimelineEntries } from '#platform/events/timeline.ts'
import { resumeTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const resumeTimeline: TimelineEntries = {
  'resume.read': { title: ({ state }) => (state === 'read' ? words.read : words.needsReview) },
  'resume.corrected': { title: words.corrected },
}
