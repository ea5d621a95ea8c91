import { accountFeatures, LEXICONS } from '#modules/answer-structure/public.ts'
import { learn } from '#platform/ai/weighing/learn.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { type LearnedAnswer, readingsOf } from './learned-answers.ts'

/** How many answers a feature needs to count. */
const MIN_ANSWERS = 3
const MIN_WEIGHT = 0.05

/** Learns what tells answers that contain an element from success formulas, opinions and habits. */
export function learnAccounts(answers: readonly LearnedAnswer[]): Weights {
  const cases = answers.flatMap(answer =>
    readingsOf(answer).map(reading => ({
      kind: ELEMENTS.some(name => answer.elements[name] !== null) ? 1 : 0,
      features: accountFeatures(reading, LEXICONS[answer.language]),
    })),
  )
  const readings = cases.length / Math.max(1, answers.length)
  const learned = learn(cases, {
    kinds: 2,
    leastExamples: () => MIN_ANSWERS * readings,
    leastWeight: MIN_WEIGHT,
  })
  return new Map([...learned].map(([feature, own]) => [feature, new Map([[0, (own.get(1) ?? 0) - (own.get(0) ?? 0)]])]))
}
