import type { Mention } from '#platform/ai/concepts/mentions.ts'
import type { Passage } from './resume.ts'

/** Between the details of a line, from the surest sign to the least sure: "Führerschein Klassen B, BE" is one detail. */
const SEPARATORS = [/\s*(?:[|·•;\t]|\s[–—]\s)\s*/gu, /\s*[|·•;\t,]\s*/gu]
/** An e-mail address, a link or a phone number. */
const IDENTIFIES = /@|https?:|www\.|\+\d|\b0\d[\d -]{6,}/u

/** The part of a text between two separators around a place. */
function partAround(text: string, at: number, separator: RegExp): { from: number; to: number } {
  let from = 0
  for (const cut of text.matchAll(separator)) {
    if (at < cut.index) return { from, to: cut.index }
    from = cut.index + cut[0].length
  }
  return { from, to: text.length }
}

/**
 * "Ghent | +32 470 12 34 56 | Driving licence B" without the other details, which are no evidence and identify the person. Without a
 * separator, only the words of the mention are left.
 */
export function detailOf(passage: Passage, mention: Mention): Passage {
  const parts = SEPARATORS.map(separator => partAround(passage.text, mention.start, separator))
  const own = parts.find(({ from, to }) => !IDENTIFIES.test(passage.text.slice(from, to)))
  const { from, to } = own ?? { from: mention.start, to: mention.end }
  return {
    ...passage,
    text: passage.text.slice(from, to),
    start: passage.start + from,
    end: passage.start + to,
    isDetail: true,
  }
}
