import { describe, expect, it } from 'vitest'
import { REVIEW_REASONS, type CriterionResult, type CriterionState, type Level } from '../schema.ts'
import { coverageOf, scoreInterview } from './interview-score.ts'
import { overallOf } from './runs-differ.ts'

let next = 0
function criterion(state: CriterionState, level: Level | null = null, over: Partial<CriterionResult> = {}) {
  next += 1
  return {
    question_id: `q${next}`,
    competency: 'Care',
    weight: 1,
    level,
    level_text: '',
    reasoning: '',
    quotes: [],
    dropped: [],
    spread: null,
    state,
    structure: null,
    review: [],
    ...over,
  } satisfies CriterionResult
}
const scored = (level: Level, over: Partial<CriterionResult> = {}) => criterion('scored', level, over)
const score = (...criteria: CriterionResult[]) => scoreInterview(criteria, [], null)
const claim = { text: 'I did it.', why: 'It was not said.' }

describe('the overall score', () => {
  it.each([
    [1, 0],
    [2, 25],
    [3, 50],
    [4, 75],
    [5, 100],
  ] as const)('gives level %i %i points', (level, points) => {
    expect(score(scored(level)).overall).toBe(points)
  })

  it('is the mean of the levels, by their weight, to the nearest point', () => {
    expect(score(scored(1), scored(5)).overall).toBe(50)
    expect(score(scored(5, { weight: 3 }), scored(1)).overall).toBe(75)
    expect(score(scored(5), scored(5), scored(4)).overall).toBe(92)
  })

  it.each(['skipped', 'insufficient'] as const)('counts a question that is %s at the lowest level', state => {
    expect(score(scored(5), criterion(state)).overall).toBe(50)
    expect(score(scored(5), criterion(state, 5)).overall).toBe(50)
  })

  it.each(['not_counted', 'unsupported', 'structured'] as const)('leaves out a question that is %s', state => {
    expect(score(scored(5, { weight: 2 }), criterion(state)).overall).toBe(100)
  })

  it('needs at least half of the weight', () => {
    expect(score(scored(5), criterion('not_counted')).overall).toBe(100)
    expect(score(scored(5), criterion('not_counted', null, { weight: 1.1 })).overall).toBeNull()
    expect(score(scored(5), criterion('unsupported', null, { weight: 1.1 })).overall).toBeNull()
    expect(score(scored(5), criterion('insufficient', null, { weight: 1.1 })).overall).toBeNull()
    expect(score().overall).toBeNull()
  })

  it('is missing if the interview cannot be scored', () => {
    expect(scoreInterview([scored(5)], [new Map()], 'Too short.')).toMatchObject({
      overall: null,
      readings: [{ overall: null }],
      needs_person: 'Too short.',
    })
  })

  it('is missing if only the structure of the answers is known', () => {
    expect(score(criterion('structured')).overall).toBeNull()
  })
})

describe('coverage', () => {
  it.each(['scored', 'structured', 'skipped'] as const)('includes questions that are %s', state => {
    expect(coverageOf([criterion(state, null, { weight: 3 }), criterion('not_counted')])).toBe(0.75)
  })

  it.each(['insufficient', 'not_counted', 'unsupported'] as const)('leaves out questions that are %s', state => {
    expect(coverageOf([criterion(state), scored(1)])).toBe(0.5)
  })

  it('has three decimals, and is zero without a weight', () => {
    expect(coverageOf([scored(1), criterion('unsupported', null, { weight: 2 })])).toBe(0.333)
    expect(coverageOf([scored(1, { weight: 0 })])).toBe(0)
    expect(coverageOf([])).toBe(0)
    expect(score(scored(1), criterion('unsupported', null, { weight: 2 })).coverage).toBe(0.333)
  })
})

