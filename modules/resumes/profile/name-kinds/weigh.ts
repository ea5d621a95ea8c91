import { probabilitiesOf, readWeights, scoresOf, type Weights } from '#platform/ai/weighing/weigh.ts'
import { nameFeatures } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** What a text in the header of an entry names. `unit`: a part of an employer; `activity`: what the work was, and no name. */
export const NAME_KINDS = ['title', 'employer', 'unit', 'school', 'degree', 'activity'] as const
export type NameKind = (typeof NAME_KINDS)[number]

let learned: Weights | null = null

/** Learned from the labelled names by bench/train-names.ts. Read when first needed. */
const learnedNames = (): Weights => (learned ??= readWeights(WEIGHTS))

const MOST_REMEMBERED = 2000
const remembered = new Map<string, Record<NameKind, number>>()

/** The probability of each kind. */
export function nameShares(text: string, weights = learnedNames()): Record<NameKind, number> {
  const before = NAME_KINDS.map(() => 0)
  const shares = probabilitiesOf(scoresOf(nameFeatures(text), weights, before))
  return Object.fromEntries(NAME_KINDS.map((kind, at) => [kind, shares[at]!])) as Record<NameKind, number>
}

/** The same with the learned weights. The same names are asked for again and again while a section is read. */
export function sharesOfName(text: string): Record<NameKind, number> {
  const known = remembered.get(text)
  if (known) return known
  const shares = nameShares(text)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(text, shares)
  return shares
}

/** Probabilities are never more certain than this. */
const LEAST = 0.02

/** How much a text is rather one of some kinds than of others, as the logarithm of the odds: about -4 to 4. */
export function oddsOfName(text: string, ones: readonly NameKind[], others: readonly NameKind[]): number {
  const shares = sharesOfName(text)
  const sum = (kinds: readonly NameKind[]) => kinds.reduce((total, kind) => total + shares[kind], LEAST)
  return Math.log(sum(ones) / sum(others))
}
