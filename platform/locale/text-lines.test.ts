import { expect, test } from 'vitest'
import { unwrapLines, wrapLine } from './text-lines.ts'

const LONG =
  'Thank you for applying for the role Backend Engineer. I have read your application and would like to invite you to an interview. You can take it at any time until Thursday.'

test('a wrapped paragraph becomes one line again', () => {
  expect(
    wrapLine(LONG)
      .split('\n')
      .every(line => line.length <= 72),
  ).toBe(true)
  expect(unwrapLines(wrapLine(LONG))).toBe(LONG)
})

test('breaks that a person or a list made stay', () => {
  const text = `Hello Noor,\n\n${LONG}\n\nOpen the interview:\n[private link to the interview]\n\n- Trains\n- Two days a week from home\n\nInes Marchetti`
  const wrapped = text.split('\n').map(wrapLine).join('\n')
  expect(unwrapLines(wrapped)).toBe(text)
})

test('a long address stays on a line of its own', () => {
  const text = `Track your application:\nhttps://example.com/${'a'.repeat(80)}\nNightjar Trains`
  expect(unwrapLines(text)).toBe(text)
})
