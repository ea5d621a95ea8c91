export {
  frozenInterview,
  type FrozenInterview,
  type InterviewTurn,
  latestEndedScreening,
} from './server/frozen-interview.ts'
