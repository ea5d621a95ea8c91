import type { TimelineEntries } from '#platform/events/timeline.ts'
import { roomTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const roomTimeline: TimelineEntries = {
  'screening.corrected': { title: words.corrected },
  'screening.person_requested': { title: words.personRequested },
  'screening.question_noted': { title: words.questionNoted },
}
