import { expect, it } from 'vitest'
import { inReadingDirection } from './right-to-left.ts'
import type { Segment } from './segments.ts'

const read = (text: string) => {
  const box = { left: 0, top: 0, right: 100, bottom: 10 }
  return inReadingDirection([{ text, spans: [{ text }], box } as unknown as Segment])[0]!.text
}
/** Arabic letters as they are drawn, from left to right. */
const drawn = (text: string) => Array.from(text).toReversed().join('')

it('reads a phone number inside Arabic text in its order, whichever side its plus was drawn on', () => {
  expect(read(`+962 79 000 0186 :${drawn('الهاتف')}`)).toBe('الهاتف: +962 79 000 0186')
  expect(read(`0186 000 79 962+ :${drawn('الهاتف')}`)).toBe('الهاتف: +962 79 000 0186')
})
