export interface FlowQuestion {
  id: string
  text: string
  competency: string
  follow_up: { max: number }
  must_ask: boolean
  /** Null: no time limit. */
  time_limit_seconds: number | null
}

export type TurnKind =
  | 'greeting'
  | 'welcome_back'
  | 'question'
  | 'follow_up'
  | 'repeat'
  | 'moment'
  | 'wrap_up'
  | 'goodbye'
  | 'answer'

/** One committed turn. The candidate's are all of kind `answer`. */
export interface CommittedTurn {
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  /** The question it belongs to; null for turns outside of questions. */
  question_id: string | null
  text: string
  /** Of a follow-up: its reason, so that the same is not asked twice in other words. */
  reason?: FollowUpReason | null
}

export type Outcome = 'answered' | 'insufficient' | 'skipped' | 'interrupted' | 'unasked'
export type OutcomeReason = 'time_limit' | 'candidate_ended' | 'connection_lost'

export interface Settled {
  question_id: string
  outcome: Outcome
  /** Only with `interrupted` and `unasked`. */
  outcome_reason: OutcomeReason | null
}

/**
 * What has just happened. `enter`: the candidate has entered the room, for the first time or again. `continue`: the interviewer has
 * finished speaking and keeps the floor. `answer`: the candidate has finished a turn. `tick`: time has passed and nobody speaks.
 */
export type RoomEvent = 'enter' | 'continue' | 'answer' | 'skip' | 'repeat' | 'moment' | 'end' | 'tick'

export interface Scene {
  interviewer: string
  organization: string
  job_title: string
}

/** Everything the next move depends on: the stored flow, the committed turns and the server's timer. */
export interface InterviewState {
  scene: Scene
  questions: FlowQuestion[]
  turns: CommittedTurn[]
  settled: Settled[]
  event: RoomEvent
  /** The flow's length L, in minutes. */
  length_minutes: number
  /** Since the start, without the time while the connection was lost. */
  elapsed_ms: number
  /** The same, since the open question was asked. */
  question_elapsed_ms: number
}

/** Who speaks after this move. After `interviewer`, the next move follows right away with the event `continue`. */
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
  /** The interviewer says nothing: someone else has the floor. */
  | { kind: 'wait'; settles: [] }
  /** The interview is closed. */
  | { kind: 'close'; settles: Settled[] }
