import { fold } from '#platform/ai/text/tokens.ts'
import { spokenQuote } from './spoken-quote.ts'
import type { SpokenQuote } from './contract.ts'
import type { StructureLanguage } from './language.ts'
import { wordSet } from './phrases.ts'
import { isArticle, type Word } from './words.ts'

const SENTENCE_END = /[.!?;…]/u
/** A quote of more words is no longer read at a glance. */
const MOST_WORDS = 25
/** More characters between two words hold something that the rules left out, such as a request to the evaluator. */
const MOST_BETWEEN = 24

/** Words that continue the thought of the clause before them. */
const CONTINUES: Record<StructureLanguage, (word: string) => boolean> = {
  en: wordSet(
    'that which who whom whose because cause cos cuz when while if whether where what how why until till unless',
  ),
  de: wordSet(
    'dass der die das den dem deren dessen weil denn wenn ob wo was wie warum bis damit sodass obwohl um als',
  ),
  fr: wordSet('que qu qui dont parce car puisque quand si lorsque lorsqu ou comme comment pourquoi pour afin jusqu'),
  es: wordSet('que quien quienes cuyo porque pues cuando si donde como para hasta'),
}
/** Words that no thought ends with. */
const LEADS_ON: Record<StructureLanguage, (word: string) => boolean> = {
  en: wordSet(`before after that to of with for in on at from by as than and but or so because if when which who the a an my his her
    their our is was were are had have has been not would could should i he she they we said thought knew told`),
  de: wordSet(
    'vor nach zu mit von in im am an auf bei fur und oder aber dass weil wenn der die das ein eine mein war hat habe ich nicht',
  ),
  fr: wordSet(
    'avant apres que de du a au avec pour dans en sur et ou mais parce si le la les un une des mon ma etait ai a j ne pas',
  ),
  es: wordSet('antes despues que de del a al con para en por y o pero porque si el la los las un una mi era he ha no'),
}

const LONGEST_ARTICLE = 7

