import { WRAP_UP } from './script.ts'
import type { CommittedTurn, Facts, FlowQuestion, InterviewState, RoomEvent, Settled } from './state.ts'

export const MINUTE = 60_000
export const LENGTH = 20
/** An answer that leaves nothing open. */
export const FULL =
  'Last year at the depot I found that 40 labels a day were wrong because two printers shared one name. I renamed them and wrote a check, and errors fell to 2 a week. Since then nobody relabels by hand.'

export const question = (id: string, over: Partial<FlowQuestion> = {}): FlowQuestion => ({
  id,
  text: `Tell me about a time you solved problem ${id}.`,
  competency: 'Problem solving',
  follow_up: { max: 2 },
  must_ask: false,
  time_limit_seconds: null,
  ...over,
})
export const scene = { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' }
export const interviewer = (
  kind: CommittedTurn['kind'],
  question_id: string | null,
  text: string = kind,
): CommittedTurn => ({
  speaker: 'interviewer',
  kind,
  question_id,
  text,
})
export const said = (question_id: string | null, text: string): CommittedTurn => ({
  speaker: 'candidate',
  kind: 'answer',
  question_id,
  text,
})
export const done = (question_id: string): Settled => ({ question_id, outcome: 'answered', outcome_reason: null })

/** The turns of an interview that was greeted, that is at the question `a`, and that has asked whether there is anything to add. */
export const GREETED = [interviewer('greeting', null)]
export const ASKED = [...GREETED, interviewer('question', 'a')]
export const WRAPPED = [...ASKED, said('a', FULL), interviewer('wrap_up', null, WRAP_UP)]

/** An interview of 20 minutes with the questions `a` and `b`, after one minute. */
export const state = (
  event: RoomEvent,
  turns: CommittedTurn[],
  over: Partial<InterviewState> = {},
): InterviewState => ({
  scene,
  questions: [question('a'), question('b')],
  turns,
  settled: [],
  event,
  length_minutes: LENGTH,
  elapsed_ms: MINUTE,
  question_elapsed_ms: 0,
  ...over,
})
export const WAIT = { kind: 'wait', settles: [] }
export const EVENTS: RoomEvent[] = ['enter', 'continue', 'answer', 'skip', 'repeat', 'moment', 'end', 'tick']

/** What a candidate asks for, in their words. */
export const requested = (
  request: NonNullable<CommittedTurn['request']>,
  text: string = request,
  question_id: string | null = 'a',
): CommittedTurn => ({ speaker: 'candidate', kind: 'request', question_id, text, request })

/** What the organization wrote about the job, and a candidate in Great Britain. */
export const facts = (over: Partial<Facts> = {}): Facts => ({
  job: {
    locations: ['Leeds'],
    workplace: 'On site',
    employment: 'Full time',
    pay: '£30,000 a year',
    description: 'You pack parcels at night.',
  },
  country: 'GB',
  recording: 'audio',
  answer_days: 5,
  until: 'Friday, 4 December, 17:00',
  ...over,
})
