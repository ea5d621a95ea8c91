import { featuresOf } from './features.ts'
import type { Found } from './find-rules.ts'
import type { ReadLanguage } from './language.ts'
import { marksOf, ruledBy } from './ruled.ts'
import type { Intent } from './rules.ts'
import { allSpoken, type SpokenText, wordsAgain } from './spoken-words.ts'
import { toldAmong } from './story.ts'
import type { Marks } from './vocabulary.ts'
import type { Weights } from '#platform/ai/weighing/weigh.ts'
import { weigh } from './weigh.ts'

// A call for help, or the wish to end, in the middle of an answer that goes on. The answer around it says nothing about it, so it is read
// on its own, with the few words beside it.

/** How sure it has to be, the most urgent first. Ending takes the interview away, so it is the surest. */
const SURE: ReadonlyMap<Intent, number> = new Map([
  ['self_harm', 0.72],
  ['distress', 0.9],
  ['end', 0.95],
])
const WORDS_BEFORE = 5
const WORDS_AFTER = 6
/** Long answers are read in pieces that overlap, so that the time grows with the length alone. */
const PIECE_WORDS = 120
const OVERLAP_WORDS = 30
/** So many pieces are read at the start and at the end: more than is spoken in the longest time for a question. */
const MOST_PIECES = 8
/** So many possible interruptions are read. Who repeats the same is understood by the first. */
const MOST_READ = 60

/** All that was said, and how many words of it come before a piece. */
export interface Whole {
  readonly words: SpokenText['words']
  readonly before: number
}

interface Interruption {
  readonly whole: Whole
  /** Of a piece. */
  readonly marks: Marks
  readonly best: Found
  readonly found: readonly Found[]
}

/** The first interruption of the most urgent kind; null if there is none. */
export function interruptionIn(text: string, language: ReadLanguage, weights: Weights): Interruption | null {
  const pieces = piecesOf(allSpoken(text), language)
  for (const [intent, certainty] of SURE) {
    const possible = pieces.flatMap(({ whole, marks, meant }) => {
      const found = meant.filter(one => one.intent === intent)
      return found.map(best => ({ whole, marks, best, found }))
    })
    const sure = possible.slice(0, MOST_READ).find(one => certaintyOf(one, language, weights) >= certainty)
    if (sure) return sure
  }
  return null
}

function piecesOf({ words }: SpokenText, language: ReadLanguage) {
  const starts = Array.from(
    { length: Math.ceil(Math.max(1, words.length - OVERLAP_WORDS) / (PIECE_WORDS - OVERLAP_WORDS)) },
    (_, index) => index * (PIECE_WORDS - OVERLAP_WORDS),
  )
  const read =
    starts.length > 2 * MOST_PIECES ? [...starts.slice(0, MOST_PIECES), ...starts.slice(-MOST_PIECES)] : starts
  return read.map(before => {
    const marks = marksOf(wordsAgain(words.slice(before, before + PIECE_WORDS)), language)
    const clear = ruledBy(marks, language).found.filter(one => SURE.has(one.intent) && one.certainty === 'clear')
    const told = toldAmong(marks, clear)
    return { whole: { words, before }, marks, meant: clear.filter(one => !told.has(one)) }
  })
}

/** How surely the words mean it, read with those beside them and without the rest; 0 if they mean something else. */
function certaintyOf({ marks, best }: Interruption, language: ReadLanguage, weights: Weights): number {
  const certainties = windowsAround(marks, best).map(words => {
    const part = marksOf(wordsAgain(words), language)
    const { found, ruled } = ruledBy(part, language)
    const { kind, certainty } = weigh(featuresOf(part, found, ruled), weights)
    return kind === best.intent ? certainty : 0
  })
  return Math.max(...certainties)
}

/** The words, with some before and after them in the same sentence. A wish to die is also read up to "and" or "but": "…, but the line was running". */
function windowsAround(marks: Marks, { intent, from, to }: Found): SpokenText['words'][] {
  const { words } = marks.spoken
  const around = (ends: (index: number) => boolean) => {
    let start = from
    while (start > Math.max(0, from - WORDS_BEFORE) && words[start - 1]!.stop === '' && !ends(start - 1)) start -= 1
    let end = to
    while (end < Math.min(words.length, to + WORDS_AFTER) && words[end - 1]!.stop === '' && !ends(end)) end += 1
    return words.slice(start, end)
  }
  const beside = around(() => false)
  return intent === 'self_harm' ? [beside, around(index => marks.endsAt('again_me', index).length > 0)] : [beside]
}
