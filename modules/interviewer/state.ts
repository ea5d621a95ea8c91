import type { Intent } from './intent/rules.ts'

export interface FlowQuestion {
  id: string
  text: string
  competency: string
  follow_up: { max: number }
  must_ask: boolean
  /** Null: no time limit. */
  time_limit_seconds: number | null
}

/** What the candidate can choose after an offer, by a button or by saying so. */
export const CHOICES = ['go_on', 'pause', 'another_day', 'person', 'tell', 'keep_private', 'end'] as const
export type Choice = (typeof CHOICES)[number]

/** What a candidate's turn asks for, if it is no answer. */
export type Request = Intent | Choice

/** Turns that end with an offer of choices. */
export type OfferKind =
  | 'break'
  | 'distress_support'
  | 'crisis_support'
  | 'paused'
  | 'another_day'
  | 'contact_consent'
  | 'contact_promised'
  | 'contact_declined'
  | 'accommodation'
  | 'other_language'
  | 'boundary'
  | 'end_offer'

export type TurnKind =
  | 'greeting'
  | 'welcome_back'
  | 'question'
  | 'follow_up'
  | 'repeat'
  | 'rephrase'
  | 'easier_way'
  | 'moment'
  | 'reply'
  | OfferKind
  | 'wrap_up'
  | 'goodbye'
  | 'answer'
  | 'request'

/** One committed turn. The candidate's are of kind `answer` or `request`. */
export interface CommittedTurn {
  speaker: 'interviewer' | 'candidate'
  kind: TurnKind
  /** The question it belongs to; null for turns outside of questions. */
  question_id: string | null
  text: string
  /** Of a follow-up: its reason, so that the same is not asked twice in other words. */
  reason?: FollowUpReason | null
  /** Of a request: what it asks for. */
  request?: Request | null
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
 * Requests and choices: made by a control.
 */
export type RoomEvent = 'enter' | 'continue' | 'answer' | 'tick' | Request

export interface Scene {
  interviewer: string
  organization: string
  job_title: string
  /** How it thanks for an answer; friendly if left out. */
  tone?: 'warm' | 'neutral' | 'brisk'
}

/** What the organization wrote about the job. */
interface JobFacts {
  locations: readonly string[]
  /** "Hybrid". */
  workplace: string
  /** "Full time". */
  employment: string
  /** "£30,000 to £34,000 a year"; null if the organization did not publish it. */
  pay: string | null
  /** Plain text. */
  description: string
}

/** What answers to a candidate's questions are based on. */
export interface Facts {
  job: JobFacts
  /** Where the candidate lives, ISO 3166; null if it is not known. */
  country: string | null
  recording: 'video' | 'audio' | 'none'
  /** In how many working days the organization promises to answer. */
  answer_days: number
  /** Until when the interview can be continued, as people write it; null after its deadline. */
  until: string | null
}

/** Everything the next move depends on: the stored flow, the committed turns and the server's timer. */
export interface InterviewState {
  scene: Scene
  /** The name, which is redacted wherever a model reads the turns. */
  candidate?: string
  questions: FlowQuestion[]
  turns: CommittedTurn[]
  settled: Settled[]
  event: RoomEvent
  /** Only read for requests and choices. */
  facts?: Facts | null
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

/** What a move does besides being said: a person is asked to contact the candidate, or a question is noted for the team. */
export type Notice = 'person_requested' | 'question_noted'

interface Spoken {
  say: string
  floor: Floor
  /** Outcomes that this move decides, to be committed with it. */
  settles: Settled[]
  /** Stops the timer until the candidate continues. */
  pauses?: boolean
  notice?: Notice
}

export type Move =
  | ({ kind: 'greeting' | 'moment' | 'wrap_up' | 'goodbye' | 'reply' | OfferKind; question_id: null } & Spoken)
  | ({ kind: 'welcome_back'; question_id: string | null } & Spoken)
  | ({ kind: 'question' | 'repeat' | 'rephrase' | 'easier_way'; question_id: string } & Spoken)
  | ({ kind: 'follow_up'; question_id: string; reason: FollowUpReason; by: 'rule' | 'model' } & Spoken)
  /** The interviewer says nothing: someone else has the floor. */
  | { kind: 'wait'; settles: [] }
  /** The interview is closed. */
  | { kind: 'close'; settles: Settled[] }
