// What learning from one case after the other has in common.

/** How fast weights move, and from where: each has a rate of its own, which falls with every change. */
export const RATE = 0.1
export const FIRST_SQUARE = 0.1
/** Nothing is learned from what is told almost surely. */
export const MIN_ERROR = 0.002
/** Keeps weights small, so that no single word decides. */
export const PENALTY = 0.2
export const EPOCHS = 8
/** Takes the cases in an order of its own, always the same. */
const STEP = 7919

export const turnOf = (turn: number, epoch: number, cases: number): number => (turn * STEP + epoch) % cases

interface NumberedFeatures {
  readonly names: readonly string[]
  /** In how many cases each name is. */
  readonly counts: readonly number[]
  /** The numbers of the features that count, times `width`. */
  readonly rowOf: (features: ReadonlySet<string>, width?: number) => Int32Array
}

/** Numbers the features that enough cases have. @param cases all features of each case */
export function numbered(cases: Iterable<ReadonlySet<string>>, least: (feature: string) => number): NumberedFeatures {
  const counts = new Map<string, number>()
  for (const features of cases) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([feature, count]) => count >= least(feature)).map(([feature]) => feature)
  const numbers = new Map(names.map((feature, index) => [feature, index]))
  return {
    names,
    counts: names.map(name => counts.get(name)!),
    rowOf: (features, width = 1) =>
      Int32Array.from(
        [...features].flatMap(feature => {
          const index = numbers.get(feature)
          return index === undefined ? [] : [index * width]
        }),
      ),
  }
}
