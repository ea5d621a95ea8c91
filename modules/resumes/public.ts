export { latestResume, resumeById, resumesOf } from './server/queries.ts'
export { presentResume } from './server/present.ts'
export { resumeType } from './server/resume-upload.ts'
export { saveResume } from './server/save-resume.ts'
