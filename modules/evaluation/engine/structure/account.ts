import { type Element, ELEMENTS } from '../schema.ts'
import type { Clause } from './clauses.ts'

// Whether an answer tells of something that happened, and how clearly: not only of how things usually are.

const SHORT = 40
const LONG = 80
/** The share of words of its own that an answer needs: less is a formula. A short one has less that holds it together. */
const CONTENT_SHARE = { short: 0.2, long: 0.12 }
const MIN_CONTENT = 3
/** The share of words of its own among those that carry meaning. */
const LEAST_OWN_SHARE = 0.28
const LEAST_TOLD = 2

/** How much one habit, advice or opinion counts against what is told. */
const GENERAL = 1.45
/** An answer has at least one finding in so many words. */
const WORDS_PER_FINDING = 20

/**
 * How clearly an answer must tell of something that happened to have each element, as the logarithm of what is told over what is not.
 * One limit for all would make a single word decide about a complete answer.
 */
const LEAST_CLARITY: Record<Element, number> = {
  situation: -0.15,
  own_action: -0.05,
  result: 0.05,
  figures: 0.15,
  reasoning: 0.25,
  change: 0.35,
}

const sum = (clauses: readonly Clause[], value: (clause: Clause) => number) =>
  clauses.reduce((total, clause) => total + value(clause), 0)

function shareNeeded(words: number): number {
  const { short, long } = CONTENT_SHARE
  const place = Math.max(0, Math.min(1, (words - SHORT) / (LONG - SHORT)))
  return short + place * (long - short)
}

/** How clearly an answer tells of something that happened; null if it consists of formulas. */
export function clarityOf(clauses: readonly Clause[]): number | null {
  const words = sum(clauses, clause => clause.words.length)
  const content = new Set(clauses.flatMap(clause => [...clause.content])).size
  const generic = new Set(clauses.flatMap(clause => [...clause.generic])).size
  if (content < Math.max(MIN_CONTENT, words * shareNeeded(words))) return null
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

/** The elements that an answer of this clarity can have. */
export const elementsOfClarity = (clarity: number | null): ReadonlySet<Element> =>
  new Set(clarity === null ? [] : ELEMENTS.filter(name => clarity >= LEAST_CLARITY[name]))
