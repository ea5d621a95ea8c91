import type { TimelineEntries } from '#platform/events/timeline.ts'
import { messageTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const messageTimeline: TimelineEntries = {
  'message.written': { title: words.written },
  'message.edited': { title: words.edited },
  'message.sent_again': { title: words.sentAgain },
}
