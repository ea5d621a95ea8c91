export { jobById, type JobRow, ownJobIds } from './server/queries.ts'
export { presentPublicJob } from './server/present.ts'
