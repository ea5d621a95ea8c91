import { namesOf } from '#platform/ai/concepts/library.ts'
import { mentions } from '#platform/ai/concepts/mentions.ts'
import { isDisguised } from '#platform/ai/text/disguises.ts'
import { linksIn } from '#platform/ai/text/links.ts'
import { protectedWords } from '#platform/ai/text/protected-words.ts'
import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { stem, tokens } from '#platform/ai/text/tokens.ts'
import { checkInWords } from './checked-as.ts'
import type { Requirement } from './input.ts'

const LONGEST_TERM = 60
const MOST_WORDS = 6
/** Letters, figures and the marks of names: "C++", "S/4HANA", "d'État". */
const PLAIN = /^[\p{L}\p{M}\p{N} +#./&'’,()“”"„«»-]+$/u
/** So long a part of a word of the requirement is a word by itself: "Stapler" of "Staplerschein". */
const LEAST_PART = 5

const stemsOf = (text: string) => tokens(text).map(token => stem(token.text))

/** The stems of the words by which a requirement is known: its own, the recruiter's, and other names of what they name. */
function knownStems({ text, checked_as, also_recognized_by = [] }: Requirement): ReadonlySet<string> {
  const own = [text, checkInWords(checked_as) ?? '', ...also_recognized_by]
  const names = own.flatMap(mentions).flatMap(({ concept }) => namesOf(concept))
  return new Set([...own, ...names].flatMap(stemsOf))
}

/**
 * Of what a model says it looked for, what can be shown as the product's own sentence: only words by which the requirement is known. Other names
 * that the product does not know are left out. Null if a term is none: with markup, a link or a protected word.
 */
export function shownTerms(terms: readonly string[], requirement: Requirement): string[] | null {
  const asked = new Set(protectedWords(requirement.text))
  const isHostile = (term: string) =>
    term.length > LONGEST_TERM ||
    !PLAIN.test(term) ||
    isDisguised(term) ||
    linksIn(term).length > 0 ||
    protectedWords(term).some(word => !asked.has(word))
  if (terms.some(isHostile)) return null
  const known = knownStems(requirement)
  const isKnown = (word: string) =>
    known.has(stem(word)) || (word.length >= LEAST_PART && [...known].some(one => one.includes(word)))
  return terms.filter(term => {
    const words = tokens(term).map(({ text }) => text)
    return words.length <= MOST_WORDS && words.some(isKnown) && words.every(word => isKnown(word) || isStopWord(word))
  })
}
