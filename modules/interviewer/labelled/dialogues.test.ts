import { expect, test } from 'vitest'
import { LEARNED_FROM } from '../intent/weights.ts'
import { readPairs } from './measure-pairs.ts'
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
  ['development-13', 50],
  ['held-out-4', 50],
] as const)('most dialogues of %s are understood, and every one about danger or the end', (part, understood) => {
  const read = readDialogues(part)
  expect(read.filter(({ expected, action }) => expected === action).length).toBeGreaterThanOrEqual(understood)
  const urgent = read.filter(({ expected }) => ['distress', 'self_harm', 'end'].includes(expected))
  expect(urgent.filter(({ expected, action }) => expected !== action).length).toBe(0)
})

// These interrupt an answer, or seem to: half of them are accounts with such words in them.
test('most interruptions of an answer are understood, and every wish to die', () => {
  const [known, unknown] = (['development-12', 'held-out-3'] as const).map(half => readDialogues(half))
  const understood = [known!, unknown!].map(all => all.filter(({ expected, action }) => expected === action).length)
  expect(understood[0]).toBeGreaterThanOrEqual(37)
  expect(understood[1]).toBeGreaterThanOrEqual(29)
  const wishes = [...known!, ...unknown!].filter(({ expected }) => expected === 'self_harm')
  expect(wishes.map(({ action }) => action)).toEqual(wishes.map(() => 'self_harm'))
})

const ALARMS: readonly string[] = ['self_harm', 'distress', 'end']

// An answer that is taken for an alarm stops the interview of somebody who only mentioned a cut or a bad day.
test.each([
  ['held-out', 1, 0.92, 0.03],
  ['held-out-2', 0.81, 0.92, 0.02],
] as const)('of the pairs of %s, most are told apart', (half, leastAlarms, leastAnswers, mostFalse) => {
  const read = readPairs(half)
  const share = (all: typeof read, is: (one: (typeof read)[number]) => boolean) => all.filter(is).length / all.length
  const alarms = read.filter(({ expected }) => ALARMS.includes(expected))
  const answers = read.filter(({ expected }) => expected === 'answer')
  expect(share(alarms, ({ expected, action }) => expected === action)).toBeGreaterThanOrEqual(leastAlarms)
  expect(share(answers, ({ action }) => action === 'answer')).toBeGreaterThanOrEqual(leastAnswers)
  expect(share(answers, ({ action }) => ALARMS.includes(action))).toBeLessThanOrEqual(mostFalse)
})

test('the weights were learned from the examples as they are', () => {
  expect(LEARNED_FROM, 'run node --import tsx bench/train-intents.ts').toBe(digestOfExamples())
})