/** Where a quote starts: with the article that the rules leave out. */
function startOf({ turn, start }: Word, language: StructureLanguage): number {
  const before = turn.text.slice(Math.max(0, start - LONGEST_ARTICLE), start)
  const article = /(?<!\p{L})(\p{L}{1,5})[’']?\s?$/u.exec(before)
  return article && isArticle(fold(article[1]!), language) ? start - article[0].length : start
}

const between = (one: Word, next: Word): string => one.turn.text.slice(one.end, next.start)

/** Whether two words follow each other in a sentence. */
const isSameSentence = (one: Word, next: Word): boolean =>
  one.turn === next.turn && next.start - one.end <= MOST_BETWEEN && !SENTENCE_END.test(between(one, next))

/** Without punctuation, a clause can go beyond its sentence. A quote does not. */
function sentencesOf(words: readonly Word[]): Word[][] {
  const pieces: Word[][] = []
  for (const word of words) {
    const last = pieces.at(-1)
    const previous = last?.at(-1)
    if (last && previous && !SENTENCE_END.test(between(previous, word))) last.push(word)
    else pieces.push([word])
  }
  return pieces
}

/** The part of a clause that shows most by itself, as a quote. @param shows how much words show by themselves */
export function quoteOf(
  words: readonly Word[],
  language: StructureLanguage,
  shows: (words: Word[]) => number,
): SpokenQuote | null {
  for (const piece of byShowing(words, shows)) {
    const quote = spokenQuote(piece[0]!.turn, startOf(piece[0]!, language), piece.at(-1)!.end)
    if (quote) return quote
  }
  return null
}

function byShowing(words: readonly Word[], shows: (words: Word[]) => number): Word[][] {
  const rated = sentencesOf(words).map(piece => ({ piece, value: shows(piece) }))
  const ordered = rated.toSorted((a, b) => b.value - a.value || b.piece.length - a.piece.length)
  return [...ordered.map(({ piece }) => piece), [...words]]
}

/** All words of an answer in order, and where its clauses begin. */
export interface Spoken {
  readonly words: readonly Word[]
  readonly language: StructureLanguage
  readonly clauseStarts: ReadonlySet<number>
  readonly at: ReadonlyMap<Word['turn'], ReadonlyMap<number, number>>
}

export function spokenOf(
  words: readonly Word[],
  clauses: readonly { words: readonly Word[] }[],
  language: StructureLanguage,
): Spoken {
  const at = new Map<Word['turn'], Map<number, number>>()
  for (const [index, { turn, start }] of words.entries()) {
    const own = at.get(turn) ?? new Map<number, number>()
    at.set(turn, own)
    // A contraction is two words at one place: the first one counts.
    if (!own.has(start)) own.set(start, index)
  }
  const clauseStarts = new Set(
    clauses.flatMap(({ words: [first] }) => (first ? [at.get(first.turn)!.get(first.start)!] : [])),
  )
  return { words, language, clauseStarts, at }
}

/**
 * A quote that reads well by itself: the sentence of a clause where punctuation shows one that is not too long, otherwise the clause
 * to the end of its thought.
 */
export function fullQuoteOf(
  clause: readonly Word[],
  spoken: Spoken,
  shows: (words: Word[]) => number,
): SpokenQuote | null {
  for (const piece of byShowing(clause, shows)) {
    const [first, last] = [piece[0]!, piece.at(-1)!]
    const places = spoken.at.get(first.turn)
    const [from, to] = [places?.get(first.start), places?.get(last.start)]
    if (from === undefined || to === undefined || last.turn !== first.turn) continue
    const extent = sentenceAround(spoken, from, to) ?? thoughtAround(spoken, from, to)
    const [start, end] = [spoken.words[extent.from]!, spoken.words[extent.to]!]
    const quote = spokenQuote(start.turn, startOf(start, spoken.language), end.end)
    if (quote) return quote
  }
  return quoteOf(clause, spoken.language, shows)
}

interface Extent {
  readonly from: number
  readonly to: number
}

function sentenceAround({ words }: Spoken, first: number, last: number): Extent | null {
  let [from, to] = [first, last]
  while (from > 0 && to - from < MOST_WORDS && isSameSentence(words[from - 1]!, words[from]!)) from -= 1
  while (to + 1 < words.length && to - from < MOST_WORDS && isSameSentence(words[to]!, words[to + 1]!)) to += 1
  if (to - from >= MOST_WORDS) return null
  const { turn, start } = words[from]!
  const { end } = words[to]!
  const isPunctuated =
    SENTENCE_END.test(turn.text.slice(Math.max(0, start - 3), start)) ||
    SENTENCE_END.test(turn.text.slice(end, end + 3))
  return isPunctuated ? { from, to } : null
}

/** Adds the following clauses that continue the thought, and the one before if the clause only continues that. */
function thoughtAround(spoken: Spoken, first: number, last: number): Extent {
  const { words, clauseStarts, language } = spoken
  let [from, to] = [first, last]
  const fits = () => to - from + 1 < MOST_WORDS
  const continuesAfter = () =>
    to + 1 < words.length &&
    isSameSentence(words[to]!, words[to + 1]!) &&
    (!clauseStarts.has(to + 1) || CONTINUES[language](words[to + 1]!.text) || LEADS_ON[language](words[to]!.text))
  while (fits() && continuesAfter()) to += 1
  const continuesBefore = () =>
    from > 0 &&
    isSameSentence(words[from - 1]!, words[from]!) &&
    (!clauseStarts.has(from) || CONTINUES[language](words[from]!.text))
  let clauses = 0
  const start = from
  while (fits() && continuesBefore() && clauses < 2) {
    from -= 1
    if (clauseStarts.has(from)) clauses += 1
  }
  // A beginning that did not fit would be cut off.
  if (!clauseStarts.has(from) && from > 0 && isSameSentence(words[from - 1]!, words[from]!)) from = start
  // "… and", "… before": what follows did not fit.
  while (to > last - 2 && to > from + 3 && LEADS_ON[language](words[to]!.text) && !endsSentence(spoken, to)) to -= 1
  return { from, to }
}

const endsSentence = ({ words }: Spoken, at: number): boolean =>
  at + 1 >= words.length || !isSameSentence(words[at]!, words[at + 1]!)
