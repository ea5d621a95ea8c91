import type { Weights } from '#platform/ai/weighing/weigh.ts'
import type { Clause } from './clauses.ts'
import { evidenceOf, harmFeatures, harmOdds } from './harm-features.ts'
import { DENIES_HARM, NAMES_HARM, NAMES_OTHERS } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'

/** As the logarithm of the odds that any clause reports harm. Of answers without harm, one in fifty has more (bench/check-harm.ts). */
const LEAST_EVIDENCE = 0.6
/** A person who reads these reads the answer. */
const MOST_CLAUSES = 3

const PASSIVE = / (?:was|were|been|wurde|wurden|worden|ete|fue|fueron|sido) /u
const SPEAKER = / (?:i|me|my|we|ich|mir|mich|wir|j|je|moi|nous|on|yo|mi|nosotros) /u

/** Whether a clause names harm that the speaker did: what somebody else did, or nobody, is no harm by the candidate. */
function namesOwnHarm(clauses: readonly Clause[], at: number, language: StructureLanguage): boolean {
  const { text, ownAction, unreal } = clauses[at]!
  if (unreal > 0 || !NAMES_HARM[language].has(text)) return false
  const before = clauses[at - 1]?.text ?? ' '
  if (DENIES_HARM.has(text) || DENIES_HARM.has(before)) return false
  if (ownAction) return true
  return !NAMES_OTHERS.has(text) && (PASSIVE.test(text) || SPEAKER.test(text) || SPEAKER.test(before))
}

/** In fewer words, only what names harm reports it: nothing else can be concluded from so little. */
const MIN_WORDS = 25

/** The clauses that report harm or wrongdoing by the candidate. A person decides what they mean. */
export function harmfulClauses(clauses: readonly Clause[], language: StructureLanguage, weights: Weights): Clause[] {
  const odds = harmOdds(harmFeatures(clauses, language), weights)
  const isShort = clauses.reduce((sum, { words }) => sum + words.length, 0) < MIN_WORDS
  const isReported = !isShort && evidenceOf(odds) >= LEAST_EVIDENCE
  const least = isReported ? Math.min(LEAST_EVIDENCE, Math.max(...odds)) : Infinity
  return clauses
    .map((clause, at) => ({ clause, at, own: odds[at]! }))
    .filter(({ at, own }) => own >= least || namesOwnHarm(clauses, at, language))
    .toSorted((a, b) => b.own - a.own)
    .slice(0, MOST_CLAUSES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ clause }) => clause)
}
