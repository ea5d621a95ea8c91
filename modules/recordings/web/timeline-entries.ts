import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'

/** This module’s events on the timeline of an application. */
export const recordingTimeline: TimelineEntries = {
  'screening.recording_joined': hidden,
}
