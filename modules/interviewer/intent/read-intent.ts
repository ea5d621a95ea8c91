import { featuresOf } from './features.ts'
import type { Found } from './find-rules.ts'
import { withoutIdioms } from './idioms.ts'
import { interruptionIn, type Whole } from './interruption.ts'
import { frequentIn, otherLanguage, READ_LANGUAGES, type ReadLanguage } from './language.ts'
import { withoutPlainAnswers } from './plain-answers.ts'
import { DANGER, marksOf, ruledBy, strongest } from './ruled.ts'
import { type Intent, INTENTS } from './rules.ts'
import { type SpokenText, spokenText, wordsAgain } from './spoken-words.ts'
import type { Marks } from './vocabulary.ts'
import { readWeights, type Weights } from '#platform/ai/weighing/weigh.ts'
import { type Weighed, weigh } from './weigh.ts'
import { WEIGHTS } from './weights.ts'

let learned: Weights | null = null
/** Learned from the labelled examples by bench/train-intents.ts. */
const learnedWeights = (): Weights => (learned ??= readWeights(WEIGHTS))

export interface ReadOptions {
  /** Of the interview, BCP 47. */
  readonly language?: string
  /** Languages in which the candidate may answer too. */
  readonly also?: readonly string[]
  /** What the interviewer has asked: its words can be what the candidate does not understand. */
  readonly question?: string
  /** What the interviewer has just done: the same is more likely to be said again. */
  readonly after?: 'boundary' | 'easier_way' | null
  readonly weights?: Weights
}

export interface Reading {
  readonly intent: Intent
  /** The part of the text that is the request, as UTF-16 offsets. Everything outside of it is an answer. */
  readonly start: number
  readonly end: number
  /** In a language that is understood, enough is said to be an answer all the same. */
  readonly answers?: boolean
}

/** With more words, the language that they are in is clear. */
const WORDS_UNCLEAR = 15
/** A person may be in danger: these are understood in every language. */
const URGENT: ReadonlySet<Intent> = new Set(['self_harm', 'distress', 'end'])

/** In more words, nothing is taken for an idiom or a plain answer. */
const MOST_IDIOMATIC = 25

/** What a candidate wants from the interviewer; null if they answer. */
export function readIntent(text: string, options: ReadOptions = {}): Reading | null {
  const spoken = spokenText(text)
  if (spoken.words.length === 0) return null
  const reading = readSpoken(text, spoken, options)
  if (!reading || spoken.words.length > MOST_IDIOMATIC) return reading
  const remains = (rest: string | null) =>
    rest === null || readSpoken(rest, spokenText(rest), options)?.intent === reading.intent
  const { intent } = reading
  return remains(withoutIdioms(text, intent)) && remains(withoutPlainAnswers(text, spoken, intent)) ? reading : null
}

function readSpoken(text: string, spoken: SpokenText, options: ReadOptions): Reading | null {
  if (spoken.words.length === 0) return null
  const { language = 'en', also = [] } = options
  const own = language.slice(0, 2).toLowerCase()
  const spokenLanguage = otherLanguage(spoken.words, own)
  const expected = spokenLanguage !== null && also.includes(spokenLanguage) ? spokenLanguage : own
  if (spokenLanguage !== null && spokenLanguage !== expected)
    return readForeign(text, spoken, expected, spokenLanguage, options)
  const few = spoken.words.length <= WORDS_UNCLEAR
  const readable = READ_LANGUAGES.find(one => one === expected)
  const unknown = few && readable ? requestUnknownIn(readable, text, spoken) : null
  if (unknown) return unknown
  const reading = readable ? readExpected(text, spoken, readable, options) : null
  if (!few) return reading
  // A few words can be a call for help in another language, where "en finir" is more than to end something.
  const elsewhere = clearIn(
    text,
    spoken,
    READ_LANGUAGES.filter(one => one !== expected),
  )
  return elsewhere?.intent === 'self_harm' ? elsewhere : (reading ?? elsewhere)
}

