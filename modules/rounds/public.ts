export { proposeRound } from './server/propose-round.ts'
export { rescheduleRound } from './server/reschedule-round.ts'
