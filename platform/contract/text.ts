import { inputProblems } from './words.ts'

/** Characters that no text may contain, regardless of its source (product decisions, section 7). */

// C0 and C1 control characters except tab, line feed and carriage return break e-mails, logs and CSV; bidirectional overrides and
// isolates (Unicode Standard Annex 9) make text read differently from what it is.
// eslint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Whether a text is well-formed Unicode without control or bidirectional override characters. */
export const isCleanText = (text: string): boolean => isWellFormed(text) && !UNWANTED.test(text)

/** A lone surrogate cannot be stored or encoded as UTF-8. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

export const UNCLEAN_TEXT = inputProblems.unclean

/** More deeply nested input is rejected. */
const MOST_LEVELS = 32

/** The paths in an input, including field names, with text that is not clean. */
export function uncleanPlaces(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isCleanText(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  if (path.length >= MOST_LEVELS) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) =>
    isCleanText(key) ? uncleanPlaces(inner, [...path, key]) : [path.join('.')],
  )
}
