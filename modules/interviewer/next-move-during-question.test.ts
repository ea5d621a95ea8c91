import { describe, expect, it } from 'vitest'
import {
  ASKED,
  done,
  FULL,
  interviewer,
  LENGTH,
  MINUTE,
  question,
  said,
  state,
  WAIT,
} from './interview-state.fixture.ts'
import { nextMove } from './next-move.ts'
import { MOMENT, REPEAT_LEAD, WELCOME_BACK, WRAP_UP_TIME } from './script.ts'

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
    expect(words("I'd like to end the interview")).toBe('goodbye')
    expect(words("I'd like to stop")).toBe('end_offer')
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
