import { expect, test } from 'vitest'
import { LEARNED_FROM } from '../intent/weights.ts'
import { ACTIONS, dialoguesOf, readDialogues } from './measure-dialogues.ts'
import { digestOfExamples } from './train.ts'

test.each([
  ['development', 69],
  ['development-2', 133],
  ['held-out', 69],
] as const)('the dialogues of the %s half have every action at least three times', (half, size) => {
  const dialogues = dialoguesOf(half)
  expect(new Set(dialogues.map(one => one.utterance)).size).toBe(size)
  expect(new Set(dialogues.map(one => one.id)).size).toBe(size)
  const counts = ACTIONS.map(action => dialogues.filter(one => one.expected === action).length)
  expect(counts.every(count => count >= 3)).toBe(true)
})

test.each(['development', 'development-2'] as const)('every dialogue of the %s half is understood', half => {
  const wrong = readDialogues(half).filter(({ expected, action }) => expected !== action)
  expect(wrong.map(({ id, expected, action }) => `${id}: expected ${expected}, read ${action}`)).toEqual([])
})

test.each([
  ['held-out', 61],
  ['held-out-2', 57],
] as const)('most dialogues of %s are understood, and every one about danger or the end', (part, understood) => {
  const read = readDialogues(part)
  expect(read.filter(({ expected, action }) => expected === action).length).toBeGreaterThanOrEqual(understood)
  const urgent = read.filter(({ expected }) => ['distress', 'self_harm', 'end'].includes(expected))
  expect(urgent.filter(({ expected, action }) => expected !== action).length).toBe(0)
})

test('the weights were learned from the examples as they are', () => {
  expect(LEARNED_FROM, 'run node --import tsx bench/train-intents.ts').toBe(digestOfExamples())
})
