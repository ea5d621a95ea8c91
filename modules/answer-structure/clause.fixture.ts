import type { Turn } from './turn.ts'
import type { Clause } from './clauses.ts'
import type { Word } from './words.ts'

/** The words of a text as they are: folded, without contractions and punctuation. */
export function plainWords(text: string): Word[] {
  const turn: Turn = { id: 't0', speaker: 'candidate', text, start_ms: 0, end_ms: 60_000 }
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    raw: word,
    turn,
    start: index,
    end: index + word.length,
  }))
}

/** A clause of which nothing is known but this. */
export const clauseWith = (known: Partial<Clause> = {}): Clause => ({
  words: [],
  text: ' ',
  ownAction: false,
  past: 0,
  general: 0,
  particular: 0,
  reason: false,
  reasonHints: 0,
  result: false,
  resultHints: 0,
  event: false,
  presentHabit: false,
  present: 0,
  change: false,
  changeHints: 0,
  nowadays: false,
  sinceThen: false,
  unreal: 0,
  adopted: false,
  description: false,
  figures: 0,
  content: new Set(),
  generic: new Set(),
  ...known,
})
