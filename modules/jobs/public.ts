export { changeStatus, type JobCandidates, takeBackClosing } from './server/edit-job.ts'
export { addSampleJob } from './server/sample.ts'
export { deleteSampleJobs, sampleJobIds } from './server/queries/sample.ts'
export { handOverJobs } from './server/hand-over.ts'
export {
  closedJobs,
  jobById,
  jobsOfTeamMember,
  jobTitles,
  jobTitlesVisibleTo,
  joinHiringTeams,
  type JobRow,
  openJobs,
  ownJobIds,
  questionsHiddenInBlindReview,
} from './server/queries.ts'
export { presentPublicJob, publicSalary } from './server/present.ts'
export { RICH_TEXT_TAGS, safeRichText } from './server/rich-text.ts'
