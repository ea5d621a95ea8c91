import { expect, test } from 'vitest'
import { spokenUntil, startedWords } from './captions.ts'

const timed = (...texts: string[]) =>
  texts.map((text, index) => ({ text, start_ms: index * 300, end_ms: index * 300 + 250 }))

test('a word counts as started a little before it is heard', () => {
  const words = timed('tell', 'me', 'more')
  expect([-200, 0, 179, 180, 480, 5000].map(ms => startedWords(words, ms))).toEqual([0, 1, 1, 2, 3, 3])
})

test('the caption ends with the spoken word and its punctuation', () => {
  const text = 'Thank you. Tell me about it, please.'
  const words = timed('Thank', 'you', 'tell', 'me', 'about', 'it', 'please')
  expect(text.slice(0, spokenUntil(text, words, 2))).toBe('Thank you.')
  expect(text.slice(0, spokenUntil(text, words, 6))).toBe('Thank you. Tell me about it,')
  expect(spokenUntil(text, words, 0)).toBe(0)
  expect(spokenUntil(text, words, 7)).toBe(text.length)
})

test('words that are spoken differently from how they are written keep their position', () => {
  const text = 'At most 25 minutes, then we stop.'
  const words = timed('at', 'most', 'twenty', 'five', 'minutes', 'then', 'we', 'stop')
  const shown = words.map((_, index) => text.slice(0, spokenUntil(text, words, index)).length)
  // Never backwards, and exact again at the next word that is found.
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(text.slice(0, spokenUntil(text, words, 5))).toBe('At most 25 minutes,')
})

test('a turn without word times is shown completely', () => {
  expect(spokenUntil('All of it.', [], 0)).toBe('All of it.'.length)
})
