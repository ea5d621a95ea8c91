export { handOverJobs } from './server/hand-over.ts'
export { jobById, jobsOfTeamMember, jobTitles, joinHiringTeams, type JobRow, ownJobIds } from './server/queries.ts'
export { presentPublicJob } from './server/present.ts'
export { safeRichText } from './server/rich-text.ts'
