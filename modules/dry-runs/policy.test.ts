import { describe, expect, it, test } from 'vitest'
import type { Question, Round } from '#modules/interview-flows/contract.ts'
import {
  asksTheSame,
  type CandidateKind,
  CANDIDATES,
  EXPECTED_LEVELS,
  meanOf,
  reportOf,
  type Measure,
  type Rated,
} from './policy.ts'

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

test('a strong answer that is rated exactly 2 levels higher than the weak one separates them', () => {
  expect(report({ strong: [4, 5], weak: [2, 4] }).inseparable).toEqual(['q1'])
})

test('compares strong and weak answers to the same question only', () => {
  const only = reportOf(
    [
      { kind: 'weak', ratings: [{ question_id: 'b', level: 3, elements: null, flagged: false }] },
      { kind: 'strong', ratings: rated([3]) },
    ],
    'level',
  )
  expect(only.inseparable).toEqual([])
})

test('instructions to the evaluator that change nothing or lower the level gained nothing', () => {
  expect(report({ weak: [2, 2], adversarial: [2, 1] }).gained).toEqual([])
})

test('orders candidates by their mean, the highest first, whichever was evaluated first', () => {
  const means = (...levels: [CandidateKind, number[]][]) =>
    reportOf(
      levels.map(([kind, values]) => ({ kind, ratings: rated(values) })),
      'level',
    ).order
  const weak: [CandidateKind, number[]] = ['weak', [1, 2]]
  const terse: [CandidateKind, number[]] = ['terse', [3, 3]]
  const strong: [CandidateKind, number[]] = ['strong', [4, 5, 5]]
  const ordered = [
    { kind: 'strong', mean: 4.7 },
    { kind: 'terse', mean: 3 },
    { kind: 'weak', mean: 1.5 },
  ]
  expect(means(weak, terse, strong)).toEqual(ordered)
  expect(means(terse, strong, weak)).toEqual(ordered)
  expect(means(strong, terse, weak)).toEqual(ordered)
})

test('does not count equal means as the expected order', () => {
  expect(report({ terse: [5, 5] })).toMatchObject({ pairs: 11, expected: 10 })
})

test('leaves out a candidate without answers', () => {
  const some = reportOf(
    [
      { kind: 'strong', ratings: rated([5]) },
      { kind: 'weak', ratings: [] },
    ],
    'level',
  )
  expect(some).toMatchObject({ order: [{ kind: 'strong', mean: 5 }], pairs: 0, inseparable: [] })
})

test('counts only the answers with instructions that were flagged, and no others', () => {
  const flags = (kind: CandidateKind, ...flagged: boolean[]) => ({ kind, ratings: flagged.flatMap(f => rated([1], f)) })
  expect(reportOf([flags('weak', true, true), flags('adversarial', true, false, true)], 'level').flagged).toBe(2)
  expect(reportOf([flags('weak', true, true)], 'level').flagged).toBe(0)
})

test('compares the elements of the rules engine if that is the measure', () => {
  const found = (...elements: number[]): Rated[] =>
    elements.map((count, at) => ({ question_id: `q${at}`, level: null, elements: count, flagged: false }))
  const candidates = [
    { kind: 'strong' as const, ratings: found(6, 4) },
    { kind: 'weak' as const, ratings: found(1, 3) },
  ]
  expect(reportOf(candidates, 'elements')).toMatchObject({ pairs: 1, expected: 1, inseparable: ['q1'] })
})

describe('the mean of a candidate', () => {
  const one = (level: number | null, elements: number | null): Rated => ({
    question_id: 'q',
    level,
    elements,
    flagged: false,
  })

  it.each<[string, Measure, Rated[], number | null]>([
    ['of no answers', 'level', [], null],
    ['of one level', 'level', [one(4, null)], 4],
    ['of levels, to 1 decimal place', 'level', [one(4, null), one(4, null), one(5, null)], 4.3],
    ['with an answer without a level, which counts as 1', 'level', [one(5, null), one(null, null)], 3],
    ['of elements', 'elements', [one(5, 6), one(5, 3)], 4.5],
    ['with an answer without elements, which counts as 0', 'elements', [one(null, 5), one(null, null)], 2.5],
  ])('%s', (_, measure, ratings, mean) => {
    expect(meanOf(ratings, measure)).toBe(mean)
  })
})

describe('the levels that are expected of a candidate', () => {
  it.each(CANDIDATES)('%s: are levels from 1 to 5, the lowest first', kind => {
    const [lowest, highest] = EXPECTED_LEVELS[kind]
    expect(lowest).toBeGreaterThanOrEqual(1)
    expect(highest).toBeGreaterThanOrEqual(lowest)
    expect(highest).toBeLessThanOrEqual(5)
  })

  it.each(['weak', 'off_topic', 'adversarial'] as const)(
    '%s: are at least 2 lower than those of a strong candidate',
    kind => {
      expect(EXPECTED_LEVELS.strong[0] - EXPECTED_LEVELS[kind][1]).toBeGreaterThanOrEqual(2)
    },
  )
})

describe('a round after a change', () => {
  const question: Question = {
    id: 'q1',
    text: 'How do you plan a menu?',
    competency: 'Planning',
    weight: 1,
    levels: ['One', 'Two', 'Three', 'Four', 'Five'],
    follow_ups: 1,
    time_limit: 240,
    must_ask: true,
  }
  const other = { ...question, id: 'q2', text: 'How do you train a team?' }
  const round: Round = {
    id: 'r',
    kind: 'ai_screening',
    name: 'Screening',
    minutes: 20,
    guide: '',
    questions: [question, other],
  }

  it.each<[string, Partial<Round>]>([
    ['of nothing', {}],
    ['of its name', { name: 'First interview' }],
    ['of its guide', { guide: 'Introduce yourself.' }],
    ['that copied its questions', { questions: [{ ...question }, { ...other }] }],
  ])('%s asks the same', (_, change) => {
    expect(asksTheSame(round, { ...round, ...change })).toBe(true)
  })

  it.each<[string, Partial<Round>]>([
    ['of its length', { minutes: 25 }],
    ['of the order of its questions', { questions: [other, question] }],
    ['that removed a question', { questions: [question] }],
    ['that added a question', { questions: [question, other, { ...question, id: 'q3' }] }],
  ])('%s does not ask the same', (_, change) => {
    expect(asksTheSame(round, { ...round, ...change })).toBe(false)
  })

  it.each<[string, Partial<Question>]>([
    ['ID', { id: 'q9' }],
    ['text', { text: 'How do you plan a banquet?' }],
    ['competency', { competency: 'Organization' }],
    ['weight', { weight: 2 }],
    ['levels', { levels: ['One', 'Two', 'Three', 'Four', 'Excellent'] }],
    ['follow-ups', { follow_ups: 2 }],
    ['time limit', { time_limit: 120 }],
    ['choice whether it must be asked', { must_ask: false }],
  ])('of the %s of a question does not ask the same', (_, change) => {
    expect(asksTheSame(round, { ...round, questions: [{ ...question, ...change }, other] })).toBe(false)
  })
})
