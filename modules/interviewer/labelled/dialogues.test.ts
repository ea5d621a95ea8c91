import { expect, test } from 'vitest'
import { ACTIONS, dialoguesOf } from './measure-dialogues.ts'

test.each([
  ['development', 69],
  ['development-2', 133],
  ['development-3', 179],
  ['held-out', 69],
] as const)('the dialogues of the %s half have every action at least three times', (half, size) => {
  const dialogues = dialoguesOf(half)
  expect(new Set(dialogues.map(one => one.utterance)).size).toBe(size)
  expect(new Set(dialogues.map(one => one.id)).size).toBe(size)
  const counts = ACTIONS.map(action => dialogues.filter(one => one.expected === action).length)
  expect(counts.every(count => count >= 3)).toBe(true)
})
