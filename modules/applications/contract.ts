import { contract } from '#platform/contract/endpoint.ts'
import { bulkCalls } from './contract/bulk.ts'
import { candidateCalls } from './contract/candidate.ts'
import { decisionCalls } from './contract/decisions.ts'
import { detailCalls } from './contract/details.ts'
import { jobCountCalls } from './contract/job-counts.ts'
import { listCalls } from './contract/list.ts'
import { noteCalls } from './contract/notes.ts'
import { viewCalls } from './contract/views.ts'

export {
  type BulkAction,
  type BulkProblem,
  type BulkRun,
  type BulkSelection,
  EMAIL_DELAY_SECONDS,
} from './contract/bulk.ts'
export { emailPreview, type EmailPreview, emailText, type EmailText } from './contract/decisions.ts'
export type { CandidateDetails } from './contract/details.ts'
export { type Colleague, note, type Note } from './contract/notes.ts'
export {
  type ApplicationListItem,
  type CustomAnswer,
  type CustomField,
  listFilter,
  type ListFilter,
  listItem,
  listQuery,
  sortOrder,
  type SortOrder,
} from './contract/list.ts'
export {
  evidence,
  type Evidence,
  outcome,
  type Outcome,
  outcomeReason,
  requirementResult,
  type RequirementResult,
  stage,
  type Stage,
  communicationKind,
  type CommunicationKind,
} from './contract/shapes.ts'

export { type ListColumn, MOST_VIEWS, type SavedView, type StandardColumn } from './contract/views.ts'

export const applicationsContract = contract({
  ...candidateCalls,
  ...listCalls,
  ...jobCountCalls,
  ...decisionCalls,
  ...detailCalls,
  ...noteCalls,
  ...viewCalls,
  ...bulkCalls,
})
