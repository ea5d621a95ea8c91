import type { TimelineEntries } from '#platform/events/timeline.ts'
import { mergeTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const mergeTimeline: TimelineEntries = {
  'merge.made': { title: ({ combined }) => (combined ? words.combined : words.made) },
  'merge.undone': { title: words.undone },
}
