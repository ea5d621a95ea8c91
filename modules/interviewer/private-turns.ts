import type { CommittedTurn, Request, TurnKind } from './state.ts'

const PRIVATE_KINDS: ReadonlySet<TurnKind> = new Set([
  'distress_support',
  'crisis_support',
  'paused',
  'another_day',
  'contact_consent',
  'contact_promised',
  'contact_declined',
])
const PRIVATE_REQUESTS: ReadonlySet<Request> = new Set([
  'distress',
  'self_harm',
  'pause',
  'another_day',
  'person',
  'tell',
  'keep_private',
])

/** Whether a turn is about how the candidate is. */
const isPrivate = ({ kind, request }: Pick<CommittedTurn, 'kind' | 'request'>): boolean =>
  PRIVATE_KINDS.has(kind) || (request != null && PRIVATE_REQUESTS.has(request))

/**
 * The turns of an interview that the organization sees, in their order. What is about how the candidate is, only the candidate sees:
 * the organization is never told without consent. A reply to it can say so too: "The panic attack is over, let's go on."
 */
export function withoutPrivate<Turn extends Pick<CommittedTurn, 'speaker' | 'kind' | 'request'>>(
  turns: readonly Turn[],
): Turn[] {
  let afterPrivate = false
  return turns.filter(turn => {
    if (turn.speaker === 'interviewer' && turn.kind !== 'moment') afterPrivate = isPrivate(turn)
    return !isPrivate(turn) && !(afterPrivate && turn.kind === 'request')
  })
}
