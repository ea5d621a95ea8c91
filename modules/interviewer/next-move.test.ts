import { describe, expect, it } from 'vitest'
import {
  ASKED,
  done,
  EVENTS,
  FULL,
  GREETED,
  interviewer,
  LENGTH,
  MINUTE,
  question,
  said,
  scene,
  state,
  WAIT,
} from './interview-state.fixture.ts'
import { nextMove } from './next-move.ts'
import { greeting, WRAP_UP, WRAP_UP_TIME } from './script.ts'

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
