import { applicationTimeline } from '#modules/applications/web/timeline-entries.ts'
import { TimelineTab } from '#modules/applications/web/timeline-tab.tsx'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { attachmentTimeline } from '#modules/attachments/web/timeline-entries.ts'
import { emailTimeline } from '#modules/email-templates/web/timeline-entries.ts'
import { evaluationTimeline } from '#modules/evaluation/web/timeline-entries.ts'
import { roomTimeline } from '#modules/interview-room/web/timeline-entries.ts'
import { interviewTimeline } from '#modules/interviews/web/timeline-entries.ts'
import { messageTimeline } from '#modules/messages/web/timeline-entries.ts'
import { mergeTimeline } from '#modules/merges/web/timeline-entries.ts'
import { offerTimeline } from '#modules/offers/web/timeline-entries.ts'
import { recordingTimeline } from '#modules/recordings/web/timeline-entries.ts'
import { resumeTimeline } from '#modules/resumes/web/timeline-entries.ts'
import { schedulingTimeline } from '#modules/scheduling/web/timeline-entries.ts'
import { screeningTimeline } from '#modules/screenings/web/timeline-entries.ts'
import { shareTimeline } from '#modules/share-links/web/timeline-entries.ts'
import { todoTimeline } from '#modules/todos/web/timeline-entries.ts'
import type { TimelineEntries } from '#platform/events/timeline.ts'

/** How the events of all modules are shown. */
export const timelineEntries: TimelineEntries = {
  ...applicationTimeline,
  ...resumeTimeline,
  ...schedulingTimeline,
  ...interviewTimeline,
  ...offerTimeline,
  ...screeningTimeline,
  ...recordingTimeline,
  ...roomTimeline,
  ...todoTimeline,
  ...shareTimeline,
  ...attachmentTimeline,
  ...messageTimeline,
  ...evaluationTimeline,
  ...emailTimeline,
  ...mergeTimeline,
}

/** The timeline of an application, with the events of all modules. */
export const ApplicationTimeline = ({ application }: { application: CandidateDetails['applications'][number] }) => (
  <TimelineTab application={application} shownAs={timelineEntries} />
)
