/** How much each feature speaks for each kind; kinds are numbers. */
export type Weights = ReadonlyMap<string, ReadonlyMap<number, number>>

/** Something longer has more features. Each counts less, so that length alone makes nothing certain. */
const STRENGTH = 4
export const strengthOf = (features: number): number => STRENGTH / Math.sqrt(Math.max(1, features))

/** A log-linear model: adds the weights of all features to what is assumed before. One score for each kind. */
export function scoresOf(features: Iterable<string>, weights: Weights, before: readonly number[]): number[] {
  const known = [...features].flatMap(feature => weights.get(feature) ?? [])
  const strength = strengthOf(known.length)
  const scores = [...before]
  for (const one of known) for (const [kind, weight] of one) scores[kind]! += weight * strength
  return scores
}

/** The probability of each kind, from its score. */
export function probabilitiesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const exponents = scores.map(score => Math.exp(score - highest))
  const total = exponents.reduce((sum, one) => sum + one, 0)
  return exponents.map(one => one / total)
}

/** Weights are stored in tenths. */
const SCALE = 10
const RADIX = 26
const FIRST_LETTER = 'a'.charCodeAt(0)

/** The number of a kind in letters: a to z, ba, bb … */
const lettersOf = (kind: number): string =>
  Array.from(kind.toString(RADIX), digit => String.fromCharCode(FIRST_LETTER + parseInt(digit, RADIX))).join('')

const kindOf = (letters: string): number =>
  Array.from(letters).reduce((kind, letter) => kind * RADIX + letter.charCodeAt(0) - FIRST_LETTER, 0)

/** A line for each feature: its name, a tab, and pairs of a kind's letters and a weight. */
export function readWeights(text: string): Weights {
  return new Map(
    text
      .split('\n')
      .filter(line => line.includes('\t'))
      .map(line => {
        const [feature, pairs] = line.split('\t')
        const kinds = Array.from(
          pairs!.matchAll(/([a-z]+)(-?\d+)/g),
          ([, letters, weight]) => [kindOf(letters!), Number(weight) / SCALE] as const,
        )
        return [feature!, new Map(kinds)] as const
      }),
  )
}

export function writeWeights(weights: Weights): string {
  return [...weights]
    .map(([feature, kinds]) => {
      const pairs = [...kinds].flatMap(([kind, weight]) => {
        const stored = Math.round(weight * SCALE)
        return stored === 0 ? [] : [`${lettersOf(kind)}${stored}`]
      })
      return pairs.length > 0 ? `${feature}\t${pairs.join(' ')}` : ''
    })
    .filter(line => line !== '')
    .toSorted()
    .join('\n')
}
