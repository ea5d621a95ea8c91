import type { TimelineEntries } from '#platform/events/timeline.ts'
import { shareTimelineWords as words } from '../words/share-links.ts'

/** This module’s events on the timeline of an application. */
export const shareTimeline: TimelineEntries = {
  'share.created': { title: words.created },
  'share.revoked': { title: words.revoked },
  'share.opened': { title: words.opened },
}
