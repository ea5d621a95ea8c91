import { describe, expect, it } from 'vitest'
import { nextMove } from './next-move.ts'
import { goodbye, greeting, MOMENT, REPEAT_LEAD, WELCOME_BACK, WRAP_UP, WRAP_UP_TIME } from './script.ts'
import type { CommittedTurn, FlowQuestion, InterviewState, RoomEvent, Settled } from './state.ts'

const MINUTE = 60_000
const LENGTH = 20
const FULL =
  'Last year at the depot I found that 40 labels a day were wrong because two printers shared one name. I renamed them and wrote a check, and errors fell to 2 a week. Since then nobody relabels by hand.'

const question = (id: string, over: Partial<FlowQuestion> = {}): FlowQuestion => ({
  id,
  text: `Tell me about a time you solved problem ${id}.`,
  competency: 'Problem solving',
  follow_up: { max: 2 },
  must_ask: false,
  time_limit_seconds: null,
  ...over,
})
const scene = { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' }
const interviewer = (kind: CommittedTurn['kind'], question_id: string | null, text: string = kind): CommittedTurn => ({
  speaker: 'interviewer',
  kind,
  question_id,
  text,
})
const said = (question_id: string | null, text: string): CommittedTurn => ({
  speaker: 'candidate',
  kind: 'answer',
  question_id,
  text,
})
const done = (question_id: string): Settled => ({ question_id, outcome: 'answered', outcome_reason: null })

const GREETED = [interviewer('greeting', null)]
const ASKED = [...GREETED, interviewer('question', 'a')]
const WRAPPED = [...ASKED, said('a', FULL), interviewer('wrap_up', null, WRAP_UP)]

const state = (event: RoomEvent, turns: CommittedTurn[], over: Partial<InterviewState> = {}): InterviewState => ({
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
const WAIT = { kind: 'wait', settles: [] }
const EVENTS: RoomEvent[] = ['enter', 'continue', 'answer', 'skip', 'repeat', 'moment', 'end', 'tick']

describe('at the beginning', () => {
  it.each(EVENTS)('greets first, at the event %s', event => {
    expect(nextMove(state(event, []))).toEqual({
      kind: 'greeting',
      question_id: null,
      say: greeting(scene, LENGTH, 2),
      floor: 'interviewer',
      settles: [],
    })
  })

  it.each(['continue', 'enter', 'tick'] as const)(
    'asks the first question after the greeting, at the event %s',
    event => {
      expect(nextMove(state(event, GREETED))).toEqual({
        kind: 'question',
        question_id: 'a',
        say: "Let's begin. Tell me about a time you solved problem a.",
        floor: 'candidate',
        settles: [],
      })
    },
  )

  it.each(['answer', 'skip', 'repeat', 'moment'] as const)('waits at the event %s while no question is open', event => {
    expect(nextMove(state(event, GREETED))).toEqual(WAIT)
  })
})

describe('during a question', () => {
  const repeated = 'Tell me about a time you solved problem a.'

  it('welcomes a returning candidate with the question', () => {
    expect(nextMove(state('enter', ASKED))).toEqual({
      kind: 'welcome_back',
      question_id: 'a',
      say: `${WELCOME_BACK} ${repeated}`,
      floor: 'candidate',
      settles: [],
    })
  })

  it('repeats the question with another lead each time', () => {
    const leads = [0, 1, 2, 3].map(times => {
      const turns = [...ASKED, ...Array.from({ length: times }, () => interviewer('repeat', 'a'))]
      const move = nextMove(state('repeat', turns))
      expect(move).toMatchObject({ kind: 'repeat', question_id: 'a', floor: 'candidate', settles: [] })
      return 'say' in move ? move.say : ''
    })
    expect(leads).toEqual([...REPEAT_LEAD, REPEAT_LEAD[0]].map(lead => `${lead} ${repeated}`))
  })

  it('repeats the last follow-up with its question, and without the thanks', () => {
    const turns = [...ASKED, said('a', 'Labels.'), interviewer('follow_up', 'a', 'Thank you. What was the result?')]
    expect(nextMove(state('repeat', turns))).toMatchObject({ say: `Sure. ${repeated} What was the result?` })
  })

  it('does not repeat the follow-up of an earlier question', () => {
    const turns = [...ASKED, interviewer('follow_up', 'a', 'Why?'), interviewer('question', 'b')]
    expect(nextMove(state('repeat', turns, { settled: [done('a')] }))).toMatchObject({
      say: 'Sure. Tell me about a time you solved problem b.',
    })
  })

  it('gives a moment, with another sentence each time', () => {
    const sentences = [0, 1, 2, 3].map(times => {
      const turns = [...ASKED, ...Array.from({ length: times }, () => interviewer('moment', null))]
      const move = nextMove(state('moment', turns))
      expect(move).toMatchObject({ kind: 'moment', question_id: null, floor: 'candidate', settles: [] })
      return 'say' in move ? move.say : ''
    })
    expect(sentences).toEqual([...MOMENT, MOMENT[0]])
  })

  it('skips to the next question', () => {
    expect(nextMove(state('skip', ASKED))).toEqual({
      kind: 'question',
      question_id: 'b',
      say: "All right, let's skip that one. This is the last question. Tell me about a time you solved problem b.",
      floor: 'candidate',
      settles: [{ question_id: 'a', outcome: 'skipped', outcome_reason: null }],
    })
  })

  it('continues after a complete answer', () => {
    expect(nextMove(state('answer', [...ASKED, said('a', FULL)]))).toMatchObject({
      kind: 'question',
      question_id: 'b',
      say: `Okay, thank you. This is the last question. ${question('b').text}`,
      settles: [done('a')],
    })
  })

  it('asks a follow-up after an incomplete one, only within the time limit of the question', () => {
    const timed = [question('a', { time_limit_seconds: 60 }), question('b')]
    const after = (question_elapsed_ms: number) =>
      nextMove(state('answer', [...ASKED, said('a', 'I fixed labels.')], { questions: timed, question_elapsed_ms }))
    expect(after(59_000)).toEqual({
      kind: 'follow_up',
      question_id: 'a',
      reason: 'example',
      by: 'rule',
      say: 'Thank you. Could you give me one concrete example?',
      floor: 'candidate',
      settles: [],
    })
    expect(after(60_000)).toMatchObject({ kind: 'question', question_id: 'b' })
  })

  it('asks no follow-up after the length of the interview', () => {
    expect(
      nextMove(state('answer', [...ASKED, said('a', 'I fixed labels.')], { elapsed_ms: LENGTH * MINUTE })),
    ).toMatchObject({ kind: 'wrap_up', say: WRAP_UP_TIME })
  })

  it('ends a question that is over its time, with the answer so far', () => {
    const timed = { questions: [question('a', { time_limit_seconds: 60 }), question('b')] }
    const late = { ...timed, question_elapsed_ms: 90_000 }
    expect(nextMove(state('tick', ASKED, { ...timed, question_elapsed_ms: 89_999 }))).toEqual(WAIT)
    expect(nextMove(state('tick', ASKED, late)).settles).toEqual([
      { question_id: 'a', outcome: 'interrupted', outcome_reason: 'time_limit' },
    ])
    expect(nextMove(state('tick', [...ASKED, said('a', FULL)], late)).settles).toEqual([done('a')])
    expect(nextMove(state('tick', [...ASKED, said('b', FULL)], late)).settles).toEqual([
      { question_id: 'a', outcome: 'interrupted', outcome_reason: 'time_limit' },
    ])
  })

  it('thanks for the answer, not for skipping, when the time of a question is over', () => {
    const late = { questions: [question('a', { time_limit_seconds: 60 }), question('b')], question_elapsed_ms: 90_000 }
    expect(nextMove(state('tick', [...ASKED, said('a', FULL)], late))).toMatchObject({
      say: `Okay, thank you. This is the last question. ${question('b').text}`,
    })
  })

  it('continues with the next question if the open one was settled from outside', () => {
    expect(nextMove(state('tick', ASKED, { settled: [done('a')] }))).toMatchObject({
      question_id: 'b',
      say: `Okay, thank you. This is the last question. ${question('b').text}`,
    })
  })

  it('repeats the follow-up also after it was repeated before', () => {
    const turns = [
      ...ASKED,
      interviewer('follow_up', 'a', 'What was the result?'),
      interviewer('repeat', 'a', 'Sure.'),
      said('a', 'Could you say that again?'),
    ]
    expect(nextMove(state('answer', turns))).toMatchObject({
      kind: 'repeat',
      say: `Of course. ${question('a').text} What was the result?`,
    })
  })

  it('waits at the event "continue"', () => {
    expect(nextMove(state('continue', ASKED))).toEqual(WAIT)
  })

  it('reads a request in words, and an end of the answer as an answer', () => {
    const words = (text: string) => nextMove(state('answer', [...ASKED, said('a', text)])).kind
    expect(words('Could you repeat that?')).toBe('repeat')
    expect(words('Just a moment')).toBe('moment')
    expect(words('Skip')).toBe('question')
    expect(words("I'd like to stop")).toBe('goodbye')
    expect(nextMove(state('answer', [...ASKED, said('a', FULL), said('a', "That's all.")]))).toMatchObject({
      kind: 'question',
      settles: [done('a')],
    })
  })

  it('does not take the words of the interviewer for a request', () => {
    expect(nextMove(state('answer', [...ASKED, interviewer('moment', 'a', 'skip')])).kind).toBe('follow_up')
    expect(nextMove(state('tick', [...ASKED, said('a', 'Skip')]))).toEqual(WAIT)
  })
})

describe('the choice of the next question', () => {
  const required = question('c', { must_ask: true })
  const questions = [question('a'), question('b'), required]
  const at = (minutes: number, list = questions) =>
    nextMove(state('skip', ASKED, { questions: list, elapsed_ms: minutes * MINUTE }))

  it('follows the order of the flow while there is time for the required ones', () => {
    // 2 minutes for each of both questions.
    expect(at(16)).toMatchObject({ question_id: 'b' })
  })

  it('prefers required questions when the time is short', () => {
    expect(at(16.01)).toMatchObject({ question_id: 'c' })
    expect(at(19.99)).toMatchObject({ question_id: 'c' })
  })

  it('counts the time limits of questions', () => {
    const timed = [question('a'), question('b', { time_limit_seconds: 60 }), { ...required, time_limit_seconds: 30 }]
    expect(at(18.5, timed)).toMatchObject({ question_id: 'b' })
    expect(at(18.51, timed)).toMatchObject({ question_id: 'c' })
  })

  it('asks optional questions until the end if none is required', () => {
    expect(at(19.99, [question('a'), question('b'), question('c')])).toMatchObject({ question_id: 'b' })
  })

  it('asks a required question in its place', () => {
    expect(at(19.99, [question('a'), question('b', { must_ask: true }), required])).toMatchObject({ question_id: 'b' })
  })

  it('never asks a question twice', () => {
    const turns = [...ASKED, interviewer('question', 'b')]
    expect(nextMove(state('skip', turns, { questions, settled: [done('a')] }))).toMatchObject({ question_id: 'c' })
    // Asked, but lost before it was settled: it is not asked again.
    expect(nextMove(state('tick', turns, { questions, settled: [done('b')] }))).toMatchObject({ question_id: 'c' })
    expect(nextMove(state('tick', GREETED, { questions, settled: [done('a')] }))).toMatchObject({ question_id: 'b' })
  })

  it('wraps up after the last one', () => {
    const turns = [...ASKED, interviewer('question', 'b'), said('b', FULL)]
    expect(nextMove(state('answer', turns, { settled: [done('a')] }))).toEqual({
      kind: 'wrap_up',
      question_id: null,
      say: WRAP_UP,
      floor: 'candidate',
      settles: [done('b')],
    })
  })

  it('wraps up after the length of the interview, and says so only if questions are left', () => {
    const late = { elapsed_ms: (LENGTH + 1) * MINUTE }
    expect(nextMove(state('skip', ASKED, late))).toEqual({
      kind: 'wrap_up',
      question_id: null,
      say: WRAP_UP_TIME,
      floor: 'candidate',
      settles: [
        { question_id: 'a', outcome: 'skipped', outcome_reason: null },
        { question_id: 'b', outcome: 'unasked', outcome_reason: 'time_limit' },
      ],
    })
    expect(nextMove(state('skip', ASKED, { ...late, questions: [question('a')] }))).toMatchObject({ say: WRAP_UP })
  })
})

describe('after the wrap-up', () => {
  const all = { settled: [done('a'), done('b')] }
  const after = (event: RoomEvent, text = 'No, thank you.') =>
    nextMove(state(event, event === 'answer' ? [...WRAPPED, said(null, text)] : WRAPPED, all))

  it.each(['answer', 'skip'] as const)('says goodbye at the event %s', event => {
    expect(after(event)).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'finished'),
      floor: 'nobody',
      settles: [],
    })
  })

  it('repeats its question, also to a returning candidate', () => {
    const again = { kind: 'welcome_back', question_id: null, floor: 'candidate', settles: [] }
    expect(after('repeat')).toEqual({ ...again, say: `${REPEAT_LEAD[0]} ${WRAP_UP}` })
    expect(after('enter')).toEqual({ ...again, say: `${WELCOME_BACK} ${WRAP_UP}` })
  })

  it('repeats its question also after something else was said', () => {
    const turns = [...WRAPPED, interviewer('moment', null), said(null, 'Could you repeat that?')]
    expect(nextMove(state('answer', turns, all))).toMatchObject({ say: `${REPEAT_LEAD[0]} ${WRAP_UP}` })
  })

  it('settles what is still open as finished', () => {
    expect(nextMove(state('skip', WRAPPED)).settles).toEqual([
      done('a'),
      { question_id: 'b', outcome: 'unasked', outcome_reason: 'time_limit' },
    ])
  })

  it('gives a moment', () => {
    const moment = { kind: 'moment', question_id: null, floor: 'candidate', settles: [] }
    expect(after('moment')).toEqual({ ...moment, say: MOMENT[0] })
    expect(nextMove(state('moment', [...WRAPPED, interviewer('moment', null)], all))).toEqual({
      ...moment,
      say: MOMENT[1],
    })
  })

  it.each(['tick', 'continue'] as const)('waits at the event %s', event => {
    expect(after(event)).toEqual(WAIT)
  })

  it('ends when the candidate wants to', () => {
    expect(after('end')).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'candidate') })
  })
})

