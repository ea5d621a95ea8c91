import { expect, test } from 'vitest'
import { weightOf } from '#platform/ai/weighing/weigh.ts'
import { LEARNED_FROM } from '#modules/answer-structure/harm-weights.ts'
import { digestOfHarmExamples, harmClauses, harmExamples, learnHarm } from './harm-examples.ts'

test('the weights of harm were learned from these examples: run bench/train-harm.ts after a change', () => {
  expect(LEARNED_FROM).toBe(digestOfHarmExamples())
})

test('no account is labelled twice', () => {
  const texts = harmExamples().map(({ language, text }) => `${language} ${text}`)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('what is learned is the harm, and not what is beside it', () => {
  const example = (text: string, harm: string | null = null) =>
    ({ language: 'en', text, harm, isAnswer: false }) as const
  const times = (one: ReturnType<typeof example>) => Array.from({ length: 6 }, () => one)
  const weights = learnHarm([
    ...times(example('The valve was stuck on Monday. I copied the old values instead.', 'I copied the old values')),
    ...times(example('The valve was stuck on Monday. I measured all the values again.')),
  ])
  const learned = (feature: string) => weightOf(feature, 0, weights)
  expect(learned('t copi')).toBeGreaterThan(0.1)
  expect(learned('t measur')).toBeLessThan(0)
  expect(learned('t valv')).toBeLessThan(0)
  expect(harmClauses(example('I copied the old values.'))).toHaveLength(1)
})
