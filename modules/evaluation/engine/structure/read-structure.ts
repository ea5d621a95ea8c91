import { readWeights, type Weights } from '#platform/ai/weighing/weigh.ts'
import type { Turn } from '../interview/input.ts'
import { type AnswerStructure, type Element, ELEMENTS } from '../schema.ts'
import { addressesQuestion } from './addresses-question.ts'
import { clarityOf, elementsOfClarity } from './account.ts'
import { type Clause, givenStems, readClause, readClauses, substantialOf, withoutRepetition } from './clauses.ts'
import { harmfulClauses } from './harm.ts'
import { structureLanguage } from './language.ts'
import { elementOdds } from './element-features.ts'
import { valuesOf } from './element-values.ts'
import { WEIGHTS } from './element-weights.ts'
import type { Lexicon } from './lexicon.ts'
import { LEXICONS } from './lexicons.ts'
import { fullQuoteOf, quoteOf, spokenOf } from './quote.ts'
import { readWords } from './read-words.ts'

export interface StructureInput {
  question: string
  competency: string
  levels: readonly string[]
  turns: readonly Turn[]
  /** BCP 47. */
  language: string
  /** Of the candidate: they are left out. */
  names?: readonly string[]
}

/** Reads which elements an answer contains. It does not judge them. Null if the language is not supported. */
export function readStructure({
  question,
  competency,
  levels,
  turns,
  language,
  names = [],
}: StructureInput): AnswerStructure | null {
  const supported = structureLanguage(language)
  if (!supported) return null
  const lexicon = LEXICONS[supported]
  const { spoken, words } = readWords(turns, supported, names)
  const all = readClauses(words, lexicon, givenStems([question, competency, ...levels]))
  const clauses = withoutRepetition(all)
  const possible = elementsOfClarity(clarityOf(clauses))
  const account = possible.size > 0
  const found = account ? elementsOf(clauses, lexicon) : {}
  const harm = harmfulClauses(readClauses(spoken, lexicon, new Set()), supported, lexicon.byMe, account)
    .slice(0, MOST_HARM_QUOTES)
    .flatMap(clause => quoteOf(clause.words, supported, own => own.length) ?? [])
  const quotable = spokenOf(spoken, all, supported)
  const shows = (name: Element) => (own: Clause['words']) => SHOWS[name](readClause(own, lexicon, new Set()))
  return {
    elements: ELEMENTS.map(name => {
      const quote = found[name] && possible.has(name) ? fullQuoteOf(found[name].words, quotable, shows(name)) : null
      return { name, present: quote !== null, quote }
    }),
    addresses_question: addressesQuestion(spoken, account, { question, competency, levels }),
    reports_harm: harm.length > 0,
    harm,
  }
}

const MOST_HARM_QUOTES = 3
let read: Weights | null = null
/** Parsed when first needed: most processes never read an answer. */
const learnedWeights = (): Weights => (read ??= readWeights(WEIGHTS))

/**
 * How much the learned odds add to the choice of the clause that is quoted. The rules alone decide whether an answer has an element: on
 * answers that nothing was learned from, the odds were no better at it.
 */
const QUOTED: Partial<Record<Element, number>> = { situation: 0.3, own_action: 0.3, figures: 0.2 }
const MOST_ODDS = 4
const limited = (odds: number) => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds))

/** The odds of each clause, by itself or with the next one: a thought often goes on in the next clause. */
function oddsOfClauses(clauses: readonly Clause[], lexicon: Lexicon): Record<Element, number>[] {
  const weights = learnedWeights()
  return clauses.map((clause, at) => {
    const own = elementOdds(clause, lexicon, weights)
    const next = clauses[at + 1]
    const both = next && elementOdds(readClause([...clause.words, ...next.words], lexicon, new Set()), lexicon, weights)
    return Object.fromEntries(
      ELEMENTS.map(name => [name, limited(Math.max(own[name], both?.[name] ?? own[name]))]),
    ) as Record<Element, number>
  })
}

/** The clause that shows each element best. */
function elementsOf(clauses: readonly Clause[], lexicon: Lexicon): Partial<Record<Element, Clause>> {
  const substantial = substantialOf(clauses)
  const odds = oddsOfClauses(substantial, lexicon)
  const best = (name: Element) => {
    const weight = QUOTED[name] ?? 0
    return valuesOf(name, substantial)
      .map((value, at) => ({ clause: substantial[at]!, value, rank: value + weight * odds[at]![name] }))
      .filter(({ value }) => value >= 0)
      .toSorted((a, b) => b.rank - a.rank)[0]?.clause
  }
  return Object.fromEntries(ELEMENTS.map(name => [name, best(name)]))
}

/** How much a sentence of a clause shows an element by itself, to choose the quote. */
const SHOWS: Record<Element, (clause: Clause) => number> = {
  situation: ({ particular, past }) => 2 * particular + past,
  own_action: ({ ownAction }) => Number(ownAction),
  reasoning: ({ reason, reasonHints }) => Number(reason) + 0.1 * reasonHints,
  result: ({ result, event, ownAction }) => Number(result) + Number(event && !ownAction),
  figures: ({ figures }) => figures,
  change: ({ change, nowadays, changeHints }) => Number(change) + Number(nowadays) + 0.1 * changeHints,
}
