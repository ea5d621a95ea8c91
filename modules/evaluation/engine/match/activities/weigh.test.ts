import { expect, test } from 'vitest'
import { learnedActivities } from './learned.ts'
import { activitiesOf, NONE, readActivities, writeActivities } from './weigh.ts'

const learned = readActivities('none|nursing|sales\nnurse\tb20\nquota\tc20 b-10')

test('the names are those of the first line, in their order', () => {
  expect(learned.names).toEqual(['none', 'nursing', 'sales'])
  expect([...learned.weights.entries()].map(([feature]) => feature)).toEqual(['nurse', 'quota'])
})

test('each activity has a probability, which the features of the text raise or lower', () => {
  const [none, nursing, sales] = activitiesOf(['quota'], learned)
  expect(sales).toBeGreaterThan(none!)
  expect(none).toBeGreaterThan(nursing!)
  expect(none! + nursing! + sales!).toBeCloseTo(1)
})

test('without a feature that was seen, all are as probable', () => {
  expect(activitiesOf(['unknown'], learned)).toEqual([1 / 3, 1 / 3, 1 / 3])
})

test('what was written is read as it was', () => {
  const text = writeActivities(learned)
  expect(text).toBe('none|nursing|sales\nnurse\tb20\nquota\tc20 b-10')
  expect(readActivities(text).names).toEqual(learned.names)
})

test('the learned activities are read once, and the first of them is none', () => {
  const { names, weights } = learnedActivities()
  expect(learnedActivities().weights).toBe(weights)
  expect(names.length).toBeGreaterThan(10)
  expect(names[NONE]).toBe('none')
})
