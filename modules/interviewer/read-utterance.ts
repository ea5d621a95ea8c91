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
  const reading = readIntent(text, { language, also: spokenLanguages(turns), ...askedBefore(turns) })
  if (!reading) return { answer: text, request: null }
  const answer = `${withoutOpening(text.slice(0, reading.start))} ${text.slice(reading.end)}`.trim()
  const request = { kind: reading.intent, text: text.slice(reading.start, reading.end).trim() }
  return { answer: /[\p{L}\p{N}]/u.test(answer) ? answer : null, request }
}

/** What the interviewer has asked last, and what it has just done. */
function askedBefore(turns: readonly CommittedTurn[]) {
  const asked = turns.findLast(({ kind }) => kind === 'question' || kind === 'follow_up')
  const last = turns.findLast(({ speaker }) => speaker === 'interviewer')?.kind
  const after = last === 'boundary' || last === 'easier_way' ? last : null
  return { question: asked?.text ?? '', after } as const
}

const LONGEST_OPENING = 40
/** Words with which a request begins after an answer: "… a week. Sorry, when would I hear back?" */
const OPENING =
  /(?<![\p{L}\p{N}])(?:(?:and|und|et|y)\s)?(?:(?:oh|um|uh|so|well|actually|sorry|excuse me|by the way|also|ach|äh|entschuldigung|entschuldigen sie|übrigens|euh|pardon|désolée?|excusez-moi|au fait|eh|perdón|perdone|disculpe|por cierto)[\s,.…-]*){1,3}$/iu

function withoutOpening(answer: string): string {
  const from = Math.max(0, answer.length - LONGEST_OPENING)
  return answer.slice(0, from) + answer.slice(from).replace(OPENING, '')
}

/** The languages in which the candidate has asked to answer. */
const spokenLanguages = (turns: readonly CommittedTurn[]): string[] =>
  turns.flatMap(({ request, text }) => (request === 'other_language' ? [wantedLanguage(text) ?? []].flat() : []))
