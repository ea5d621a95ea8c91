import { addressesReader } from '../text/addresses-reader.ts'
import { sentences } from '../text/sentences.ts'
import { contacts } from './contacts.ts'
import { applyCuts, type Cut, type Redacted } from './cuts.ts'
import { namesIn } from './names.ts'
import { personalDetails } from './personal.ts'

/** What is known about the person who wrote or spoke a text. */
export interface KnownPerson {
  /** All parts of all names: of the application, and as the résumé has them. */
  names: readonly string[]
}

/**
 * Replaces what a model must not read, wherever it reads what a candidate wrote or said: what identifies the person, and sentences that
 * address the evaluator. Everything found in the result can be found in the original with `original`.
 */
export function redact(text: string, { names }: KnownPerson): Redacted {
  return applyCuts(text, [...instructions(text), ...contacts(text), ...namesIn(text, names), ...personalDetails(text)])
}

/** Whether a text tries to influence who evaluates it. */
export const addressesEvaluator = (text: string): boolean =>
  sentences(text).some(({ text: one }) => addressesReader(one))

function instructions(text: string): Cut[] {
  return sentences(text)
    .filter(sentence => addressesReader(sentence.text))
    .map(({ start, end }) => ({ start, end, placeholder: '[removed]' }))
}
