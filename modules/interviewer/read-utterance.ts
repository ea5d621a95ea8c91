import { readIntent } from './intent/read-intent.ts'
import { wantedLanguage } from './intent/language.ts'
import { offersOf, readChoice } from './offers.ts'
import type { CommittedTurn, Request } from './state.ts'

/** What a candidate has said: an answer, a request, or both. */
export interface Utterance {
  /** Null if nothing is answered. */
  readonly answer: string | null
  readonly request: { readonly kind: Request; readonly text: string } | null
}

/** Separates what a candidate answers from what they ask for. `turns` are those before. */
export function readUtterance(text: string, turns: readonly CommittedTurn[], language: string): Utterance {
  const choice = readChoice(text, offersOf(turns))
  if (choice) return { answer: null, request: { kind: choice, text } }
  const reading = readIntent(text, { language, also: spokenLanguages(turns) })
  if (!reading) return { answer: text, request: null }
  const answer = `${text.slice(0, reading.start)} ${text.slice(reading.end)}`.trim()
  const request = { kind: reading.intent, text: text.slice(reading.start, reading.end).trim() }
  return { answer: /[\p{L}\p{N}]/u.test(answer) ? answer : null, request }
}

/** The languages in which the candidate has asked to answer. */
const spokenLanguages = (turns: readonly CommittedTurn[]): string[] =>
  turns.flatMap(({ request, text }) => (request === 'other_language' ? [wantedLanguage(text) ?? []].flat() : []))
