import type { TimelineEntries } from '#platform/events/timeline.ts'
import { evaluationTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const evaluationTimeline: TimelineEntries = {
  'evaluation.finished': { title: ({ state }) => (state === 'ready' ? words.finished : words.needsReview) },
  'evaluation.opined': { title: words.opined },
  'scorecard.submitted': { title: words.submitted },
  'scorecard.revealed': { title: words.revealed },
}
