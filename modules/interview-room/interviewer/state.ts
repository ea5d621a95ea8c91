export interface FlowQuestion {
  id: string
  text: string
  competency: string
  follow_up: { max: number }
  must_ask: boolean
  /** Null: no limit of its own. */
  time_limit_seconds: number | null
}

export type TurnKind =
  'greeting' | 'welcome_back' | 'question' | 'follow_up' | 'repeat' | 'moment' | 'wrap_up' | 'goodbye' | 'answer'

/** One committed turn. The candidate's are all of kind `answer`. */
export interface CommittedTurn {
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  /** The question it belongs to; null outside of questions. */
  question_id: string | null
  text: string
  /** Of a follow-up: the move's reason, so that it is not asked for twice in other words. */
  reason?: FollowUpReason | null
}

export type Outcome = 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'
export type OutcomeReason = 'time_limit' | 'candidate_ended' | 'connection_lost' | 'system_shutdown'

export interface Settled {
  question_id: string
  outcome: Outcome
  /** Only with `interrupted` and `unasked`. */
  outcome_reason: OutcomeReason | null
}

/**
 * What has just happened. `enter`: the candidate came into the room, for the first time or again. `continue`: the interviewer has
 * finished speaking and keeps the floor. `answer`: the candidate finished a turn, by pausing or by saying so. `tick`: time
 * has passed and nobody speaks.
 */
export type RoomEvent = 'enter' | 'continue' | 'answer' | 'skip' | 'repeat' | 'moment' | 'end' | 'tick'

export interface Scene {
  interviewer: string
  organization: string
  job_title: string
}

/** Everything the next move depends on: the frozen flow, what was committed, and the server's clock. */
export interface InterviewState {
  scene: Scene
  questions: FlowQuestion[]
  turns: CommittedTurn[]
  settled: Settled[]
  event: RoomEvent
  /** The flow's length L, in minutes. */
  length_minutes: number
  /** Since the start, without the time in which the connection was lost. */
  elapsed_ms: number
  /** The same, since the open question was asked. */
  question_elapsed_ms: number
}

/** Who speaks after this move; with `interviewer`, ask for the next move at once with the event `continue`. */
export type Floor = 'candidate' | 'interviewer' | 'nobody'

export type FollowUpReason = 'example' | 'own_part' | 'result' | 'figures' | 'reasoning'

interface Spoken {
  say: string
  floor: Floor
  /** Outcomes that this move decides, to be committed with it. */
  settles: Settled[]
}

export type Move =
  | ({ kind: 'greeting' | 'moment' | 'wrap_up' | 'goodbye'; question_id: null } & Spoken)
  | ({ kind: 'welcome_back'; question_id: string | null } & Spoken)
  | ({ kind: 'question' | 'repeat'; question_id: string } & Spoken)
  | ({ kind: 'follow_up'; question_id: string; reason: FollowUpReason; by: 'rule' | 'model' } & Spoken)
  /** Nothing to say: somebody else has the floor. */
  | { kind: 'wait'; settles: [] }
  /** The room shuts. */
  | { kind: 'close'; settles: Settled[] }
