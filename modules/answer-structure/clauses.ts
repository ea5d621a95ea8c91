import { contentStems, isStopWord } from '#platform/ai/text/stop-words.ts'
import { stem } from '#platform/ai/text/tokens.ts'
import type { Lexicon } from './lexicon.ts'
import { textOf } from './phrases.ts'
import type { Word } from './words.ts'

/** What one clause of an answer says, regardless of how well it is said. */
export interface Clause {
  words: Word[]
  text: string
  ownAction: boolean
  /** How many verbs tell of something that happened. */
  past: number
  general: number
  particular: number
  reason: boolean
  reasonHints: number
  result: boolean
  resultHints: number
  /** Something happened, and not only to a state of mind. */
  event: boolean
  presentHabit: boolean
  present: number
  change: boolean
  changeHints: number
  nowadays: boolean
  /** Says how things are since, without anything that happened beside it. */
  sinceThen: boolean
  /** Wishes, guesses and conditions. */
  unreal: number
  adopted: boolean
  description: boolean
  figures: number
  /** Words with content of their own: not in the question or the scale, and not vocabulary that fits any answer. */
  content: Set<string>
  /** Words of the question or the scale, and vocabulary that fits any answer. */
  generic: Set<string>
}

const MIN_CLAUSE = 4
const MAX_CLAUSE = 40

/** Splits an answer into clauses by conjunctions and subjects: transcripts often have no punctuation. */
function split(words: readonly Word[], lexicon: Lexicon): Word[][] {
  const clauses: Word[][] = []
  let open: Word[] = []
  const close = () => {
    if (open.length > 0) clauses.push(open)
    open = []
  }
  for (const [i, word] of words.entries()) {
    const previous = words[i - 1]
    const previousStarts = lexicon.startsClause(previous?.text ?? '')
    const startsHere =
      (lexicon.startsClause(word.text, words[i + 1]?.text) && !/^(?:ever|long)$/u.test(previous?.text ?? '')) ||
      (lexicon.subject(word.text) && !previousStarts)
    if (previous && previous.turn !== word.turn) close()
    else if (startsHere && previousStarts && open.length > MIN_CLAUSE - 1) {
      // "… the unit since then": the clause began with the conjunction before.
      const conjunction = open.pop()!
      close()
      open.push(conjunction)
    } else if ((open.length >= MIN_CLAUSE && startsHere) || open.length >= MAX_CLAUSE) close()
    open.push(word)
  }
  close()
  return clauses
}

export function readClauses(words: readonly Word[], lexicon: Lexicon, given: ReadonlySet<string>): Clause[] {
  return split(words, lexicon).map(own => readClause(own, lexicon, given))
}

/** What is said again counts once. */
export function withoutRepetition(clauses: readonly Clause[]): Clause[] {
  const said = new Set<string>()
  return clauses.filter(({ text }) => {
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

/** So many words that fit any answer still say what is done since then: "every new address is checked by a second person". */
const LEAST_GENERIC = 3

/** The clauses that say something themselves, or with the clause after them. */
export const substantialOf = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(
    ({ content, sinceThen, generic }, at) =>
      content.size >= 1 || (clauses[at + 1]?.content.size ?? 0) >= 1 || (sinceThen && generic.size >= LEAST_GENERIC),
  )

/** Reads one clause. @param given stems that add nothing */
export function readClause(own: Word[], lexicon: Lexicon, given: ReadonlySet<string>): Clause {
  const text = textOf(own)
  const nowadays = isNowadays(text, lexicon)
  return {
    words: own,
    text,
    ownAction: lexicon.ownAction(own, text) || lexicon.byMe.has(text),
    past: own.filter((_, i) => lexicon.isPast(own, i)).length,
    general: lexicon.general.count(text),
    particular: lexicon.particular.count(text),
    reason: lexicon.reason.has(text),
    reasonHints: lexicon.reasonHint.count(text),
    result: lexicon.result.has(text),
    resultHints: lexicon.resultHint.count(text),
    event: own.some((_, i) => isEvent(own, i, lexicon)),
    presentHabit: lexicon.presentHabit(own, text),
    present: lexicon.present.count(text),
    change: lexicon.change.has(text),
    changeHints: lexicon.changeHint.count(text),
    nowadays,
    sinceThen: nowadays && tellsOfSince(own, lexicon),
    unreal: lexicon.unreal.count(text),
    adopted: lexicon.adopted.has(text),
    description: lexicon.description.has(text),
    figures: figuresIn(text, lexicon),
    ...vocabularyOf(own, lexicon, given),
  }
}

const isNowadays = (text: string, lexicon: Lexicon): boolean =>
  (lexicon.nowadays.has(text) || / (?:since|seither|seitdem|depuis) $/u.test(text)) && !lexicon.notNowadays.has(text)

/** Without punctuation, a clause can hold the end of one sentence and the next one. */
const AROUND = 8
const STEP = 4

/** "Has been", "have used": it began then and is still so. */
const PERFECT = / (?:has|have|hat|haben|ist|sind|a ete|ont ete|est|sont|ha|han) /u

function tellsOfSince(words: readonly Word[], lexicon: Lexicon): boolean {
  const starts = Array.from({ length: 1 + Math.ceil(Math.max(0, words.length - AROUND) / STEP) }, (_, i) => i * STEP)
  return [words, ...starts.map(start => words.slice(start, start + AROUND)), words.slice(-AROUND)].some(part => {
    const text = textOf(part)
    return isNowadays(text, lexicon) && (PERFECT.test(text) || !part.some((_, i) => isEvent(part, i, lexicon)))
  })
}

const isEvent = (words: readonly Word[], at: number, lexicon: Lexicon): boolean =>
  lexicon.isPast(words, at) && !lexicon.state(words[at]!.text)

const MIN_LETTERS = 3
const MIN_GENERIC_LETTERS = 5

/** The words of a clause that carry meaning: those of its own, and those that say nothing about the case. */
function vocabularyOf(
  words: readonly Word[],
  lexicon: Lexicon,
  given: ReadonlySet<string>,
): Pick<Clause, 'content' | 'generic'> {
  const [content, generic] = [new Set<string>(), new Set<string>()]
  for (const { text } of words) {
    if (text.length < MIN_LETTERS || isStopWord(text)) continue
    const known = stem(text)
    if (lexicon.empty(text) || given.has(known)) {
      if (text.length >= MIN_GENERIC_LETTERS) generic.add(text)
    } else if (!lexicon.number(text)) content.add(known)
  }
  return { content, generic }
}

const YEAR = /^(?:19|20)\d\d$/u

const UNIT = /(?:st|nd|rd|th|k|h|kg|km|mg|ml|cm|mm|min|m|v|a|x|eur|gb|mb)$/u

function isNumber(word: string, lexicon: Lexicon): boolean {
  if (!/\d/u.test(word)) return lexicon.number(word)
  return /^\d/u.test(word) && !YEAR.test(word) && !/^[01]$/u.test(word) && !/[a-z]$/u.test(word.replace(UNIT, ''))
}

/** The numbers that measure something: not dates, times of day, ages, names or enumerations. */
function figuresIn(text: string, lexicon: Lexicon): number {
  const left = lexicon.notMeasured.without(text).split(' ')
  return left.filter(word => isNumber(word, lexicon)).length + lexicon.amount.count(text)
}

/** The stems of a question, its competency and its scale: repeating them adds nothing. */
export function givenStems(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(contentStems))
}
