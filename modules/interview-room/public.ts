export { readAssets } from './server/assets.ts'
export { frozenInterview, latestEndedScreening } from './server/frozen-interview.ts'
