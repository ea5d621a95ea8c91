import { locateQuote, MAX_QUOTE_CHARACTERS } from '#platform/ai/text/quotes.ts'
import type { SpokenQuote } from './contract.ts'
import type { Turn } from './turn.ts'

/** A part of a turn as a quote with its time; null if it is too short to quote. */
export function spokenQuote(turn: Turn, start: number, end: number): SpokenQuote | null {
  let to = end
  if (to - start > MAX_QUOTE_CHARACTERS) {
    const cut = turn.text.slice(start, start + MAX_QUOTE_CHARACTERS).search(/\s\S*$/u)
    to = start + (cut > 0 ? cut : MAX_QUOTE_CHARACTERS)
  }
  const text = turn.text.slice(start, to)
  if (locateQuote(text, turn.text) === null) return null
  return { turn_id: turn.id, text, start, end: to, at_ms: timeAt(turn, start) }
}

/** The estimated time of a position in a turn. Assuming a constant pace is exact enough to find the sentence in a player. */
function timeAt({ text, start_ms, end_ms }: Turn, offset: number): number {
  return Math.max(0, Math.round(start_ms + (offset / text.length) * Math.max(0, end_ms - start_ms)))
}
