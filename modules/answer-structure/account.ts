import { stem } from '#platform/ai/text/tokens.ts'
import type { Clause } from './clauses.ts'

// Whether an answer tells of something that happened, and how clearly: not only of how things usually are.

const SHORT = 40
const LONG = 80
/** The share of words of its own that an answer needs: less is a formula. A short one has less that holds it together. */
const CONTENT_SHARE = { short: 0.14, long: 0.12 }
const MIN_CONTENT = 2
/** The share of words of its own among those that carry meaning. */
const LEAST_OWN_SHARE = 0.28
const LEAST_TOLD = 2

/** How much one habit, advice or opinion counts against what is told. */
const GENERAL = 1.45
/** An answer has at least one finding in so many words. */
const WORDS_PER_FINDING = 20

/** How clearly an account tells of something that happened, as the logarithm of what is told over what is not. */
const LEAST_CLARITY = -0.15

const sum = (clauses: readonly Clause[], value: (clause: Clause) => number) =>
  clauses.reduce((total, clause) => total + value(clause), 0)

function shareNeeded(words: number): number {
  const { short, long } = CONTENT_SHARE
  const place = Math.max(0, Math.min(1, (words - SHORT) / (LONG - SHORT)))
  return short + place * (long - short)
}

/** Up to so many times the words that are needed, it is checked whether they are misheard words of a formula. */
const SCARCE = 2
const LEAST_LETTERS = 6
const LETTERS = Array.from('aeiounrstlcdhmp')

/** Whether a word may be one without content of which one inner letter is missing or wrong. */
function isMisheardFormula(word: string, isEmpty: (word: string) => boolean): boolean {
  if (word.length < LEAST_LETTERS) return false
  return Array.from({ length: word.length - 1 }, (_, i) => i + 1).some(at =>
    LETTERS.some(
      letter =>
        isEmpty(word.slice(0, at) + letter + word.slice(at)) ||
        (at < word.length - 1 && isEmpty(word.slice(0, at) + letter + word.slice(at + 1))),
    ),
  )
}

/** How many words of its own an answer has. */
function contentOf(clauses: readonly Clause[], needed: number, isEmpty: (word: string) => boolean): number {
  const stems = new Set(clauses.flatMap(clause => [...clause.content]))
  if (stems.size < needed || stems.size > needed * SCARCE) return stems.size
  const words = new Set(clauses.flatMap(clause => clause.words.map(({ text }) => text)))
  return stems.size - [...words].filter(word => stems.has(stem(word)) && isMisheardFormula(word, isEmpty)).length
}

/**
 * How clearly an answer tells of something that happened; null if it consists of formulas.
 * @param isEmpty whether a word has no content of its own
 */
export function clarityOf(clauses: readonly Clause[], isEmpty: (word: string) => boolean): number | null {
  const words = sum(clauses, clause => clause.words.length)
  const needed = Math.max(MIN_CONTENT, words * shareNeeded(words))
  const content = contentOf(clauses, needed, isEmpty)
  const generic = new Set(clauses.flatMap(clause => [...clause.generic])).size
  if (content < needed) return null
  if (content < LEAST_OWN_SHARE * (content + generic)) return null
  const told =
    sum(clauses, clause => clause.past + Number(clause.ownAction) + 1.5 * clause.particular) +
    0.5 *
      Math.min(
        2,
        sum(clauses, clause => clause.figures),
      )
  if (told < LEAST_TOLD) return null
  return Math.log(told / (words / WORDS_PER_FINDING + GENERAL * sum(clauses, clause => clause.general)))
}

/** Whether an answer of this clarity tells of something that happened, and not of how things usually are. */
export const isAccount = (clarity: number | null): boolean => clarity !== null && clarity >= LEAST_CLARITY
