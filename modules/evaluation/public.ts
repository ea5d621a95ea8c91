export { evaluateInterview } from './engine/interview/evaluate.ts'
export type { InterviewInput } from './engine/interview/input.ts'
export type { InterviewResult } from './engine/schema.ts'
export { matchResume } from './engine/match/match.ts'
export { promptVersion } from './engine/prompt-version.ts'
export type { Verdict } from './engine/schema.ts'
export { answerPairs, type Pair, resumePairs } from './fairness/pairs.ts'
export { matchInputOf, nameIn } from './labelled/match-input.ts'
export { type LabelledSet, readLabelledSet } from './labelled/read.ts'
export { summarizeApplication } from './server/summary.ts'
export { matchEvidence } from './server/evidence.ts'
export { meanOfScorecards } from './server/queries.ts'
export { readPracticeResult, readReview } from './server/review.ts'
export { evaluationRows } from './server/row-mover.ts'
export { type Current, currentFor, matchIsOutdated } from './server/outdated.read-model.ts'
export { quotesSchema, reasoningSchema } from './engine/answer-limits.ts'
export { faultOf, shownReasoning } from './engine/check-reasoning.ts'
export { redactedTurns } from './engine/interview/redacted-turns.ts'
export { stanceInSentence } from './engine/match/stance/stance-at.ts'
export {
  countsYearsOf,
  holdsCertificate,
  isCertificateName,
  languageNamed,
  languageStated,
  type ReadText,
  readText,
  yearsOfWork,
} from './engine/match/look-up.ts'
export { redactedPages } from './engine/match/redacted-pages.ts'
export { matchInput } from './server/match-input.ts'
