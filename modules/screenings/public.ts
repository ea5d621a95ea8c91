export {
  frozenInterview,
  type FrozenInterview,
  type InterviewTurn,
  latestEndedScreening,
} from '#modules/interview-room/server/frozen-interview.ts'
export { screeningById, type ScreeningRow, screeningsOfApplication } from './server/queries.ts'
export { issueScreeningLink, screeningUrl } from './server/screening-link.ts'
export { inviteApplication } from './server/invite-application.ts'
export type { Snapshot } from './server/tables.ts'
