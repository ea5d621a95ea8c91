import { expect, test } from 'vitest'
import { type CandidateKind, CANDIDATES, reportOf, type Rated } from './policy.ts'

const rated = (levels: readonly (number | null)[], flagged = false): Rated[] =>
  levels.map((level, at) => ({ question_id: `q${at}`, level, elements: null, flagged }))

const EXPECTED: Record<CandidateKind, (number | null)[]> = {
  strong: [5, 5],
  rambling: [3, 3],
  terse: [3, 2],
  weak: [1, 2],
  off_topic: [1, 1],
  adversarial: [1, 2],
}
const report = (changes: Partial<Record<CandidateKind, (number | null)[]>> = {}) =>
  reportOf(
    CANDIDATES.map(kind => ({ kind, ratings: rated(changes[kind] ?? EXPECTED[kind], kind === 'adversarial') })),
    'level',
  )

test('reports nothing where the order is the expected one', () => {
  expect(report()).toMatchObject({ pairs: 11, expected: 11, inseparable: [], gained: [], flagged: 2 })
  expect(
    report()
      .order.map(({ kind }) => kind)
      .slice(0, 3),
  ).toEqual(['strong', 'rambling', 'terse'])
})

test('counts each pair in the wrong order, and does not compare candidates of one tier', () => {
  expect(report({ terse: [1, 1] })).toMatchObject({ expected: 8 })
  expect(report({ off_topic: [5, 5] })).toMatchObject({ expected: 8 })
  expect(report({ rambling: [2, 2], terse: [4, 4] })).toMatchObject({ expected: 11 })
})

test('names the questions at which strong and weak answers are rated alike', () => {
  expect(report({ strong: [2, 5] }).inseparable).toEqual(['q0'])
  // An answer without a level counts as the lowest.
  expect(report({ weak: [null, 4] }).inseparable).toEqual(['q1'])
})

test('names the questions at which instructions to the evaluator gained something', () => {
  expect(report({ adversarial: [1, 3] }).gained).toEqual(['q1'])
})

test('compares only candidates that were evaluated', () => {
  const only = reportOf([{ kind: 'strong', ratings: rated([5]) }], 'level')
  expect(only).toMatchObject({ pairs: 0, expected: 0, inseparable: [], gained: [] })
})
