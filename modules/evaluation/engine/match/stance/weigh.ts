import { probabilitiesOf, readWeights, scoresOf, type Weights } from '#platform/ai/weighing/weigh.ts'
import { WEIGHTS } from './weights.ts'

/** Whose work a passage shows, and whether it was done. `not`: denied, wished for, planned, given up. */
export const STANCES = ['own', 'assisted', 'other', 'not'] as const

let learned: Weights | null = null

/** Learned from the labelled examples by bench/train-stances.ts. Read when first needed. */
const learnedStances = (): Weights => (learned ??= readWeights(WEIGHTS))

/** The probability of each stance, in their order. */
export const stanceShares = (features: Iterable<string>, weights = learnedStances()): number[] =>
  probabilitiesOf(
    scoresOf(
      features,
      weights,
      STANCES.map(() => 0),
    ),
  )
