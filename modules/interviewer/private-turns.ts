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

/** Whether a turn is about how the candidate is. It is shown to the candidate only: the organization is never told without consent. */
export const isPrivate = ({ kind, request }: Pick<CommittedTurn, 'kind' | 'request'>): boolean =>
  PRIVATE_KINDS.has(kind) || (request != null && PRIVATE_REQUESTS.has(request))
