export { jobById, type JobRow, ownJobIds } from './server/queries.ts'
export { presentJob, presentPublicJob } from './server/present.ts'
