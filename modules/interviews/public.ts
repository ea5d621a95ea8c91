export { proposeInterview } from './server/propose-interview.ts'
