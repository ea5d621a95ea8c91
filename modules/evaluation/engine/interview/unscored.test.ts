import { describe, expect, it } from 'vitest'
import type { Outcome } from './input.ts'
import { question } from './golden.fixture.ts'
import { unscoredCriterion, unscoredOutcome } from './unscored.ts'

const asked = (outcome: Outcome, reason: 'time_limit' | 'candidate_ended' | 'connection_lost' | null = null) =>
  question('q', 'I gave a refund.', { competency: 'Care', weight: 3, outcome, outcome_reason: reason })

describe('criteria without a level', () => {
  it('have the question, its weight and the reason, and nothing else', () => {
    expect(unscoredCriterion(asked('answered'), 'unsupported', 'Why.')).toEqual({
      question_id: 'q',
      competency: 'Care',
      weight: 3,
      level: null,
      level_text: '',
      reasoning: 'Why.',
      quotes: [],
      dropped: [],
      spread: null,
      state: 'unsupported',
      structure: null,
      review: [],
    })
  })

  it('leaves answered questions to the evaluation', () => {
    expect(unscoredOutcome(asked('answered'))).toBeNull()
  })

  it.each([
    ['insufficient', null, 'insufficient', 'The answer is too short to be evaluated.'],
    ['skipped', null, 'skipped', 'The candidate skipped this question.'],
    ['interrupted', null, 'not_counted', 'The answer was interrupted. It is not scored.'],
    [
      'interrupted',
      'connection_lost',
      'not_counted',
      'The answer was interrupted: the connection was lost. It is not scored.',
    ],
    ['unasked', null, 'not_counted', 'The question was not asked. It is not scored.'],
    ['unasked', 'time_limit', 'not_counted', 'The question was not asked: time was up. It is not scored.'],
  ] as const)('says why a question that is %s (%s) has no level', (outcome, reason, state, reasoning) => {
    expect(unscoredOutcome(asked(outcome, reason))).toMatchObject({ question_id: 'q', level: null, state, reasoning })
  })
})
