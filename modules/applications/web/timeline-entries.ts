import { hidden, type TimelineEntries } from '#platform/events/timeline.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '../policy.ts'
import { stageWords } from '../words/stages.ts'
import { timelineWords as words } from '../words/timeline.ts'

const stageName = (stage: keyof typeof STAGE_NAMES | undefined) => (stage ? STAGE_NAMES[stage] : words.otherStage)

/** This module’s events on the timeline of an application. */
export const applicationTimeline: TimelineEntries = {
  'application.submitted': { title: words.submitted },
  'application.imported': { title: ({ informs }) => (informs ? words.importedAndTold : words.imported) },
  'application.address_added': { title: words.addressAdded },
  'application.resubmitted': { title: words.resubmitted },
  'application.moved': { title: data => words.moved(stageName(data.from_stage), stageName(data.to_stage)) },
  'application.hired': { title: words.hired },
  'application.rejected': {
    title: ({ reason }) => words.rejected(reason ? stageWords.reasons[reason] : null),
    text: ({ note }) => note,
  },
  'application.reopened': {
    title: data => words.reopened(data.from_outcome ? OUTCOME_NAMES[data.from_outcome] : words.ended),
  },
  'application.withdrawn': { title: words.withdrawn },
  'application.erasure_requested': { title: words.erasureRequested },
  // The note itself is an entry.
  'application.noted': hidden,
  'application.note_edited': hidden,
  'application.note_deleted': hidden,
}
