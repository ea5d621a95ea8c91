export { phaseAt, questionTime } from './clock.ts'
export { countryOfZone } from './help-lines.ts'
export { offersOf } from './offers.ts'
export { withoutPrivate } from './private-turns.ts'
export { readUtterance } from './read-utterance.ts'
export { nextMoveWithModel } from './model-follow-up.ts'
export { nextMove } from './next-move.ts'
export { practice } from './script.ts'
export { openQuestion, settleByAnswer, settleRest } from './settle.ts'
export type {
  Choice,
  CommittedTurn,
  Facts,
  Floor,
  FlowQuestion,
  FollowUpReason,
  InterviewState,
  Move,
  Notice,
  Outcome,
  OutcomeReason,
  Request,
  RoomEvent,
  Scene,
  Settled,
  TurnKind,
} from './state.ts'
