import { expect, test } from 'vitest'
import { PRESENCE_FEATURES } from '#modules/answer-structure/presence-features.ts'
import { LEARNED_FROM, PRESENCE_WEIGHTS } from '#modules/answer-structure/presence-weights.ts'
import { LEARNED_FROM as ACCOUNTS_LEARNED_FROM } from '#modules/answer-structure/account-weights.ts'
import { QUOTE_FEATURES } from '#modules/answer-structure/quoted-clause.ts'
import { LEARNED_FROM as QUOTES_LEARNED_FROM, QUOTE_WEIGHTS } from '#modules/answer-structure/quote-weights.ts'
import { digestOfLearnedAnswers } from './learned-answers.ts'

test('the weights of presence were learned from these answers: run bench/train-elements.ts after a change', () => {
  expect(LEARNED_FROM).toBe(digestOfLearnedAnswers())
  for (const weights of Object.values(PRESENCE_WEIGHTS)) expect(weights).toHaveLength(PRESENCE_FEATURES.length)
})

test('the weights of accounts were learned from the same answers', () => {
  expect(ACCOUNTS_LEARNED_FROM).toBe(digestOfLearnedAnswers())
})

test('the weights of quotes were learned from the same answers', () => {
  expect(QUOTES_LEARNED_FROM).toBe(digestOfLearnedAnswers())
  for (const weights of Object.values(QUOTE_WEIGHTS)) expect(weights).toHaveLength(QUOTE_FEATURES.length)
})
