export { readAssets, readScreening } from './server/assets.ts'
export { frozenInterview, latestEndedScreening } from './server/frozen-interview.ts'
