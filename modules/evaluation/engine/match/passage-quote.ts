import { sentences } from '#platform/ai/text/sentences.ts'
import { locateQuote, MAX_QUOTE_CHARACTERS } from '#platform/ai/text/quotes.ts'
import type { ResumeQuote } from '../schema.ts'
import type { Passage } from './resume.ts'

/**
 * The passage as a quote. If it is too short, adjacent text is included; if it is too long, it is cut at a word. Null if the page
 * has too little text. One of several contact details stays alone, however short.
 */
export function quoteOf({ page, start, end, isDetail }: Passage): ResumeQuote | null {
  if (isDetail) return { text: page.text.slice(start, end), page: page.number, start, end }
  let [from, to] = [start, end]
  if (to - from > MAX_QUOTE_CHARACTERS) to = from + page.text.slice(from, from + MAX_QUOTE_CHARACTERS).search(/\s\S*$/u)
  if (!isLongEnough(page.text.slice(from, to))) {
    const lines = sentences(page.text)
    const at = lines.findIndex(line => line.start === start)
    const neighbour = lines[at + 1] ?? lines[at - 1]
    if (!neighbour) return null
    from = Math.min(from, neighbour.start)
    to = Math.max(to, neighbour.end)
  }
  const text = page.text.slice(from, to)
  return isLongEnough(text) ? { text, page: page.number, start: from, end: to } : null
}

function isLongEnough(text: string): boolean {
  return locateQuote(text, text) !== null
}
