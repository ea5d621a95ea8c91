import type { BulkAction, BulkProblem } from '../../contract.ts'
import { nextStages, outcomeArrows } from '../../policy.ts'
import type { SelectedApplication } from '../bulk-selection.read-model.ts'
import type { BulkPorts } from './ports.ts'

/** What the modules above say about the selected applications. */
interface Known extends Pick<BulkPorts, 'invitations'> {
  /** Those whose offer waits for an answer or was accepted: people decide about each of them. */
  readonly withOffer: ReadonlySet<string>
}

type Candidate = Pick<
  SelectedApplication,
  'id' | 'stage' | 'outcome' | 'screening_state' | 'owner_id' | 'email' | 'decided'
>

/** Why an action does not apply to an application; null if it does. */
export function exclusionOf(
  action: BulkAction,
  application: Candidate,
  { invitations, withOffer }: Known,
): BulkProblem | null {
  const { stage, outcome } = application
  if (!application.decided) return 'not_decider'
  switch (action.kind) {
    case 'move':
      if (outcome !== 'active') return 'closed'
      if (stage === action.stage) return 'already_there'
      return nextStages(stage, outcome).includes(action.stage) ? null : 'wrong_stage'
    case 'reject':
      if (!outcomeArrows(stage, outcome).includes('rejected')) return 'closed'
      return withOffer.has(application.id) ? 'has_offer' : null
    case 'assign':
      return application.owner_id === action.owner_id ? 'already_there' : null
    case 'invite':
      if (outcome !== 'active') return 'closed'
      if (invitations.isInvited(application.screening_state)) return 'already_invited'
      return application.email ? null : 'no_email'
    case 'message':
      return application.email ? null : 'no_email'
    case 'tag':
      return null
  }
}

/** Each selected application with why it is left out. Beyond the plan's units, candidates are not invited. */
export function withExclusions<A extends Candidate>(
  action: BulkAction,
  applications: readonly A[],
  known: Known,
  invitationsLeft: number,
): { application: A; problem: BulkProblem | null }[] {
  let left = invitationsLeft
  return applications.map(application => {
    const problem = exclusionOf(action, application, known)
    if (problem !== null || action.kind !== 'invite') return { application, problem }
    left -= 1
    return { application, problem: left < 0 ? 'limit_reached' : null }
  })
}
