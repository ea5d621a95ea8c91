import { describe, expect, it } from 'vitest'
import { openQuestion, settleByAnswer, settleRest } from './settle.ts'
import type { CommittedTurn, FlowQuestion, InterviewState, Settled } from './state.ts'

const question = (id: string): FlowQuestion => ({
  id,
  text: `Tell me about ${id}.`,
  competency: 'C',
  follow_up: { max: 0 },
  must_ask: false,
  time_limit_seconds: null,
})
const asked = (id: string): CommittedTurn => ({ speaker: 'interviewer', kind: 'question', question_id: id, text: id })
const said = (id: string, text: string): CommittedTurn => ({
  speaker: 'candidate',
  kind: 'answer',
  question_id: id,
  text,
})
const settled = (id: string): Settled => ({ question_id: id, outcome: 'answered', outcome_reason: null })

const [a, b, c] = ['a', 'b', 'c'].map(question) as [FlowQuestion, FlowQuestion, FlowQuestion]
const state = (turns: CommittedTurn[], done: Settled[] = []): InterviewState => ({
  scene: { interviewer: 'Nora', organization: 'Northwind', job_title: 'Packer' },
  questions: [a, b, c],
  turns,
  settled: done,
  event: 'tick',
  length_minutes: 20,
  elapsed_ms: 0,
  question_elapsed_ms: 0,
})
const ANSWER = 'I renamed both printers and wrote a check for labels.'

describe('the open question', () => {
  it('is the last one asked', () => {
    expect(openQuestion(state([asked('a')]))).toBe(a)
    expect(openQuestion(state([asked('a'), said('a', ANSWER), asked('b'), said('b', ANSWER)]))).toBe(b)
  })

  it('is none before the first question and after the last one is settled', () => {
    expect(openQuestion(state([]))).toBeNull()
    expect(openQuestion(state([said('a', ANSWER)]))).toBeNull()
    expect(openQuestion(state([asked('a')], [settled('a')]))).toBeNull()
    expect(openQuestion(state([asked('a')], [settled('b')]))).toBe(a)
  })

  it('is none if the flow has no such question', () => {
    expect(openQuestion(state([asked('gone')]))).toBeNull()
  })
})

describe('the outcome of a finished question', () => {
  const outcome = (...answers: string[]) => settleByAnswer(state(answers.map(text => said('a', text))), a).outcome

  it('is "answered" from 5 content words on, in one or several turns', () => {
    expect(outcome(ANSWER)).toBe('answered')
    expect(outcome('printers labels checks', 'depots shelves')).toBe('answered')
    expect(outcome('printers labels checks depots')).toBe('insufficient')
    expect(outcome()).toBe('insufficient')
  })

  it('ignores requests to the interviewer and answers to other questions', () => {
    expect(outcome('Could you repeat the question, please, about printers and labels?')).toBe('insufficient')
    expect(settleByAnswer(state([said('b', ANSWER)]), a).outcome).toBe('insufficient')
    expect(settleByAnswer(state([{ ...said('a', ANSWER), speaker: 'interviewer' }]), a).outcome).toBe('insufficient')
  })

  it('has no reason', () => {
    expect(settleByAnswer(state([said('a', ANSWER)]), a)).toEqual(settled('a'))
  })
})

describe('the outcomes when the interview ends', () => {
  const turns = [asked('a'), said('a', ANSWER), asked('b'), said('b', ANSWER)]

  it('leave out what is settled', () => {
    expect(settleRest(state(turns, [settled('a'), settled('b'), settled('c')]), 'time_limit', true)).toEqual([])
  })

  it('count a finished answer to the open question', () => {
    expect(settleRest(state(turns, [settled('a')]), 'time_limit', true)).toEqual([
      settled('b'),
      { question_id: 'c', outcome: 'unasked', outcome_reason: 'time_limit' },
    ])
  })

  it('call an unfinished question interrupted', () => {
    expect(settleRest(state(turns, [settled('a')]), 'connection_lost', false)).toEqual([
      { question_id: 'b', outcome: 'interrupted', outcome_reason: 'connection_lost' },
      { question_id: 'c', outcome: 'unasked', outcome_reason: 'connection_lost' },
    ])
  })

  it('call an earlier question that was never settled interrupted', () => {
    expect(settleRest(state(turns), 'candidate_ended', true)[0]).toEqual({
      question_id: 'a',
      outcome: 'interrupted',
      outcome_reason: 'candidate_ended',
    })
  })
})
