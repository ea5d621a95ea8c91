import { readIntent, type Reading } from './intent/read-intent.ts'
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
  const reading = readIntent(text, { language, also: spokenLanguages(turns), ...askedBefore(turns) })
  // "I want to end my life" is no choice to end the interview.
  if (choice && reading?.intent !== 'self_harm') return { answer: null, request: { kind: choice, text } }
  if (isOfferedHelp(turns)) return { answer: null, request: { kind: replyToHelp(text, reading), text } }
  if (!reading) return { answer: text, request: null }
  // The signs after the request belong to it.
  const rest = text.slice(reading.end).replace(/^[\s.,;:!?…]+/u, '')
  const answer = `${withoutOpening(text.slice(0, reading.start)).trimEnd()} ${rest}`.trim()
  const request = { kind: reading.intent, text: text.slice(reading.start, reading.end).trim() }
  return { answer: /[\p{L}\p{N}]/u.test(answer) ? answer : null, request }
}

/** Whether the interviewer has just offered help to a person who is not well. */
function isOfferedHelp(turns: readonly CommittedTurn[]): boolean {
  const last = turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment')?.kind
  return last === 'distress_support' || last === 'crisis_support'
}

const URGENT: ReadonlySet<Request> = new Set(['self_harm', 'distress', 'end'])
/** Said to an offer of help, these don't continue the interview, and the team is told nothing. */
const NOT_MEANT: ReadonlySet<Request> = new Set(['abuse', 'job_question', 'skip', 'moment', 'done', 'dont_know'])

/** What is said to an offer of help is never part of an answer. Unless it clearly asks for something else, the timer stays stopped. */
function replyToHelp(text: string, reading: Reading | null): Request {
  if (!reading) return 'pause'
  const { intent, start, end } = reading
  if (URGENT.has(intent)) return intent
  return NOT_MEANT.has(intent) || end - start < text.length ? 'pause' : intent
}

/** What the interviewer has asked last, and what it has just done. */
function askedBefore(turns: readonly CommittedTurn[]) {
  const asked = turns.findLast(({ kind }) => kind === 'question' || kind === 'follow_up')
  const last = turns.findLast(({ speaker }) => speaker === 'interviewer')?.kind
  const after = last === 'boundary' || last === 'easier_way' ? last : null
  return { question: asked?.text ?? '', after } as const
}

const LONGEST_OPENING = 40
const OPENERS =
  'oh|um|uh|so|well|actually|sorry|excuse me|by the way|also|ach|äh|entschuldigung|entschuldigen sie|übrigens|euh|pardon|désolée?|excusez-moi|au fait|eh|perdón|perdone|disculpe|por cierto'
/**
 * Words with which a request begins after an answer: "… a week. Sorry, when would I hear back?" A word that ends the answer is not one
 * of them: "It went well. When would I hear back?"
 */
const OPENING = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:and|und|et|y)\s)?(?:(?<=(?:^|[.!?…,]|\b(?:and|und|et|y))\s*)(?:${OPENERS})[\s,.…-]*|(?:${OPENERS})[\s…-]*){1,3}$`,
  'iu',
)

function withoutOpening(answer: string): string {
  const from = Math.max(0, answer.length - LONGEST_OPENING)
  return answer.slice(0, from) + answer.slice(from).replace(OPENING, '')
}

/** The languages in which the candidate has asked to answer. */
const spokenLanguages = (turns: readonly CommittedTurn[]): string[] =>
  turns.flatMap(({ request, text }) => (request === 'other_language' ? [wantedLanguage(text) ?? []].flat() : []))