describe('the end', () => {
  const at = (minutes: number, event: RoomEvent, turns = ASKED, over: Partial<InterviewState> = {}) =>
    nextMove(state(event, turns, { elapsed_ms: minutes * MINUTE, ...over }))
  const unasked = { question_id: 'b', outcome: 'unasked', outcome_reason: 'time_limit' }
  const interrupted = { question_id: 'a', outcome: 'interrupted', outcome_reason: 'time_limit' }

  it('lets the candidate finish until 3 minutes after the length', () => {
    expect(at(22.99, 'tick')).toEqual(WAIT)
    expect(at(23, 'tick')).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'time'),
      floor: 'nobody',
      settles: [interrupted, unasked],
    })
  })

  it('counts an answer that was finished just then', () => {
    expect(at(23, 'answer', [...ASKED, said('a', FULL)]).settles).toEqual([done('a'), unasked])
    expect(at(25, 'answer', [...ASKED, said('a', FULL)]).settles).toEqual([done('a'), unasked])
    expect(at(25, 'tick', [...ASKED, said('a', FULL)]).settles).toEqual([interrupted, unasked])
    expect(at(25, 'answer', ASKED).settles).toEqual([interrupted, unasked])
  })

  it('wraps up from 3 to 5 minutes after the length if no question is open', () => {
    expect(at(23, 'tick', ASKED, { settled: [done('a'), done('b')] })).toMatchObject({
      kind: 'wrap_up',
      say: WRAP_UP_TIME,
      settles: [],
    })
  })

  it('says goodbye 5 minutes after the length, as finished if everything was asked', () => {
    const all = { settled: [done('a'), done('b')] }
    expect(at(25, 'tick', WRAPPED, all)).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'finished') })
    expect(at(25, 'tick', ASKED, all)).toMatchObject({ kind: 'goodbye', say: goodbye(scene, 'time') })
    expect(at(25, 'tick', WRAPPED, { settled: [done('a')] })).toMatchObject({ say: goodbye(scene, 'time') })
  })

  it('closes 6 minutes after the length', () => {
    expect(at(26, 'tick')).toEqual({ kind: 'close', settles: [interrupted, unasked] })
    expect(at(26, 'answer', [...ASKED, said('a', FULL)])).toEqual({ kind: 'close', settles: [interrupted, unasked] })
    expect(at(26, 'enter', [])).toMatchObject({ kind: 'close' })
  })

  it('closes after the goodbye, whatever happens', () => {
    for (const event of EVENTS)
      expect(at(1, event, [...ASKED, interviewer('goodbye', null)])).toEqual({
        kind: 'close',
        settles: [interrupted, unasked],
      })
  })

  it('names the candidate as the one who ended it', () => {
    expect(at(1, 'end', [...ASKED, said('a', FULL)])).toEqual({
      kind: 'goodbye',
      question_id: null,
      say: goodbye(scene, 'candidate'),
      floor: 'nobody',
      settles: [
        { ...interrupted, outcome_reason: 'candidate_ended' },
        { ...unasked, outcome_reason: 'candidate_ended' },
      ],
    })
  })
})