describe('the scores of the AI runs', () => {
  it('use the levels of each run, and the level of the criterion where a run has none', () => {
    const [a, b] = [scored(3), scored(5)]
    const runs = [new Map<string, Level>([[a.question_id, 1]]), new Map<string, Level>([[b.question_id, 4]]), new Map()]
    expect(scoreInterview([a, b], runs, null)).toMatchObject({
      overall: null,
      readings: [{ overall: 50 }, { overall: 63 }, { overall: 75 }],
    })
  })

  it('never raise a question without a level', () => {
    const skipped = criterion('skipped')
    const run = new Map<string, Level>([[skipped.question_id, 5]])
    expect(scoreInterview([scored(5), skipped], [run], null).readings).toEqual([{ overall: 50 }])
  })

  it('give no score and need human review if they differ by more than 20 points', () => {
    const [a, b] = [scored(3), scored(3, { weight: 4 })]
    const runs = (level: Level) => [new Map<string, Level>(), new Map<string, Level>([[b.question_id, level]])]
    expect(scoreInterview([a, b], runs(4), null)).toMatchObject({
      overall: 50,
      readings: [{ overall: 50 }, { overall: 70 }],
      needs_person: null,
    })
    const every = new Map<string, Level>([
      [a.question_id, 4],
      [b.question_id, 4],
    ])
    expect(scoreInterview([a, b], [new Map(), every], null)).toMatchObject({
      overall: null,
      readings: [{ overall: 50 }, { overall: 75 }],
      needs_person: 'AI runs differ by 25 points, so there is no score.',
    })
  })

  it('take no score from a result that was stored with one if they differ by more than 20 points', () => {
    const stored = (...runs: (number | null)[]) =>
      overallOf({ overall: 60, readings: runs.map(overall => ({ overall })) })
    expect(stored(50, 70, null)).toBe(60)
    expect(stored(50, 71)).toBeNull()
    expect(stored(71, null, 50)).toBeNull()
    expect(stored(null)).toBe(60)
    expect(stored()).toBe(60)
  })

  it('are none for an interview without AI runs', () => {
    expect(score(scored(4)).readings).toEqual([])
  })
})

describe('competencies', () => {
  it('have the mean level of their scored questions, by weight, to one decimal', () => {
    expect(
      score(
        scored(5, { competency: 'Care', weight: 2 }),
        scored(4, { competency: 'Calm' }),
        scored(3, { competency: 'Care' }),
        criterion('skipped', null, { competency: 'Care', weight: 4 }),
      ).competencies,
    ).toEqual([
      { name: 'Care', level: 4.3, weight: 7 },
      { name: 'Calm', level: 4, weight: 1 },
    ])
  })

  it('have no level without a scored question that has a weight', () => {
    expect(score(criterion('unsupported', 4), scored(3, { weight: 0 })).competencies).toEqual([
      { name: 'Care', level: null, weight: 1 },
    ])
    expect(score(scored(2), scored(5, { weight: 0 })).competencies).toEqual([{ name: 'Care', level: 2, weight: 1 }])
  })
})

describe('what needs a person', () => {
  it('is nothing if every answer has a level and no doubt', () => {
    expect(score(scored(5), criterion('skipped')).needs_person).toBeNull()
  })

  it('is every competency without evidence', () => {
    const one = criterion('unsupported', null, { competency: 'Calm' })
    const other = criterion('unsupported', null, { competency: 'Order' })
    expect(score(scored(5, { weight: 2 }), one, other).needs_person).toBe(
      'No evaluation is backed by evidence for: Calm, Order.',
    )
  })

  it('is an interview in which half of the weight is too short', () => {
    const long = criterion('insufficient', null, { weight: 1 })
    expect(score(scored(5), long).needs_person).toBe('Most answers are too short.')
    expect(score(scored(5, { weight: 1.1 }), long).needs_person).toBeNull()
    expect(score(scored(5), criterion('not_counted', null, { weight: 0.5 }), long).needs_person).toContain('too short')
    expect(score(scored(0 as Level, { weight: 0 })).needs_person).not.toContain('too short')
  })

  it('is a low coverage', () => {
    expect(score(scored(5), criterion('not_counted', null, { weight: 2 })).needs_person).toBe(
      'Only 33% of the weight is covered, so there is no score.',
    )
    expect(score(scored(5), criterion('not_counted')).needs_person).toBeNull()
  })

  it.each(REVIEW_REASONS)('names the competencies whose answers are flagged as "%s"', reason => {
    const flagged = score(
      scored(4, { competency: 'Calm', review: [reason] }),
      scored(4, { competency: 'Order' }),
      scored(4, { competency: 'Care', review: ['unstable', 'harm', reason] }),
    ).needs_person
    expect(flagged).toMatch(/for: Calm, Care\./u)
    expect(flagged).not.toContain('Order')
  })

  it('lists every reason, the missing evidence first and the coverage last', () => {
    const text = score(
      criterion('unsupported', null, { competency: 'Calm' }),
      criterion('insufficient', null, { weight: 2 }),
      scored(3, { competency: 'Order', review: ['harm', 'unstable'] }),
    ).needs_person
    expect(text).toBe(
      [
        'No evaluation is backed by evidence for: Calm.',
        'Most answers are too short.',
        'AI runs differ by 2 or more levels for: Order.',
        'The answer reports possible harm for: Order.',
        'Only 25% of the weight is covered, so there is no score.',
      ].join(' '),
    )
  })
})

it('counts the removed claims of all questions', () => {
  expect(
    score(scored(4, { dropped: [claim, claim] }), criterion('unsupported', null, { dropped: [claim] })).unsupported,
  ).toBe(3)
  expect(score(scored(4)).unsupported).toBe(0)
})
