export { startPracticeScreening } from './server/practice-screening.ts'
export { giveConsent } from './server/candidate-actions.ts'
export { inviteApplication } from './server/invite-application.ts'
export { requireEnterable } from './server/enter.ts'

export { endScreening, interruptScreening, noteDeletion, resumeScreening, startScreening } from './server/lifecycle.ts'
export { iso, presentAccommodation, presentSummary } from './server/present.ts'
export {
  accommodationById,
  lockScreening,
  moveScreening,
  accommodationsOf,
  requireScreening,
  screeningById,
  type ScreeningRow,
  screeningsOf,
  screeningsToDelete,
} from './server/queries.ts'
export {
  issueScreeningLink,
  openScreeningLink,
  type OpenScreening,
  readScreening,
  screeningUrl,
} from './server/screening-link.ts'
export { resumeInvitations, stopInvitations } from './server/suspend-invitations.ts'
export { roundOf } from './server/round.ts'
export { firstName, voiceOf } from './server/snapshot.ts'
export type { Snapshot } from './server/tables.ts'
export { screeningRows, candidateScreeningRows } from './server/row-mover.ts'
