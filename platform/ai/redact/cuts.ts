import { matchesOf } from '../text/matches.ts'

/** A part of a text that a model must not read, and the neutral word that it reads instead, like `[name]`. */
export interface Cut {
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  placeholder: string
}

export interface Redacted {
  readonly text: string
  /** The position in the original of a part of the redacted text. A part of a placeholder stands for all that it replaces. */
  readonly original: (start: number, end: number) => { start: number; end: number }
}

interface Piece {
  /** In the redacted text. */
  start: number
  end: number
  from: number
  to: number
  isCut: boolean
}

/** Every match of a pattern as a cut. */
export const found = (text: string, pattern: RegExp, placeholder: string): Cut[] =>
  matchesOf(text, pattern).map(({ 0: match, index }) => ({ start: index, end: index + match.length, placeholder }))

/**
 * Replaces the cuts. Overlapping ones become one with the placeholder of the first, and neighbours with the same placeholder become one,
 * so that "Ana Ruiz" and "Ana" leave the same text.
 */
export function applyCuts(text: string, cuts: readonly Cut[]): Redacted {
  const pieces: Piece[] = []
  const parts: string[] = []
  let length = 0
  const add = (from: number, to: number, written: string, isCut: boolean) => {
    if (written === '') return
    pieces.push({ start: length, end: length + written.length, from, to, isCut })
    parts.push(written)
    length += written.length
  }
  let done = 0
  for (const { start, end, placeholder } of merged(text, cuts)) {
    add(done, start, text.slice(done, start), false)
    add(start, end, placeholder, true)
    done = end
  }
  add(done, text.length, text.slice(done), false)
  /** The first piece that ends after a position. */
  const after = (position: number): number => {
    let [low, high] = [0, pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (pieces[middle]!.end > position) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    text: parts.join(''),
    original: (start, end) => {
      const [first, last] = [pieces[after(start)], pieces[Math.min(after(end - 1), pieces.length - 1)]]
      if (!first || !last || end <= start) return { start: text.length, end: text.length }
      return {
        start: first.isCut ? first.from : first.from + Math.max(0, start - first.start),
        end: last.isCut ? last.to : last.from + Math.min(last.end, end) - last.start,
      }
    },
  }
}

/** Between two names or two statements about a person, so that one placeholder stands for both. */
const JOINT = /^[\s,.;:/|·•'’()–-]{0,6}$/u

function merged(text: string, cuts: readonly Cut[]): Cut[] {
  const result: Cut[] = []
  for (const cut of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (cut.end <= cut.start) continue
    const last = result.at(-1)
    if (last && (cut.start < last.end || isNext(text, last, cut))) {
      // What is cut without a trace wins over a word in another form.
      if (!last.placeholder.startsWith('[')) last.placeholder = cut.placeholder
      last.end = Math.max(last.end, cut.end)
    } else result.push({ ...cut })
  }
  return result
}

/** "A. Ruiz": the full stop is not the end of a sentence. */
const isInitial = (text: string, { end }: Cut) => !/[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, end - 2), end))

function isNext(text: string, last: Cut, { start, placeholder }: Cut): boolean {
  if (last.placeholder !== placeholder || !placeholder.startsWith('[')) return false
  const between = text.slice(last.end, start)
  // The end of a sentence stays, or the next one would begin in the middle of this one.
  if (between.trim() === '' || between === '. ') return between !== '. ' || isInitial(text, last)
  return JOINT.test(between) && !/[.;]\s/u.test(between)
}
