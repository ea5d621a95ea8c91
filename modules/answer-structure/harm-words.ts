import type { Phrases } from './phrases.ts'

/**
 * Words with which people report wrongdoing of their own: falsified records, lies, bypassed safety, hidden faults, discrimination,
 * mistreatment, broken confidentiality, bribes. A person decides what it means; this only finds the sentence.
 */
export interface HarmWords {
  /** They report it by themselves. */
  reports: RegExp
  /** Departures from a rule or from care; they report it together with an excuse, or if there are several of them. */
  departs: Phrases
  /** Excuses, contempt for rules or people, and relief that nobody noticed. */
  excuses: Phrases
  /** They say that it was not so, or that it was someone else. */
  denies: Phrases
  speaker: Phrases
  /** Someone else as the one who did it. */
  other: Phrases
}

/** Joins alternatives to one pattern. Gaps are bounded, so that it takes time in proportion to the text. */
export const any = (...parts: string[]) => new RegExp(` (?:${parts.join('|')})(?= )`, 'u')
export const gap = '(?: [^ ]+){0,5} '
export const near = '(?: [^ ]+){0,3} '
