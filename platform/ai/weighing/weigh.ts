/** How much each feature speaks for each kind; kinds are numbers. */
export interface Weights {
  get(feature: string): KindWeights | undefined
  entries(): Iterable<[feature: string, KindWeights]>
}

/** While weights are learned, those of a feature are by kind. When they are read, they are in a row, which is added several times as fast. */
type KindWeights = ReadonlyMap<number, number> | Row

/** A kind, its weight, the next kind, its weight … */
type Row = Float64Array

/** Something longer has more features. Each counts less, so that length alone makes nothing certain. */
const STRENGTH = 4
export const strengthOf = (features: number): number => STRENGTH / Math.sqrt(Math.max(1, features))

/**
 * A log-linear model: adds the weights of all features to what is assumed before. One score for each kind.
 * @param usual fewer features than these make nothing more certain
 */
export function scoresOf(features: Iterable<string>, weights: Weights, before: readonly number[], usual = 1): number[] {
  const known: KindWeights[] = []
  for (const feature of features) {
    const kinds = weights.get(feature)
    if (kinds) known.push(kinds)
  }
  const strength = strengthOf(Math.max(usual, known.length))
  const scores = [...before]
  for (const kinds of known)
    if (kinds instanceof Float64Array)
      for (let at = 0; at < kinds.length; at += 2) scores[kinds[at]!]! += kinds[at + 1]! * strength
    else for (const [kind, weight] of kinds) scores[kind]! += weight * strength
  return scores
}

const byKind = (kinds: KindWeights): ReadonlyMap<number, number> =>
  kinds instanceof Float64Array
    ? new Map(Array.from({ length: kinds.length / 2 }, (_, at) => [kinds[2 * at]!, kinds[2 * at + 1]!]))
    : kinds

/** How much a feature speaks for a kind. */
export const weightOf = (feature: string, kind: number, weights: Weights): number =>
  byKind(weights.get(feature) ?? new Map()).get(kind) ?? 0

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

function rowOf(pairs: string): Row {
  const kinds = Array.from(pairs.matchAll(/([a-z]+)(-?\d+)/g), ([, letters, weight]) => [
    kindOf(letters!),
    Number(weight) / SCALE,
  ])
  return new Float64Array(kinds.flat())
}

/** A line for each feature: its name, a tab, and pairs of a kind's letters and a weight. Of tens of thousands, a text has a few hundred: only those are read. */
export function readWeights(text: string): Weights {
  const written = new Map<string, string>()
  for (let from = 0; from < text.length;) {
    const [tab, newLine] = [text.indexOf('\t', from), text.indexOf('\n', from)]
    const end = newLine < 0 ? text.length : newLine
    if (tab >= 0 && tab < end) written.set(text.slice(from, tab), text.slice(tab + 1, end))
    from = end + 1
  }
  const read = new Map<string, Row>()
  return {
    get(feature) {
      const known = read.get(feature)
      if (known) return known
      const pairs = written.get(feature)
      if (pairs === undefined) return undefined
      const row = rowOf(pairs)
      read.set(feature, row)
      return row
    },
    entries: () => [...written].map(([feature, pairs]) => [feature, rowOf(pairs)]),
  }
}

export function writeWeights(weights: Weights): string {
  return [...weights.entries()]
    .map(([feature, kinds]) => {
      const pairs = [...byKind(kinds)].flatMap(([kind, weight]) => {
        const stored = Math.round(weight * SCALE)
        return stored === 0 ? [] : [`${lettersOf(kind)}${stored}`]
      })
      return pairs.length > 0 ? `${feature}\t${pairs.join(' ')}` : ''
    })
    .filter(line => line !== '')
    .toSorted()
    .join('\n')
}
