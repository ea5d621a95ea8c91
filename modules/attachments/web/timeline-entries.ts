import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { attachmentTimelineWords as words } from '../words/attachments.ts'

/** This module’s events on the timeline of an application. */
export const attachmentTimeline: TimelineEntries = {
  'attachment.added': { title: words.added },
  'attachment.deleted': { title: words.deleted },
  'attachment.restored': hidden,
}
