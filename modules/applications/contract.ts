import { contract } from '#platform/contract/endpoint.ts'
import { candidateCalls } from './contract/candidate.ts'
import { decisionCalls } from './contract/decisions.ts'
import { detailCalls } from './contract/details.ts'
import { jobCountCalls } from './contract/job-counts.ts'
import { listCalls } from './contract/list.ts'

export { emailPreview, type EmailPreview, emailText, type EmailText } from './contract/decisions.ts'
export type { CandidateDetails } from './contract/details.ts'
export { type ApplicationListItem, listItem, listQuery } from './contract/list.ts'
export {
  type Evidence,
  outcome,
  type Outcome,
  outcomeReason,
  stage,
  type Stage,
  communicationKind,
  type CommunicationKind,
} from './contract/shapes.ts'

export const applicationsContract = contract({
  ...candidateCalls,
  ...listCalls,
  ...jobCountCalls,
  ...decisionCalls,
  ...detailCalls,
})
