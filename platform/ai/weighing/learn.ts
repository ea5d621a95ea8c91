import { EPOCHS, FIRST_SQUARE, MIN_ERROR, numbered, PENALTY, RATE, turnOf } from './descent.ts'
import { strengthOf } from './weigh.ts'

/** What weights are learned from. */
export interface Case {
  readonly kind: number
  readonly features: ReadonlySet<string>
}

interface Learning {
  /** How many kinds there are. */
  readonly kinds: number
  /** How many examples a feature needs to count. */
  readonly leastExamples: (feature: string) => number
  readonly epochs?: number
  readonly penalty?: number
  /** Smaller weights are left out. */
  readonly leastWeight?: number
}

const MIN_WEIGHT = 0.15

/**
 * Learns the weights of a log-linear model from one case after the other, with a rate of its own for each weight. The result is always
 * the same.
 */
export function learn(
  cases: readonly Case[],
  { kinds, leastExamples, epochs = EPOCHS, penalty = PENALTY, leastWeight = MIN_WEIGHT }: Learning,
): Map<string, Map<number, number>> {
  const { names, counts, rowOf } = numbered(
    cases.map(({ features }) => features),
    leastExamples,
  )
  const rows = cases.map(({ features }) => rowOf(features, kinds))
  const weights = new Float64Array(names.length * kinds)
  const squares = new Float64Array(weights.length).fill(FIRST_SQUARE)
  const penalties = counts.map(count => penalty / count)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let turn = 0; turn < cases.length; turn += 1) {
      const example = turnOf(turn, epoch, cases.length)
      const row = rows[example]!
      const strength = strengthOf(row.length)
      const errors = errorsOf(weights, row, strength, cases[example]!.kind, kinds)
      for (let kind = 0; kind < kinds; kind += 1) {
        const error = errors[kind]! * strength
        if (Math.abs(error) < MIN_ERROR) continue
        for (const at of row) {
          const index = at + kind
          const slope = error + penalties[at / kinds]! * weights[index]!
          squares[index]! += slope * slope
          weights[index]! -= (RATE * slope) / Math.sqrt(squares[index]!)
        }
      }
    }
  return new Map(
    names.flatMap((feature, index) => {
      const own = Array.from({ length: kinds }, (_, kind) => kind).flatMap(kind => {
        const weight = weights[index * kinds + kind]!
        return Math.abs(weight) < leastWeight ? [] : [[kind, weight] as const]
      })
      return own.length > 0 ? [[feature, new Map(own)] as const] : []
    }),
  )
}

/** How much too certain the weights are of each kind. */
function errorsOf(
  weights: Float64Array,
  row: Int32Array,
  strength: number,
  expected: number,
  kinds: number,
): Float64Array {
  const scores = new Float64Array(kinds)
  for (const at of row) for (let kind = 0; kind < kinds; kind += 1) scores[kind]! += weights[at + kind]!
  const highest = Math.max(...scores)
  const exponents = scores.map(score => Math.exp((score - highest) * strength))
  const total = exponents.reduce((sum, one) => sum + one, 0)
  return exponents.map((exponent, kind) => exponent / total - (kind === expected ? 1 : 0))
}
