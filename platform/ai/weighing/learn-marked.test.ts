import { describe, expect, it } from 'vitest'
import { learnMarked, type MarkedCase } from './learn-marked.ts'
import { scoresOf } from './weigh.ts'

const learning: Parameters<typeof learnMarked>[1] = {
  before: -1,
  shareOfWhole: 0.5,
  usualFeatures: 1,
  leastCases: () => 2,
}
const WEIGHTS_OF_NONE = [0]

/** Each part is a list of features, with a star if it is marked. */
const caseOf = (whole: string, ...parts: string[]): MarkedCase => ({
  whole: new Set(whole.split(' ')),
  parts: parts.map(part => new Set(part.replace('*', '').split(' '))),
  marked: parts.map(part => part.startsWith('*')),
  weight: 1,
})

const CASES = Array.from({ length: 20 }, () => [
  caseOf('audit', '*forged form', 'went home'),
  caseOf('audit', 'had lunch', '*forged list'),
  caseOf('picnic', 'filled form', 'went home'),
  caseOf('picnic', 'had lunch', 'wrote list'),
]).flat()

const weightOf = (feature: string, cases = CASES, options = learning) =>
  scoresOf([feature], learnMarked(cases, options), WEIGHTS_OF_NONE)[0]!

describe('what is learned of marked parts', () => {
  it('is what only marked parts have, and what the wholes have that they are in', () => {
    expect(weightOf('forged')).toBeGreaterThan(2)
    expect(weightOf('audit')).toBeGreaterThan(0.5)
    for (const other of ['home', 'lunch', 'picnic', 'filled']) expect(weightOf(other), other).toBeLessThan(0)
  })

  it('leaves rare features out', () => {
    const cases = [...CASES, caseOf('audit', '*forged once', 'went home')]
    expect(weightOf('once', cases)).toBe(0)
    expect(weightOf('once', cases, { ...learning, leastCases: () => 1 })).not.toBe(0)
    expect(weightOf('forged', cases, { ...learning, leastCases: feature => (feature === 'forged' ? 99 : 1) })).toBe(0)
  })

  it('counts cases by their weight', () => {
    const against = CASES.map(one => ({ ...one, marked: one.marked.map(() => false) }))
    const weighed = (weight: number) => [...CASES, ...against.map(one => ({ ...one, weight }))]
    expect(weightOf('forged', weighed(0))).toBeGreaterThan(weightOf('forged', weighed(1)))
  })

  it('is no more certain because a part has few features', () => {
    const scoreOf = (usual: number) => {
      const weights = learnMarked(CASES, { ...learning, usualFeatures: usual })
      return scoresOf(['forged'], weights, WEIGHTS_OF_NONE, usual)[0]!
    }
    expect(scoreOf(100)).toBeGreaterThan(0)
    expect(scoreOf(100)).toBeLessThan(scoreOf(1) / 2)
  })

  it('is the same each time', () => {
    expect(learnMarked(CASES, learning)).toEqual(learnMarked(CASES, learning))
  })

  it('does not say which of several marked parts it is', () => {
    const both = Array.from({ length: 20 }, () => [caseOf('audit', '*forged form', '*forged list'), CASES[2]!]).flat()
    expect(weightOf('form', both)).toBeLessThan(weightOf('forged', both))
    expect(weightOf('list', both)).toBeGreaterThan(0)
  })

  it('can be learned from a whole without parts', () => {
    expect(learnMarked([caseOf('audit'), ...CASES], learning).get('forged')).toBeDefined()
  })
})
