import { addressesReader } from '#platform/ai/text/addresses-reader.ts'
import { sentences } from '#platform/ai/text/sentences.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import { locateQuote, MAX_QUOTE_CHARACTERS } from '../quotes.ts'
import type { SpokenQuote } from '../schema.ts'
import type { InterviewQuestion, Turn } from './input.ts'

/** A segment of an answer, with its position in the turn. */
export interface AnswerSegment {
  turn: Turn
  text: string
  start: number
  end: number
}

/** Longer sentences are split into segments, because transcripts of speech often have no periods. */
const LONG_SENTENCE_WORDS = 30
const MIN_SEGMENT_WORDS = 10
const CONJUNCTION = /\s(?=(?:and|then|so|but|after|which|und|dann|also|aber|et|puis|donc|mais|y|luego|pero)\s)/giu

/** The segments of an answer, without text that addresses the evaluator. */
export function answerSegments({ turns }: InterviewQuestion): AnswerSegment[] {
  return turns
    .filter(turn => turn.speaker === 'candidate')
    .flatMap(turn =>
      sentences(turn.text)
        .filter(sentence => !addressesReader(sentence.text))
        .flatMap(sentence =>
          splitSentence(sentence.text).map(segment => ({
            turn,
            text: segment.text,
            start: sentence.start + segment.start,
            end: sentence.start + segment.start + segment.text.length,
          })),
        ),
    )
}

function splitSentence(sentence: string): { text: string; start: number }[] {
  if (tokens(sentence).length < LONG_SENTENCE_WORDS) return [{ text: sentence, start: 0 }]
  const found: { text: string; start: number }[] = []
  let from = 0
  for (const conjunction of sentence.matchAll(CONJUNCTION)) {
    if (tokens(sentence.slice(from, conjunction.index)).length < MIN_SEGMENT_WORDS) continue
    found.push({ text: sentence.slice(from, conjunction.index).trimEnd(), start: from })
    from = conjunction.index + 1
  }
  const rest = { text: sentence.slice(from), start: from }
  return tokens(rest.text).length > 0 ? [...found, rest] : found
}

/** A segment of a turn as a quote with its time; null if it is too short to quote. */
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
  const share = text.length === 0 ? 0 : Math.min(1, Math.max(0, offset / text.length))
  return Math.max(0, Math.round(start_ms + share * Math.max(0, end_ms - start_ms)))
}
