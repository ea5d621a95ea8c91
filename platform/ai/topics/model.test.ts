import { expect, test } from 'vitest'
import { learnTopics } from './labelled/learn-topics.ts'
import { probabilitiesIn, readModel, writeModel } from './model.ts'
import { TOPICS } from './topics.ts'

const caseOf = (kind: number, ...words: string[]) => ({ kind, features: new Set(words) })
/** Two topics with two words each, and a word that both have. */
const CASES = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0 ? caseOf(3, 'row', 'shout', 'shift') : caseOf(5, 'till', 'cash', 'shift'),
)
const model = learnTopics(CASES)
const shareOf = (topic: number, ...words: string[]) => probabilitiesIn(words, model)[topic]!

test('learns which words speak for which topic', () => {
  expect(shareOf(3, 'row')).toBeGreaterThan(0.5)
  expect(shareOf(5, 'till')).toBeGreaterThan(0.5)
  expect(shareOf(5, 'row', 'shout', 'shift')).toBeLessThan(0.1)
  expect(Math.abs(shareOf(3, 'shift') - shareOf(5, 'shift'))).toBeLessThan(0.3)
})

test('learns the same each time', () => expect(learnTopics(CASES)).toEqual(model))

test('gives probabilities of all topics, and knows nothing of unknown words', () => {
  for (const words of [['row', 'till'], ['never'], []]) {
    const shares = probabilitiesIn(words, model)
    expect(shares).toHaveLength(TOPICS.length)
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  }
  expect(probabilitiesIn(['never'], model)).toEqual(probabilitiesIn([], model))
})

test('leaves out words of a single example', () => {
  expect([...learnTopics([caseOf(1, 'once', 'twice'), caseOf(1, 'twice')]).features.keys()]).toEqual(['twice'])
})

test('is the same after it was written and read, within a hundredth', () => {
  const read = readModel(writeModel(model))
  expect([...read.features]).toEqual([...model.features])
  for (const words of [['row'], ['till', 'cash'], ['row', 'till', 'shift']]) {
    const before = probabilitiesIn(words, model)
    for (const [topic, share] of probabilitiesIn(words, read).entries())
      expect(Math.abs(share - before[topic]!)).toBeLessThan(0.01)
  }
})
