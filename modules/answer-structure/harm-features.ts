import { sensesOf } from '#platform/ai/topics/senses.ts'
import { fold, stem } from '#platform/ai/text/tokens.ts'
import { type Weights, scoresOf } from '#platform/ai/weighing/weigh.ts'
import type { Clause } from './clauses.ts'
import { textOf } from './element-features.ts'
import { NAMES_HARM } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { LEXICONS } from './lexicons.ts'
import type { Phrases } from './phrases.ts'

// How likely each clause of an answer reports harm or wrongdoing by the candidate. "I signed for her" can be a favour or a forgery: the
// clauses around it and the whole answer say which.

/** What the clauses of an answer are weighed by. */
export interface HarmFeatures {
  readonly whole: ReadonlySet<string>
  readonly clauses: readonly ReadonlySet<string>[]
}

/** The stems of a clause's words, the senses that languages share, and whether it names harm in so many words. */
interface Read {
  readonly stems: readonly string[]
  readonly senses: readonly string[]
  readonly isNamed: boolean
}

function read({ words, text }: Clause, lexicon: Lexicon, names: Phrases): Read {
  const texts = words.map(word => textOf(word, lexicon))
  return {
    stems: texts.map(stem),
    senses: texts.flatMap(word => sensesOf(fold(word))),
    isNamed: names.has(text),
  }
}

/** @param place where the words are, relative to the clause that is weighed */
function addWords(features: Set<string>, place: string, { stems, senses, isNamed }: Read): void {
  for (const own of stems) features.add(`${place}t ${own}`)
  for (const sense of senses) features.add(`${place}s ${sense}`)
  if (isNamed) features.add(`${place}named`)
}

function addPairs(features: Set<string>, place: string, { stems }: Read): void {
  for (const [at, own] of stems.slice(0, -1).entries()) features.add(`${place}b ${own} ${stems[at + 1]!}`)
}

function ownFeatures({ ownAction, past, unreal, general }: Clause, own: Read): Set<string> {
  const features = new Set<string>()
  addWords(features, '', own)
  addPairs(features, '', own)
  if (ownAction) addWords(features, 'd', own)
  const found = { deed: ownAction, past: past > 0, unreal: unreal > 0, general: general > 0 }
  for (const [name, isFound] of Object.entries(found)) if (isFound) features.add(`r ${name}`)
  return features
}

export function harmFeatures(clauses: readonly Clause[], language: StructureLanguage): HarmFeatures {
  const all = clauses.map(clause => read(clause, LEXICONS[language], NAMES_HARM[language]))
  const whole = new Set<string>()
  for (const one of all) {
    addWords(whole, 'a', one)
    addPairs(whole, 'a', one)
  }
  return {
    whole,
    clauses: clauses.map((clause, at) => {
      const features = ownFeatures(clause, all[at]!)
      const [before, after] = [all[at - 1], all[at + 1]]
      if (before) addWords(features, 'p', before)
      if (after) addWords(features, 'n', after)
      return features
    }),
  }
}

/** Most clauses report no harm; and a few words such as "or so" say little. */
export const HARM_SCORING = { before: -3, shareOfWhole: 1, usualFeatures: 80 }

/** How much more likely each clause is the one that reports harm than that none does, as a logarithm. */
export function harmOdds({ whole, clauses }: HarmFeatures, weights: Weights): number[] {
  const { before, shareOfWhole, usualFeatures } = HARM_SCORING
  const known = before + shareOfWhole * scoresOf(whole, weights, [0], usualFeatures)[0]!
  return clauses.map(features => scoresOf(features, weights, [known], usualFeatures)[0]!)
}

/** How much more likely it is that any clause reports harm than that none does, as a logarithm. */
export const evidenceOf = (odds: readonly number[]): number =>
  Math.log(odds.reduce((sum, one) => sum + Math.exp(one), 0))
