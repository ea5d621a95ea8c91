import { describe, expect, it } from 'vitest'
import { isPrivate } from './private-turns.ts'
import type { Request, TurnKind } from './state.ts'

describe('what only the candidate sees', () => {
  it.each<TurnKind>([
    'distress_support',
    'crisis_support',
    'paused',
    'another_day',
    'contact_consent',
    'contact_promised',
    'contact_declined',
  ])('includes what the interviewer says about how they are: %s', kind => {
    expect(isPrivate({ kind })).toBe(true)
    expect(isPrivate({ kind, request: null })).toBe(true)
  })

  it.each<Request>(['distress', 'self_harm', 'pause', 'another_day', 'person', 'tell', 'keep_private'])(
    'includes their own words about how they are, and what they choose then: %s',
    request => {
      expect(isPrivate({ kind: 'request', request })).toBe(true)
    },
  )
})

describe('what the organization sees', () => {
  it.each<TurnKind>([
    'greeting',
    'welcome_back',
    'question',
    'follow_up',
    'repeat',
    'rephrase',
    'easier_way',
    'moment',
    'reply',
    'break',
    'accommodation',
    'other_language',
    'boundary',
    'end_offer',
    'wrap_up',
    'goodbye',
  ])('includes the rest of what the interviewer says: %s', kind => {
    expect(isPrivate({ kind, request: null })).toBe(false)
  })

  it('includes answers, whether or not they were read for requests', () => {
    expect(isPrivate({ kind: 'answer' })).toBe(false)
    expect(isPrivate({ kind: 'answer', request: null })).toBe(false)
  })

  it.each<Request>([
    'go_on',
    'end',
    'break',
    'skip',
    'repeat',
    'rephrase',
    'moment',
    'done',
    'dont_know',
    'accommodation',
    'abuse',
    'other_language',
    'salary_question',
    'about_ai',
    'job_question',
  ])('includes requests about the interview and the job: %s', request => {
    expect(isPrivate({ kind: 'request', request })).toBe(false)
  })
})
