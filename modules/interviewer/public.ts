export { phaseAt, questionTime } from './clock.ts'
export { readIntent } from './intent.ts'
export { nextMoveWithModel } from './model-follow-up.ts'
export { nextMove } from './next-move.ts'
export { practice } from './script.ts'
export { openQuestion, settleByAnswer, settleRest } from './settle.ts'
export type {
  CommittedTurn,
  Floor,
  FlowQuestion,
  FollowUpReason,
  InterviewState,
  Move,
  Outcome,
  OutcomeReason,
  RoomEvent,
  Scene,
  Settled,
  TurnKind,
} from './state.ts'
