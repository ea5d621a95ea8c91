export { frozenInterview, latestEndedScreening } from './server/frozen-interview.ts'
