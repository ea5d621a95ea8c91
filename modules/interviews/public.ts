export { proposeInterview } from './server/propose-interview.ts'
export { rescheduleInterview } from './server/reschedule-interview.ts'
