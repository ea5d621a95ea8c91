import { expect, test } from 'vitest'
import { numberedParts, withColumns, withoutContacts, wordsAt } from './numbered-lines.ts'

const PAGES = [
  { number: 1, text: 'Nurse (night), Oak  Clinic\n\nDiploma in Public\nHealth' },
  { number: 2, text: '2015 – 2019 | Leeds' },
]
const [lines] = numberedParts(PAGES) as [ReturnType<typeof numberedParts>[number]]

test('lines have numbers in reading order, and words have their columns', () => {
  expect(withColumns(lines)).toBe(
    [
      '1| 0:Nurse 6:(night), 15:Oak 20:Clinic',
      '2| 0:Diploma 8:in 11:Public',
      '3| 0:Health',
      '4| 0:2015 5:– 7:2019 12:| 14:Leeds',
    ].join('\n'),
  )
})

test.each<[string, number, number, number, string | null]>([
  ['one word', 1, 0, 0, 'Nurse'],
  ['the column at which the last word ends', 1, 15, 26, 'Oak Clinic'],
  ['the column at which the last word begins', 1, 15, 20, 'Oak Clinic'],
  ['the middle of words', 1, 16, 22, 'Oak Clinic'],
  ['a pair of brackets', 1, 6, 6, 'night'],
  ['brackets inside', 1, 0, 6, 'Nurse (night)'],
  ['beyond the end of the line', 1, 15, 9999, 'Oak Clinic'],
  ['a separator', 4, 12, 12, null],
  ['a gap between words', 1, 18, 19, null],
  ['a column after the line', 1, 26, 30, null],
  ['a negative column', 1, -1, 4, null],
  ['a line before the first', 0, 0, 4, null],
  ['a line after the last', 5, 0, 4, null],
])('points to %s', (_, line, from, to, value) => {
  expect(wordsAt(lines, [{ line, from, to }])?.value ?? null).toBe(value)
})

test('words of consecutive lines are one value of one page', () => {
  const first = { line: 2, from: 0, to: 11 }
  const found = wordsAt(lines, [first, { line: 3, from: 0, to: 0 }])!
  expect(found.value).toBe('Diploma in Public Health')
  expect(PAGES[0]!.text.slice(found.at.start, found.at.end)).toBe('Diploma in Public\nHealth')
  expect(wordsAt(lines, [first, { line: 4, from: 0, to: 0 }])).toBeNull()
  expect(
    wordsAt(lines, [
      { line: 3, from: 0, to: 0 },
      { line: 4, from: 0, to: 0 },
    ]),
  ).toBeNull()
  expect(wordsAt(lines, [{ line: 3, from: 0, to: 0 }, first])).toBeNull()
})

test('the words at a place are literally those of the page', () => {
  const { at, value } = wordsAt(lines, [{ line: 4, from: 14, to: 14 }])!
  expect(at.page).toBe(2)
  expect(PAGES[1]!.text.slice(at.start, at.end)).toBe(value)
})

test('without contact details all columns stay the same', () => {
  const [own] = numberedParts([
    { number: 1, text: 'Mina Osei, mina@example.org, +44 20 7946 0958\nNurse at Osei Clinic' },
  ]) as [ReturnType<typeof numberedParts>[number]]
  const hidden = withoutContacts(own, ['Mina Osei'])
  expect(hidden.map(({ text }) => text.length)).toEqual(own.map(({ text }) => text.length))
  expect(hidden[0]!.text).not.toMatch(/[a-z]{3}|\d{3}/u)
  expect(hidden[1]!.text).toMatch(/^Nurse at □+ Clinic$/u)
})

test('a very long line is numbered in segments', () => {
  const [own] = numberedParts([{ number: 1, text: 'word '.repeat(200) }]) as [ReturnType<typeof numberedParts>[number]]
  expect(own.length).toBeGreaterThan(2)
  for (const { text, start } of own) {
    expect(text.length).toBeLessThanOrEqual(300)
    expect('word '.repeat(200).slice(start, start + text.length)).toBe(text)
  }
})
