import { matchesOf } from './matches.ts'
import { ownCopy } from './own-copy.ts'

export interface Token {
  /** Folded: lower case, no accents, straight apostrophes. */
  text: string
  /** As written. */
  raw: string
  start: number
  end: number
}

// Words, including names of technologies: C++, C#, .NET, Node.js, 5.5. Hyphens and slashes separate words.
const WORD = /(?:\.(?=net\b))?[\p{L}\p{N}\p{M}]+(?:['’.][\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/giu

/** The words of a text with their positions (UTF-16 offsets). */
export function tokens(text: string): Token[] {
  // Most texts need no folding of single words.
  const folded = BEYOND_ASCII.test(text) ? null : text.toLowerCase()
  return matchesOf(text, WORD).map(({ 0: raw, index: start }) => {
    const end = start + raw.length
    return { text: folded?.slice(start, end) ?? fold(raw), raw, start, end }
  })
}

const BEYOND_ASCII = /[^\0-\x7f]/u

/** Lower case, without accents, with straight apostrophes. For comparison only, never for display. */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/gu, "'").replace(/ß/gu, 'ss').toLowerCase()
}

/** Folds the text but keeps all positions: characters whose folded form has a different length stay unchanged. */
export function foldInPlace(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return text.replace(/[A-Z]+|[^\0-\x7f]/gu, one => {
    const folded = fold(one)
    return folded.length === one.length ? folded : one
  })
}

/** The stems of words that were read lately: most words of a text occur in others, too. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
/** Longer ones are no words. */
const LONGEST_KNOWN = 40

/**
 * A word's stem. The rules are simple, so that a word and its usual forms have the same stem (manage, managed, managing, manager,
 * management). Made for English. It also covers the most common endings of German, French and Spanish.
 */
export function stem(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (word.length > LONGEST_KNOWN) return findStem(word)
  const kept = ownCopy(word)
  const found = findStem(kept)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(kept, found)
  return found
}

function findStem(word: string): string {
  let w = fold(word).replace(/'(?:s|ll|ve|re|d|m|t)?$/u, '')
  if (w.length <= 3 || /[\d+#.]/u.test(w)) return w
  w = w
    .replace(/ies$/u, 'y')
    .replace(/(ss|sh|ch|x)es$/u, '$1')
    .replace(/([^su])s$/u, '$1')
  w = w.replace(/i[sz]ations?$/u, 'is').replace(/iz(e|ed|ing|er)$/u, 'is$1')
  w = keep(w, /(?:ing|ed)$/u, 3)
  w = w.replace(/([bdfgmnprt])\1$/u, '$1')
  w = keep(w, /ments?$/u, 4)
  w = w.replace(/([ts])ions?$/u, '$1')
  w = keep(w, /ly$/u, 4)
  w = keep(w, /ness$/u, 4)
  w = keep(w, /[eo]r$/u, 4)
  w = w.replace(/(.{3})e$/u, '$1').replace(/(.{3})y$/u, '$1i')
  return w
}

function keep(word: string, ending: RegExp, atLeast: number): string {
  const cut = word.replace(ending, '')
  return cut.length >= atLeast && /[aeiouy]/u.test(cut) ? cut : word
}
