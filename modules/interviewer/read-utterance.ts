import { sentences } from '#platform/ai/text/sentences.ts'
import { readSignals } from '#platform/ai/text/signals.ts'
import { spokenLanguages } from './answer-language.ts'
import { asksYesOrNo } from './closed-question.ts'
import { tellsFigures } from './figures.ts'
import { surelyEnds } from './intent/ending.ts'
import { readIntent, type Reading } from './intent/read-intent.ts'
import { offersOf, readChoice } from './offers.ts'
import { plainRequest } from './plain-requests.ts'
import type { CommittedTurn, Request } from './state.ts'
import { isOnlyNo, isOnlyYes } from './yes-and-no.ts'

/** What a candidate has said: an answer, a request, or both. */
export interface Utterance {
  /** Null if nothing is answered. */
  readonly answer: string | null
  readonly request: { readonly kind: Request; readonly text: string } | null
}

/** Separates what a candidate answers from what they ask for. `turns` are those before. */
export function readUtterance(text: string, turns: readonly CommittedTurn[], language: string): Utterance {
  const reading = readIntent(text, {
    language,
    also: spokenLanguages(turns, language.slice(0, 2)),
    ...askedBefore(turns),
  })
  // "No" to "Do you have a driving licence?"
  if (isOnlyNo(text) && isAskedYesOrNo(turns)) return { answer: text, request: null }
  const whole = wholeRequest(text, turns, reading)
  if (whole) return { answer: null, request: { kind: whole, text } }
  if (!reading || reading.answers || tellsFigures(text, turns)) return { answer: text, request: null }
  // The signs after the request belong to it.
  const rest = text.slice(reading.end).replace(/^[\s.,;:!?…]+/u, '')
  const answer = `${withoutOpening(text.slice(0, reading.start)).trimEnd()} ${rest}`.trim()
  const request = { kind: reading.intent, text: text.slice(reading.start, reading.end).trim() }
  return { answer: /[\p{L}\p{N}]/u.test(answer) ? answer : null, request }
}

/** What all of the utterance asks for, as a reply to what the interviewer said last or in plain words; null if it is read by its parts. */
function wholeRequest(text: string, turns: readonly CommittedTurn[], reading: Reading | null): Request | null {
  // "I want to end my life" is no choice to end the interview.
  if (reading?.intent === 'self_harm') return isOfferedHelp(turns) ? 'self_harm' : null
  const offered = offersOf(turns)
  const choice = readChoice(text, offered)
  if (choice) return choice
  if (offered.includes('tell') && !isUrgent(reading) && !isLong(text, CONSENT_WORDS)) return consentAgain(turns)
  // Asked whether to end, these refuse it, and the question at hand is still open.
  const isOnlyRequest = reading !== null && reading.start === 0 && reading.end === text.length
  if (lastSaid(turns) === 'end_offer' && isOnlyRequest && UNCLEAR_END.has(reading.intent)) return 'go_on'
  const askedToAdd = turns.some(({ kind }) => kind === 'wrap_up')
  const plain = askedToAdd && isOnlyYes(text) ? 'moment' : plainRequest(text, askedToAdd)
  if (plain) return plain
  return isOfferedHelp(turns) && !isAccount(text, turns, reading)
    ? replyToHelp(text, reading, lastSaid(turns) === 'crisis_support')
    : null
}

const CONSENT_WORDS = 14
const UNCLEAR_END: ReadonlySet<Request> = new Set(['dont_know', 'done', 'skip'])
const isLong = (text: string, words: number): boolean => text.trim().split(/\s+/u).length > words

const lastSaid = (turns: readonly CommittedTurn[]) =>
  turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment')?.kind

/** Whether the question at hand is what the interviewer said last, and yes or no answers it. */
function isAskedYesOrNo(turns: readonly CommittedTurn[]): boolean {
  const asked = turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment')
  return (asked?.kind === 'question' || asked?.kind === 'follow_up') && asksYesOrNo(asked.text)
}

/** An unclear reply agrees to nothing: the interviewer asks once more, and then tells nobody. */
function consentAgain(turns: readonly CommittedTurn[]): Request {
  const before = turns.filter(({ speaker, kind }) => speaker === 'interviewer' && kind !== 'moment').at(-2)
  return before?.kind === 'contact_consent' ? 'keep_private' : 'person'
}

/** Whether the interviewer has just offered help to a person who is not well. */
function isOfferedHelp(turns: readonly CommittedTurn[]): boolean {
  const last = lastSaid(turns)
  return last === 'distress_support' || last === 'crisis_support'
}

const ACCOUNT_WORDS = 30
/** Whether a reply to an offer of help has an answer: a longer account of what they did. What is said to a person in a crisis stays private. */
function isAccount(text: string, turns: readonly CommittedTurn[], reading: Reading | null): boolean {
  if (isUrgent(reading) || lastSaid(turns) !== 'distress_support') return false
  const told = reading ? `${text.slice(0, reading.start)} ${text.slice(reading.end)}` : text
  return isLong(told, ACCOUNT_WORDS) && sentences(told).some(sentence => readSignals(sentence.text).own_action)
}

const URGENT: ReadonlySet<Request> = new Set(['self_harm', 'distress', 'end'])
const isUrgent = (reading: Reading | null): boolean => reading !== null && URGENT.has(reading.intent)
/** Said to an offer of help, these don't continue the interview, and the team is told nothing. */
const NOT_MEANT: ReadonlySet<Request> = new Set(['abuse', 'job_question', 'skip', 'moment', 'done', 'dont_know'])

/** What little is said to an offer of help is never part of an answer. Unless it clearly asks for something else, the timer stays stopped. */
function replyToHelp(text: string, reading: Reading | null, crisis: boolean): Request {
  if (!reading) return 'pause'
  const { intent, start, end } = reading
  // "I want everything to stop" is about more than the interview.
  if (crisis && intent === 'end' && !surelyEnds(text)) return 'pause'
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