/** What is said in another language than the interview. A longer answer in one that is understood is an answer. */
function readForeign(
  text: string,
  spoken: SpokenText,
  expected: string,
  spokenLanguage: string,
  options: ReadOptions,
): Reading | null {
  const readable = READ_LANGUAGES.find(one => one === spokenLanguage)
  const others = READ_LANGUAGES.filter(one => one !== readable)
  const danger = spoken.words.length > WORDS_UNCLEAR && readable ? null : clearIn(text, spoken, others, DANGER)
  if (danger) return danger
  const reading = readable
    ? readExpected(text, spoken, readable, options)
    : clearIn(text, spoken, [expected, spokenLanguage])
  if (reading) return reading
  const answers = readable !== undefined && spoken.words.length >= ANSWER_WORDS
  return { intent: 'other_language', start: 0, end: text.length, answers }
}

/** A request in clear words of another language, too few to tell which one it is: "Pouvez-vous répéter ?" */
function requestUnknownIn(expected: ReadLanguage, text: string, spoken: SpokenText): Reading | null {
  if (frequentIn(spoken.words, expected) > 0) return null
  const others = READ_LANGUAGES.filter(one => one !== expected && frequentIn(spoken.words, one) > 0)
  return clearIn(text, spoken, others, new Set(INTENTS))
}

/** What is said in clear words of one of the languages; by default only what cannot wait. */
function clearIn(
  text: string,
  spoken: SpokenText,
  languages: readonly string[],
  intents: ReadonlySet<Intent> = URGENT,
): Reading | null {
  for (const language of READ_LANGUAGES.filter(one => languages.includes(one))) {
    const marks = marksOf(spoken, language)
    const { best, meant } = ruledBy(marks, language)
    if (best && intents.has(best.intent) && best.certainty === 'clear') return requestIn(marks, best, meant, text)
  }
  return null
}

function weighed(marks: Marks, language: ReadLanguage, { weights = learnedWeights(), after = null }: ReadOptions) {
  const rules = ruledBy(marks, language)
  const expected = after && ({ boundary: 'abuse', easier_way: 'dont_know' } as const)[after]
  return { ...rules, ...weigh(featuresOf(marks, rules.found, rules.ruled), weights, expected) }
}

/** What the rules say of a person in danger counts, unless the whole says clearly that it is an answer. */
const SURELY_ANSWER = 0.7
/** How sure a part has to be a request, if the rules find the same in it and if they don't. */
const SURE_PART = { ruled: 0.8, alone: 0.95 }
/** No request is looked for in a part of what is so surely an answer. */
const SURELY_NO_REQUEST = 0.98
const NEARLY = 0.1
/** How sure a request has to be that the rules take for a part of a story. */
const SURE_TOLD = 0.8
/** Of a few words that no rule knows, the learned weights know too little: "London", "40" and "thank you" are no requests. */
const FEW_WORDS = 3
const SURE_FEW = 0.75
/** What no rule finds in an utterance, the learned weights have to find with some certainty. */
const LEAST_ALONE = 0.4
const LONG_WORDS = 14
const MIN_PART = 3
const MAX_PART = 26

function readExpected(text: string, spoken: SpokenText, language: ReadLanguage, options: ReadOptions): Reading | null {
  const marks = marksOf(spoken, language, options.question)
  const whole = weighed(marks, language, options)
  const { best, meant } = whole
  if (best && DANGER.has(best.intent) && best.certainty === 'clear' && whole.certaintyOf('answer') < SURELY_ANSWER)
    return requestIn(marks, best, meant, text)
  const interruption =
    spoken.words.length >= LONG_WORDS ? interruptionIn(text, language, options.weights ?? learnedWeights()) : null
  if (interruption)
    return requestIn(interruption.marks, interruption.best, interruption.found, text, interruption.whole)
  const mayAsk = spoken.words.length >= LONG_WORDS && whole.certaintyOf('answer') < SURELY_NO_REQUEST
  const part = mayAsk ? requestInPart(text, marks, language, options) : null
  const { kind } = whole
  if (part && (kind === 'answer' || part.certainty > whole.certainty)) return part
  if (kind === 'answer') return null
  const unknown = spoken.words.length <= FEW_WORDS && whole.ruled === 'answer'
  if (unknown && !DANGER.has(kind) && whole.certainty < SURE_FEW) return null
  if (whole.ruled === 'answer' && whole.certainty < LEAST_ALONE) return null
  // The words were found, but as part of a story.
  if (whole.ruled === 'answer' && whole.certainty < SURE_TOLD && whole.found.some(one => one.intent === kind))
    return null
  const ruled = strongest(meant.filter(one => one.intent === kind))
  return ruled ? requestIn(marks, ruled, meant, text) : { intent: kind, start: 0, end: text.length }
}

