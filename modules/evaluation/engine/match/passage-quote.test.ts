import { expect, it } from 'vitest'
import { MAX_QUOTE_CHARACTERS } from '#platform/ai/text/quotes.ts'
import { quoteOf } from './passage-quote.ts'
import type { Passage } from './resume.ts'

const quote = (text: string, part: string) => {
  const start = text.indexOf(part)
  return quoteOf({ page: { number: 2, text }, start, end: start + part.length } as Passage)
}

it('quotes the passage word for word with its place', () => {
  const text = 'Welder at Ironworks.\nRepaired the trailers of forty farms in the county.'
  const part = 'Repaired the trailers of forty farms in the county.'
  expect(quote(text, part)).toEqual({ text: part, page: 2, start: 21, end: text.length })
})

it('adds adjacent text to a short passage', () => {
  expect(quote('Docker\nRepaired the trailers of forty farms.', 'Docker')?.text).toBe(
    'Docker\nRepaired the trailers of forty farms.',
  )
  expect(quote('Repaired the trailers of forty farms.\nDocker', 'Docker')?.text).toBe(
    'Repaired the trailers of forty farms.\nDocker',
  )
})

it('is null if the page has too little text', () => {
  expect(quote('Docker', 'Docker')).toBeNull()
  expect(quote('Go\nC', 'Go')).toBeNull()
})

it('cuts a long passage at a word', () => {
  const text = 'trailers '.repeat(100).trim()
  const found = quote(text, text)!
  expect(found.text.length).toBeLessThanOrEqual(MAX_QUOTE_CHARACTERS)
  expect(found.text.length).toBeGreaterThan(MAX_QUOTE_CHARACTERS - 10)
  expect(found.text).toMatch(/ trailers$/u)
})
