import { describe, expect, it } from 'vitest'
import { withoutPrivate } from './private-turns.ts'
import type { CommittedTurn, Request, TurnKind } from './state.ts'

type Turn = Pick<CommittedTurn, 'speaker' | 'kind' | 'request'>

const asked = (kind: TurnKind): Turn => ({ speaker: 'interviewer', kind })
const replied = (request: Request): Turn => ({ speaker: 'candidate', kind: 'request', request })
const ANSWER: Turn = { speaker: 'candidate', kind: 'answer' }
const isPrivate = (turn: Turn) => withoutPrivate([turn]).length === 0

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
    expect(isPrivate(asked(kind))).toBe(true)
    expect(isPrivate({ ...asked(kind), request: null })).toBe(true)
  })

  it.each<Request>(['distress', 'self_harm', 'pause', 'another_day', 'person', 'tell', 'keep_private'])(
    'includes their own words about how they are, and what they choose then: %s',
    request => {
      expect(isPrivate(replied(request))).toBe(true)
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
    expect(isPrivate({ ...asked(kind), request: null })).toBe(false)
  })

  it('includes answers, whether or not they were read for requests', () => {
    expect(isPrivate(ANSWER)).toBe(false)
    expect(isPrivate({ ...ANSWER, request: null })).toBe(false)
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
    expect(isPrivate(replied(request))).toBe(false)
  })
})

describe('a reply to what only the candidate sees', () => {
  it.each<Request>(['go_on', 'end', 'other_language', 'repeat'])(
    'is seen by nobody else, whatever it is: %s',
    request => {
      const turns = [asked('question'), asked('distress_support'), replied(request), asked('repeat'), ANSWER]
      expect(withoutPrivate(turns)).toEqual([asked('question'), asked('repeat'), ANSWER])
    },
  )

  it('stays private after a moment that the candidate asked for', () => {
    expect(withoutPrivate([asked('crisis_support'), asked('moment'), replied('go_on')])).toEqual([asked('moment')])
  })

  it('does not hide what is said after the interview goes on', () => {
    const turns = [asked('paused'), replied('go_on'), asked('question'), replied('repeat'), ANSWER]
    expect(withoutPrivate(turns)).toEqual([asked('question'), replied('repeat'), ANSWER])
  })

  it('does not hide an answer', () => {
    expect(withoutPrivate([asked('paused'), ANSWER])).toEqual([ANSWER])
  })
})
