import { readWeights, type Weights } from '#platform/ai/weighing/weigh.ts'
import type { Turn } from '../interview/input.ts'
import { type AnswerStructure, type Element, ELEMENTS } from '../schema.ts'
import { addressesQuestion } from './addresses-question.ts'
import { type Clause, givenStems, readClause, readClauses } from './clauses.ts'
import { harmfulClauses } from './harm.ts'
import { structureLanguage } from './language.ts'
import { elementOdds } from './element-features.ts'
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
  const account = isAccount(clauses)
  const found = account ? elementsOf(clauses, lexicon) : {}
  const harm = harmfulClauses(readClauses(spoken, lexicon, new Set()), supported, lexicon.byMe, account)
    .slice(0, MOST_HARM_QUOTES)
    .flatMap(clause => quoteOf(clause.words, supported, own => own.length) ?? [])
  const quotable = spokenOf(spoken, all, supported)
  const shows = (name: Element) => (own: Clause['words']) => SHOWS[name](readClause(own, lexicon, new Set()))
  return {
    elements: ELEMENTS.map(name => {
      const quote = found[name] ? fullQuoteOf(found[name].words, quotable, shows(name)) : null
      return { name, present: quote !== null, quote }
    }),
    addresses_question: addressesQuestion(spoken, account, { question, competency, levels }),
    reports_harm: harm.length > 0,
    harm,
  }
}

const sum = (clauses: readonly Clause[], value: (clause: Clause) => number) =>
  clauses.reduce((total, clause) => total + value(clause), 0)

const MOST_HARM_QUOTES = 3
let read: Weights | null = null
/** Parsed when first needed: most processes never read an answer. */
const learnedWeights = (): Weights => (read ??= readWeights(WEIGHTS))

const SHORT = 60
/** How many different words of its own an answer needs, and their share of its words: less is a formula. */
const MIN_CONTENT = 5
const CONTENT_SHARE = 0.1
const CONTENT_SHARE_IF_SHORT = 0.12
/** The share of words of its own among those that carry meaning. */
const LEAST_OWN_SHARE = 0.28

/** What is said again counts once. */
function withoutRepetition(clauses: readonly Clause[]): Clause[] {
  const said = new Set<string>()
  return clauses.filter(({ text }) => {
    const isNew = !said.has(text)
    said.add(text)
    return isNew
  })
}

function accountFigures(clauses: readonly Clause[]) {
  return {
    words: sum(clauses, clause => clause.words.length),
    content: new Set(clauses.flatMap(clause => [...clause.content])).size,
    generic: new Set(clauses.flatMap(clause => [...clause.generic])).size,
    past: sum(clauses, clause => clause.past),
    own: sum(clauses, clause => (clause.ownAction ? 1 : 0)),
    general: sum(clauses, clause => clause.general),
    particular: sum(clauses, clause => clause.particular),
    figures: sum(clauses, clause => clause.figures),
  }
}

/** Whether an answer tells of something that happened, not only of how things usually are. */
function isAccount(clauses: readonly Clause[]): boolean {
  const { words, content, generic, past, own, general, particular, figures } = accountFigures(clauses)
  if (content < Math.max(MIN_CONTENT, words * (words < SHORT ? CONTENT_SHARE_IF_SHORT : CONTENT_SHARE))) return false
  const told = past + own + 1.5 * particular + Math.min(2, figures) * 0.5
  if (content < LEAST_OWN_SHARE * (content + generic)) return false
  return told >= 2.5 && told - 1.45 * general >= words / 20
}

/** "Has been", "have used": it began then and is still so. */
const PERFECT = / (?:has|have|hat|haben|ist|sind|a ete|ont ete|est|sont|ha|han) /u
const REASONING = 1.8
const RESULT = 1.9
const CHANGE = 1.8

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

function elementsOf(clauses: readonly Clause[], lexicon: Lexicon): Partial<Record<Element, Clause>> {
  const substantial = clauses.filter(
    (clause, at) => clause.content.size >= 1 || (clauses[at + 1]?.content.size ?? 0) >= 1,
  )
  const odds = oddsOfClauses(substantial, lexicon)
  const best = (name: Element, value: (clause: Clause, at: number) => number, least: number) => {
    const weight = QUOTED[name] ?? 0
    return substantial
      .map((clause, at) => ({ clause, ruled: value(clause, at), learned: weight * odds[at]![name] }))
      .filter(({ ruled }) => ruled >= least)
      .toSorted((a, b) => b.ruled + b.learned - (a.ruled + a.learned))[0]?.clause
  }
  const firstDeed = substantial.findIndex(clause => clause.ownAction)
  const total = substantial.length
  const isShort = sum(clauses, clause => clause.words.length) < SHORT
  return {
    situation: best(
      'situation',
      (clause, at) =>
        2 * clause.particular + clause.past + clause.content.size * 0.3 - 2 * clause.general - at * 0.5 + 3,
      2,
    ),
    own_action: best(
      'own_action',
      clause => (clause.ownAction ? 2 + clause.content.size * 0.5 - clause.general : 0),
      1.5,
    ),
    reasoning: best(
      'reasoning',
      (clause, at) =>
        (clause.reason ? 2 : 0) +
        Math.min(3, clause.reasonHints) * 0.35 +
        (clause.present > 0 && clause.past === 0 && at > 0 && !clause.change ? 0.7 : 0) +
        Math.min(6, clause.content.size) * 0.1,
      REASONING,
    ),
    result: best(
      'result',
      (clause, at) =>
        at > Math.min(firstDeed < 0 ? total : firstDeed, total / 3) - (isShort ? 1 : 0)
          ? (clause.result ? 1.6 : 0) +
            (clause.event && !clause.ownAction ? 1.2 : 0) +
            Math.min(3, clause.resultHints) * 0.15 +
            Math.min(1, clause.figures) * 0.3 +
            at / total -
            (clause.description ? 1 : 0) -
            (clause.general > 0 ? 0.6 : 0) -
            (clause.ownAction ? 0.6 : 0) +
            // A short answer has no room for more than one sentence about it.
            (isShort && at >= total - 2 ? (at === total - 1 ? 1.4 : 1) : 0)
          : 0,
      RESULT,
    ),
    figures: best('figures', clause => clause.figures, 1),
    change: best(
      'change',
      (clause, at) =>
        at > Math.max(firstDeed, total * 0.4)
          ? (clause.change ? 1.6 : clause.nowadays && (!clause.event || PERFECT.test(clause.text)) ? 1.6 : 0) +
            (clause.adopted && at > total * 0.65 ? 1 : 0) +
            Math.min(3, clause.changeHints) * 0.3 +
            (clause.presentHabit && at > total * 0.6 ? 0.9 : 0) +
            (clause.present > 0 && clause.past === 0 && at > total * 0.7 ? 0.5 : 0) +
            (at / total) * 0.8 -
            (clause.reason ? 0.4 : 0) -
            (clause.general > 0 && !clause.nowadays ? 0.8 : 0)
          : 0,
      CHANGE,
    ),
  }
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
