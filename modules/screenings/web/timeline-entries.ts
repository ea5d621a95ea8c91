import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { screeningTimelineWords as words } from '../words/timeline.ts'

/** This module’s events on the timeline of an application. */
export const screeningTimeline: TimelineEntries = {
  'screening.invited': { title: words.invited },
  'screening.opened': { title: words.opened },
  'screening.consented': hidden,
  'screening.started': { title: words.started },
  'screening.interrupted': { title: words.interrupted },
  'screening.completed': { title: words.completed },
  'screening.no_answers': { title: words.noAnswers },
  'screening.expired': { title: words.expired },
  'screening.cancelled': { title: words.cancelled },
  'screening.reminder_due': hidden,
  'screening.accommodation_requested': { title: words.accommodationRequested },
  'screening.accommodation_answered': { title: words.accommodationAnswered },
  'screening.recordings_deleted': { title: words.recordingsDeleted },
  'screening.transcript_deleted': { title: words.transcriptDeleted },
}
