export {
  applicationById,
  applicationsVisibleTo,
  cancelUnsentEmails,
  candidateById,
  closedApplications,
  decidedApplications,
  dropSpokenEvidence,
  updateApplication,
  lockApplication,
  communicationsOf,
  countOwnedBy,
  rankApplicationsOf,
  type ApplicationRow,
} from './server/queries.ts'
export type { CandidateEmails, PlannedInterview } from './server/candidate-emails.ts'
export type { BulkInvitations, StandingOffers } from './server/bulk/ports.ts'
export { blindFor, blindNames, blindText, concealCandidates, nameFor, neutralName } from './server/blind.ts'
export { moveApplication as decideApplication } from './server/move-application.ts'
export { activeApplications } from './server/queries/counts.ts'
export { handOverApplications } from './server/hand-over.ts'
export { assignInterviewers } from './server/assign-interviewers.ts'
export { OTHER_ROLES_DAYS } from './server/end-retention.ts'
export { isBlind } from './server/blind-applications.read-model.ts'
export { whoSees } from './server/people-who-see.read-model.ts'
export { medianHours } from './server/median-hours.ts'
export { type FigureRow, figuresFor } from './server/queries/figures.ts'
export { totalsFor } from './server/totals.read-model.ts'
export { addSampleApplication, eraseSampleApplications, sampleApplications } from './server/sample.ts'
export { cleanUpSample } from './server/queries/sample.ts'
export { addNote } from './server/notes.ts'
export { readNotes } from './server/notes.read-model.ts'
export { erasePractice, startPractice } from './server/practice.ts'
export { requireApplication, withdrawApplication } from './server/follow-application.ts'
export { addLabel, removeLabels, setLabels } from './server/queries/labels.ts'
export { confirmSubmission } from './server/confirm-submission.ts'
export { nameIn, shownPerson } from './server/shown-person.ts'
export { applicationUrl, statusLink } from './server/submit-application.ts'
export { moveToStage } from './server/move-application.ts'
export { readCandidate } from './server/candidate-details.ts'
export { filesSubmitted, lastSubmissionOf } from './server/queries/submissions.ts'
export { attachmentType } from './server/attachment-type.ts'
export { addWorkingDays } from './server/working-days.ts'
export { readableEmails } from './server/readable-emails.ts'
export { requireAddress } from './server/require-address.ts'
export { importApplication, type ImportedPerson } from './server/import-application.ts'
export { markResumeRead } from './server/mark-resume-read.ts'
export { advanceTo, keepForOtherRoles, updateProgress, type ApplicationProgress } from './server/progress.ts'
export { applicationRows, candidateApplicationRows } from './server/row-mover.ts'
export { combineApplications, combinedStanding } from './server/combine-applications.ts'
export { refreshNames } from './server/refresh-names.ts'
export {
  applicationsOfPeople,
  keepFigures,
  lockPeople,
  putBackApplication,
  type StoredRow,
  storedRow,
  takeOutApplication,
  updateCandidate,
  writeStored,
} from './server/queries/merging.ts'
