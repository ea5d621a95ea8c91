import type { Weights } from '#platform/ai/weighing/weigh.ts'
import type { Clause } from './clauses.ts'
import { evidenceOf, harmFeatures, harmOdds } from './harm-features.ts'
import type { StructureLanguage } from './language.ts'
import { namesOwnHarm } from './named-harm.ts'
import { tellsHarm } from './plain-harm.ts'

/** As the logarithm of the odds that any clause reports harm. Of answers without harm, one in a hundred has more (bench/check-harm.ts). */
const LEAST_EVIDENCE = 0.6
/** Of more clauses, chance evidence adds up: each then counts for less. */
const USUAL_CLAUSES = 12
/** A person who reads these reads the answer. */
const MOST_CLAUSES = 3

/** In fewer words, only what names harm reports it: nothing else can be concluded from so little. */
const MIN_WORDS = 25

/** The clauses that report harm or wrongdoing by the candidate. A person decides what they mean. */
export function harmfulClauses(clauses: readonly Clause[], language: StructureLanguage, weights: Weights): Clause[] {
  const odds = harmOdds(harmFeatures(clauses, language), weights)
  const isShort = clauses.reduce((sum, { words }) => sum + words.length, 0) < MIN_WORDS
  const evidence = evidenceOf(odds) - Math.log(Math.max(1, clauses.length / USUAL_CLAUSES))
  const isReported = !isShort && evidence >= LEAST_EVIDENCE
  const least = isReported ? Math.min(LEAST_EVIDENCE, Math.max(...odds)) : Infinity
  return clauses
    .map((clause, at) => ({ clause, at, own: odds[at]! }))
    .filter(({ at, own }) => own >= least || namesOwnHarm(clauses, at, language) || tellsHarm(clauses, at, language))
    .toSorted((a, b) => b.own - a.own)
    .slice(0, MOST_CLAUSES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ clause }) => clause)
}
