import type { Weights } from '#platform/ai/weighing/weigh.ts'
import type { Clause } from './clauses.ts'
import { evidenceOf, harmFeatures, harmOdds } from './harm-features.ts'
import { NAMES_HARM } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'

/** As the logarithm of the odds that any clause reports harm. Of answers without harm, one in fifty has more (bench/check-harm.ts). */
const LEAST_EVIDENCE = 0.6
/** Of a clause that is not the likeliest one. Who names the harm that they did in so many words is taken at their word. */
const LEAST_OF_CLAUSE = { named: -6, otherwise: 0.6 }

/** A person who reads these reads the answer. */
const MOST_CLAUSES = 3

/** "I have never forged a signature." */
const NEGATED = / (?:never|not|no|nobody|nie|niemals|nicht|kein|keine|keinen|jamais|pas|nunca|jamas|ni) /u

const namesOwnHarm = ({ text, ownAction, unreal }: Clause, language: StructureLanguage): boolean =>
  ownAction && unreal === 0 && NAMES_HARM[language].has(text) && !NEGATED.test(text)

/** The clauses that report harm or wrongdoing by the candidate. A person decides what they mean. */
export function harmfulClauses(clauses: readonly Clause[], language: StructureLanguage, weights: Weights): Clause[] {
  const odds = harmOdds(harmFeatures(clauses, language), weights)
  const highest = evidenceOf(odds) < LEAST_EVIDENCE ? Infinity : Math.max(...odds)
  const least = (clause: Clause) => LEAST_OF_CLAUSE[namesOwnHarm(clause, language) ? 'named' : 'otherwise']
  return clauses
    .map((clause, at) => ({ clause, at, own: odds[at]! }))
    .filter(({ clause, own }) => own >= highest || own >= least(clause))
    .toSorted((a, b) => b.own - a.own)
    .slice(0, MOST_CLAUSES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ clause }) => clause)
}
