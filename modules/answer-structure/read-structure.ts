import { readWeights, type Weights } from '#platform/ai/weighing/weigh.ts'
import type { Turn } from './turn.ts'
import { type AnswerStructure, type Element, ELEMENTS, type SpokenQuote } from './contract.ts'
import { addressesQuestion } from './addresses-question.ts'
import { clarityOf, isAccount } from './account.ts'
import { type Clause, givenStems, readClause, readClauses, substantialOf, withoutRepetition } from './clauses.ts'
import { harmfulClauses } from './harm.ts'
import { WEIGHTS as HARM_WEIGHTS } from './harm-weights.ts'
import { structureLanguage } from './language.ts'
import { WEIGHTS as ACCOUNT_WEIGHTS } from './account-weights.ts'
import { WEIGHTS } from './element-weights.ts'
import { LEXICONS } from './lexicons.ts'
import { presentElements } from './presence.ts'
import { PRESENCE_WEIGHTS } from './presence-weights.ts'
import { QUOTE_WEIGHTS } from './quote-weights.ts'
import { fullQuoteOf, spokenOf } from './quote.ts'
import { readWords } from './read-words.ts'
import { SHOWN } from './shown-elements.ts'

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
  const clarity = clarityOf(clauses, lexicon.empty)
  const tells = isAccount(clarity)
  const found = clarity === null ? {} : presentElements(substantialOf(clauses), lexicon, clarity, learned())
  const quotable = spokenOf(spoken, all, supported)
  const harm = harmfulClauses(all, supported, learned().harm)
    .flatMap(clause => fullQuoteOf(clause.words, quotable, own => own.length) ?? [])
    // Two clauses of one sentence are quoted as that sentence.
    .filter((quote, at, quotes) => at === 0 || !startTogether(quote, quotes[at - 1]!))
  const shows = (name: Element) => (own: Clause['words']) => SHOWN[name](readClause(own, lexicon, new Set()))
  return {
    elements: ELEMENTS.map(name => {
      const quote = found[name] ? fullQuoteOf(found[name].words, quotable, shows(name)) : null
      return { name, present: quote !== null, quote }
    }),
    addresses_question: addressesQuestion(spoken, tells, { question, competency, levels }),
    reports_harm: harm.length > 0,
    harm,
  }
}

const startTogether = (one: SpokenQuote, other: SpokenQuote) =>
  one.turn_id === other.turn_id && one.start === other.start

let [odds, account, harmful]: (Weights | null)[] = [null, null, null]
/** Parsed when first needed: most processes never read an answer. */
const learned = () => ({
  odds: (odds ??= readWeights(WEIGHTS)),
  account: (account ??= readWeights(ACCOUNT_WEIGHTS)),
  harm: (harmful ??= readWeights(HARM_WEIGHTS)),
  presence: PRESENCE_WEIGHTS,
  quotes: QUOTE_WEIGHTS,
})