/** What is not said in the same breath as an answer. */
const ONLY_ALONE: ReadonlySet<Intent> = new Set(['other_language', 'moment', 'done', 'dont_know'])
/** What can follow an answer in the same breath. */
const AFTER_ANSWER: ReadonlySet<Intent> = new Set(INTENTS.filter(intent => !ONLY_ALONE.has(intent)))

interface SureReading extends Reading {
  readonly certainty: number
}

/** A request after or before a longer answer: the words from where the candidate turns to the interviewer. */
function requestInPart(text: string, marks: Marks, language: ReadLanguage, options: ReadOptions): SureReading | null {
  const { words } = marks.spoken
  let best: SureReading | null = null
  for (const [from, to] of partsOf(marks)) {
    const part = marksOf(wordsAgain(words.slice(from, to)), language)
    const { kind, certainty, ruled }: Weighed & { ruled: string } = weighed(part, language, options)
    const least = ruled === kind ? SURE_PART.ruled : SURE_PART.alone
    if (kind === 'answer' || !AFTER_ANSWER.has(kind) || certainty < least || isReportedBefore(marks, from)) continue
    // The shortest part that is as sure: what was said before it is an answer.
    if (best && certainty < best.certainty - NEARLY) continue
    const start = from === 0 ? 0 : words[from]!.start
    best = { intent: kind, start, end: to === words.length ? text.length : words[to - 1]!.end, certainty }
  }
  return best
}

/** The ends of an utterance that can stand on their own: after "sorry", "but", a hesitation or a sentence. */
function partsOf(marks: Marks): [from: number, to: number][] {
  const { words } = marks.spoken
  const turns = words.flatMap((_, index) =>
    index > 0 &&
    (words[index - 1]!.stop !== '' ||
      words[index]!.hesitated ||
      marks.endsAt('again_strong', index).length > 0 ||
      marks.endsAt('again_me', index).length > 0)
      ? [index]
      : [],
  )
  return turns
    .filter(from => words.length - from >= MIN_PART && words.length - from <= MAX_PART)
    .map(from => [from, words.length])
}

/** "… and he said", right before a part. */
const isReportedBefore = (marks: Marks, from: number): boolean =>
  marks.spans('report').some(span => span.to <= from && span.to >= from - 1)

const NEAR_WORDS = 8
/** With fewer words, what is said besides a request is not an answer. */
const ANSWER_WORDS = 12

/**
 * The request is the words it is in; after a long beginning, what was said before it stays an answer.
 *
 * @param whole what `marks` are a piece of
 */
function requestIn(
  marks: Marks,
  best: Found,
  found: readonly Found[],
  text: string,
  { words, before }: Whole = { words: marks.spoken.words, before: 0 },
): Reading {
  const { intent } = best
  if (intent === 'self_harm') return { intent, start: 0, end: text.length }
  let { from: first, to } = best
  // The same wish in other words right before or after is part of the request; what was said in between is not an answer.
  for (const one of found.filter(other => other.intent === intent).toSorted((a, b) => a.from - b.from)) {
    if (one.from - to > NEAR_WORDS || first - one.to > NEAR_WORDS) continue
    first = Math.min(first, one.from)
    to = Math.max(to, one.to)
  }
  while (first > 0 && marks.endsAt('again_me', first - 1).length > 0) first -= 1
  const start = before + first >= ANSWER_WORDS ? words[before + first]!.start : 0
  const end = words.length - before - to >= ANSWER_WORDS ? words[before + to - 1]!.end : text.length
  return { intent, start, end }
}
