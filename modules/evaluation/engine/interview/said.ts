import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { locateQuote, MAX_QUOTE_CHARACTERS } from '../quotes.ts'
import type { SpokenQuote } from '../schema.ts'
import type { InterviewQuestion, Turn } from './input.ts'

/** A piece of what the candidate said, at its place in the turn. */
export interface Said {
  turn: Turn
  text: string
  start: number
  end: number
}

/** From here on a sentence is taken in pieces: transcripts of speech often know no full stop. */
const LONG_SENTENCE_WORDS = 30
const MIN_PIECE_WORDS = 10
const JOINT = /\s(?=(?:and|then|so|but|after|which|und|dann|also|aber|et|puis|donc|mais|y|luego|pero)\s)/giu

/** What the candidate said to a question, without what was addressed to whoever judges. */
export function saidBy({ turns }: InterviewQuestion): Said[] {
  return turns
    .filter(turn => turn.speaker === 'candidate')
    .flatMap(turn =>
      sentences(turn.text)
        .filter(sentence => !addressesReader(sentence.text))
        .flatMap(sentence =>
          pieces(sentence.text).map(piece => ({
            turn,
            text: piece.text,
            start: sentence.start + piece.start,
            end: sentence.start + piece.start + piece.text.length,
          })),
        ),
    )
}

function pieces(sentence: string): { text: string; start: number }[] {
  if (tokens(sentence).length < LONG_SENTENCE_WORDS) return [{ text: sentence, start: 0 }]
  const found: { text: string; start: number }[] = []
  let from = 0
  for (const joint of sentence.matchAll(JOINT)) {
    if (tokens(sentence.slice(from, joint.index)).length < MIN_PIECE_WORDS) continue
    found.push({ text: sentence.slice(from, joint.index).trimEnd(), start: from })
    from = joint.index + 1
  }
  const rest = { text: sentence.slice(from), start: from }
  return tokens(rest.text).length > 0 ? [...found, rest] : found
}

/** A piece of a turn as a quote with its moment; null if it is too little to quote. */
export function spokenQuote(turn: Turn, start: number, end: number): SpokenQuote | null {
  let to = end
  if (to - start > MAX_QUOTE_CHARACTERS) {
    const cut = turn.text.slice(start, start + MAX_QUOTE_CHARACTERS).search(/\s\S*$/u)
    to = start + (cut > 0 ? cut : MAX_QUOTE_CHARACTERS)
  }
  const text = turn.text.slice(start, to)
  if (locateQuote(text, turn.text) === null) return null
  return { turn_id: turn.id, text, start, end: to, at_ms: momentOf(turn, start) }
}

/** About when a place in a turn is heard: speech runs evenly enough for a player to land on the sentence. */
function momentOf({ text, start_ms, end_ms }: Turn, offset: number): number {
  const share = text.length === 0 ? 0 : Math.min(1, Math.max(0, offset / text.length))
  return Math.max(0, Math.round(start_ms + share * Math.max(0, end_ms - start_ms)))
}
