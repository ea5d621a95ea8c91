export { readAssets, readScreening } from './server/assets.ts'
export { conductInWriting } from './server/conduct-in-writing.ts'
export { frozenInterview, latestEndedScreening } from './server/frozen-interview.ts'
export { requirementAnswers } from './server/requirement-answers.ts'
