import { expect, it } from 'vitest'
import { withoutCoverLetter } from './cover-letter.ts'
import type { Line } from './lines.ts'

const look = { size: 10, weight: 400, italic: false }
const lineOn = (page: number) => (text: string) =>
  ({
    text,
    page,
    start: 0,
    end: text.length,
    afterGap: false,
    column: null,
    heading: null,
    look,
    spans: [],
  }) satisfies Line

const letter = [
  'Dr. Ina Beispiel',
  'Sehr geehrte Frau Dr. Beispiel,',
  'mit Interesse las ich',
  'Mit freundlichen Grüßen,',
].map(lineOn(1))
const resume = (page: number) => Array.from({ length: 12 }, (_, at) => `Line ${at}`).map(lineOn(page))

it('skips a letter on the pages before a résumé', () => {
  expect(withoutCoverLetter([...letter, ...resume(2)]).map(({ text }) => text)).toEqual(
    resume(2).map(({ text }) => text),
  )
})
it('keeps a letter that nothing follows', () => {
  expect(withoutCoverLetter(letter)).toHaveLength(letter.length)
})
it('keeps a page that is no letter', () => {
  expect(withoutCoverLetter([...resume(1), ...resume(2)])).toHaveLength(24)
})
