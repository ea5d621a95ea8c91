import { spokenText } from './intent/spoken-words.ts'
import { Marks, type Vocabulary, vocabulary } from './intent/vocabulary.ts'
import { plain } from './intent/words/plain.ts'
import type { Request } from './state.ts'

let words: Vocabulary | null = null
const plainWords = (): Vocabulary => (words ??= vocabulary(plain))

/** What each of the plain utterances asks for. */
const REQUESTS = {
  hear_me: 'about_ai',
  questions_left: 'about_ai',
  time_left: 'about_ai',
  no_microphone: 'about_ai',
  may_i: 'moment',
  may_add: 'moment',
  announces: 'moment',
  more: 'moment',
  nervous: 'moment',
  uneasy: 'distress',
  ready: 'go_on',
  person: 'person',
  dont_know: 'dont_know',
  job_question: 'job_question',
} as const satisfies Record<string, Request>
export type Plain = keyof typeof REQUESTS
const PLAIN = Object.keys(REQUESTS) as Plain[]

const MOST_WORDS = 16
const MOST_CLAUSES = 4

/** Which of the plain utterances it is, of several the last; null if it says more, or something else. */
export function plainlySaid(text: string): Plain | null {
  const whole = plainIn(text)
  if (whole || spokenText(text).words.length > MOST_WORDS) return whole ?? null
  const clauses = text.split(/[.,;:!?]+/u).filter(clause => spokenText(clause).words.length > 0)
  const said = clauses.length > MOST_CLAUSES ? [null] : clauses.map(plainIn)
  return said.includes(null) ? null : (said.findLast(one => one !== undefined) ?? null)
}

/** Null if it says something else, and undefined if it says nothing. */
function plainIn(text: string): Plain | null | undefined {
  const { words: all } = spokenText(text)
  if (all.length > MOST_WORDS) return null
  // What is one sentence to the ear can be two in writing.
  const marks = new Marks({ words: all.map(word => ({ ...word, stop: '' as const })) }, plainWords())
  const adds = (from: number, to: number) => all.slice(from, to).every((_, index) => marks.isFiller(from + index))
  if (adds(0, all.length)) return undefined
  return PLAIN.find(name => marks.spans(name).some(({ from, to }) => adds(0, from) && adds(to, all.length))) ?? null
}

/** What such an utterance asks for. "One thing" announces it only in reply to the question whether there is more to say. */
export function plainRequest(text: string, askedToAdd: boolean): Request | null {
  const said = plainlySaid(text)
  return said === null || (said === 'more' && !askedToAdd) ? null : REQUESTS[said]
}
