import { EPOCHS, FIRST_SQUARE, MIN_ERROR, numbered, PENALTY, RATE, turnOf } from './descent.ts'
import { strengthOf, type Weights } from './weigh.ts'

/** A whole of several parts, of which some are marked, or none. */
export interface MarkedCase {
  readonly whole: ReadonlySet<string>
  readonly parts: readonly ReadonlySet<string>[]
  readonly marked: readonly boolean[]
  /** How much it counts. */
  readonly weight: number
}

interface Learning {
  /** What every part scores before anything is known. */
  readonly before: number
  /** How much the whole counts beside a part. */
  readonly shareOfWhole: number
  /** Fewer features than these make nothing more certain. */
  readonly usualFeatures: number
  /** How many cases a feature needs to count. */
  readonly leastCases: (feature: string) => number
}

const MIN_WEIGHT = 0.1

/**
 * Learns which part of a whole is marked, if any: the scores of its parts compete with each other and with "none", whose score is 0.
 * The result is always the same.
 */
export function learnMarked(
  cases: readonly MarkedCase[],
  { before, shareOfWhole, usualFeatures, leastCases }: Learning,
): Weights {
  const { names, counts, rowOf } = numbered(
    cases.map(({ whole, parts }) => new Set([whole, ...parts].flatMap(features => [...features]))),
    leastCases,
  )
  const rows = cases.map(({ whole, parts, marked, weight }) => ({
    whole: rowOf(whole),
    parts: parts.map(part => rowOf(part)),
    marked,
    weight,
  }))
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(FIRST_SQUARE)
  const penalties = counts.map(count => PENALTY / count)
  const strengthOfRow = ({ length }: Int32Array) => strengthOf(Math.max(usualFeatures, length))
  const scoreOf = (row: Int32Array) => row.reduce((sum, at) => sum + weights[at]!, 0) * strengthOfRow(row)
  const correct = (row: Int32Array, error: number) => {
    if (Math.abs(error) < MIN_ERROR) return
    const strength = strengthOfRow(row)
    for (const at of row) {
      const slope = error * strength + penalties[at]! * weights[at]!
      squares[at]! += slope * slope
      weights[at]! -= (RATE * slope) / Math.sqrt(squares[at]!)
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let turn = 0; turn < rows.length; turn += 1) {
      const { whole, parts, marked, weight } = rows[turnOf(turn, epoch, rows.length)]!
      const known = before + shareOfWhole * scoreOf(whole)
      const errors = errorsOf(
        parts.map(part => known + scoreOf(part)),
        marked,
      )
      for (const [at, part] of parts.entries()) correct(part, errors[at]! * weight)
      correct(whole, errors.reduce((sum, error) => sum + error, 0) * shareOfWhole * weight)
    }
  return new Map(
    names.flatMap((feature, at) =>
      Math.abs(weights[at]!) < MIN_WEIGHT ? [] : [[feature, new Map([[0, weights[at]!]])] as const],
    ),
  )
}

/** How much too certain the scores are of each part. Which of several marked ones it is does not matter. */
function errorsOf(scores: readonly number[], marked: readonly boolean[]): number[] {
  const highest = Math.max(0, ...scores)
  const exponents = scores.map(score => Math.exp(score - highest))
  const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
  const all = sumOf(exponents) + Math.exp(-highest)
  const ofMarked = sumOf(exponents.filter((_, at) => marked[at]))
  return exponents.map((exponent, at) => exponent / all - (marked[at] ? exponent / ofMarked : 0))
}
