import { addressesReader } from '../text/addresses-reader.ts'
import { isDisguised } from '../text/disguises.ts'
import { mayOrder } from '../text/orders.ts'
import { sentences } from '../text/sentences.ts'
import { type Token, tokens } from '../text/tokens.ts'
import { addresses } from './addresses.ts'
import { contacts } from './contacts.ts'
import { applyCuts, type Cut, type Redacted } from './cuts.ts'
import { faith, feasts } from './faith.ts'
import { identifiers } from './identifiers.ts'
import { labelledDetails, nativeLanguages } from './labels.ts'
import { languageOf } from '../text/common-words.ts'
import { namesIn } from './names.ts'
import { framed, statements } from './person/statements.ts'
import { told } from './person/told/told.ts'
import { personalParts } from './personal-parts.ts'
import { pronouns } from './pronouns.ts'
import { professions, titles } from './titles.ts'
import { graduations, schoolYears } from './years.ts'

/** What is known about the person who wrote or spoke a text. */
export interface KnownPerson {
  /** All names: of the application, and as the résumé has them. */
  names: readonly string[]
  /** Where the person lives, as the résumé has it. */
  places?: readonly string[]
}

/** A text of fewer lines is an answer and not a résumé. */
const LEAST_LINES = 4

/**
 * Replaces what a model must not read, wherever it reads what a candidate wrote or said: what identifies the person, what they are, and
 * sentences that address the evaluator. Everything found in the result can be found in the original with `original`.
 */
export function redact(text: string, { names, places = [] }: KnownPerson): Redacted {
  const isDocument = text.split('\n', LEAST_LINES).length >= LEAST_LINES
  return applyCuts(text, [
    ...instructions(text),
    ...contacts(text),
    ...addresses(text, places),
    ...identifiers(text),
    ...labelledDetails(text),
    ...nativeLanguages(text),
    ...(isDocument ? [...faith(text, tokens(text)), ...schoolYears(text), ...personalParts(text)] : []),
    ...personCuts(text, names),
    ...graduations(text),
    ...feasts(text),
    ...framed(text),
    ...told(text),
  ])
}

/** Without what tells who someone is, for rules: what is said about the work stays as it is. */
export const withoutPerson = (text: string, names: readonly string[]): Redacted =>
  applyCuts(text, personCuts(text, names))

function personCuts(text: string, names: readonly string[]): Cut[] {
  const words = tokens(text)
  const about = [...namesIn(text, words, names), ...statements(text)].toSorted((a, b) => a.start - b.start)
  // What is cut must not decide how the rest is read.
  const language = languageOf(outside(words, about))
  return [...about, ...titles(text, language), ...professions(words, language), ...pronouns(text, words, language)]
}

/**
 * The same text, with personal details as a résumé labels them ("Nationality: …") and the person's names made blank: `BLANK` for each
 * character, so that positions stay the same. For rules, which read words where they are.
 */
export function blankDetails(text: string, names: readonly string[] = []): string {
  const parts: string[] = []
  let reached = 0
  const cuts = [...labelledDetails(text), ...(names.length > 0 ? namesIn(text, tokens(text), names) : [])]
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (end <= reached) continue
    const from = Math.max(start, reached)
    parts.push(
      text.slice(reached, from),
      text.slice(from, end).replace(/[^\n]/gu, one => BLANK.repeat(one.length)),
    )
    reached = end
  }
  return parts.join('') + text.slice(reached)
}

/** No-break space. */
export const BLANK = '\u00A0'

/** The words that no cut covers. */
function outside(words: readonly Token[], cuts: readonly Cut[]): Token[] {
  let [next, reached] = [0, 0]
  return words.filter(({ start, end }) => {
    while (next < cuts.length && cuts[next]!.start < end) {
      reached = Math.max(reached, cuts[next]!.end)
      next += 1
    }
    return start >= reached
  })
}

/**
 * Whether a text may try to influence who evaluates it. This finds more than what is removed, because a person only looks at it.
 *
 * @param place what the text is: an answer of an interview, or a résumé
 */
export const addressesEvaluator = (text: string, place: 'answer' | 'resume'): boolean =>
  isDisguised(text) || sentences(text).some(({ text: one }) => addressesReader(one) || mayOrder(one, place))

function instructions(text: string): Cut[] {
  return sentences(text)
    .filter(sentence => addressesReader(sentence.text))
    .map(({ start, end }) => ({ start, end, placeholder: '[removed]' }))
}
