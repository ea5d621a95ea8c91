export { changeStatus, type JobCandidates } from './server/edit-job.ts'
export { handOverJobs } from './server/hand-over.ts'
export {
  jobById,
  jobsOfTeamMember,
  jobTitles,
  joinHiringTeams,
  type JobRow,
  openJobs,
  ownJobIds,
} from './server/queries.ts'
export { presentPublicJob } from './server/present.ts'
export { safeRichText } from './server/rich-text.ts'
