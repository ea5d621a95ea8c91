/** How much each feature speaks for each activity. Only activities that a feature was seen with have a weight, besides none. */
type ActivityWeights = ReadonlyMap<string, ReadonlyMap<number, number>>

export interface LearnedActivities {
  /** Their names, in the order of their numbers. The first stands for none of the others. */
  readonly names: readonly string[]
  readonly weights: ActivityWeights
}

/** The number that stands for none of the activities. */
export const NONE = 0

/** A longer text has more features. Each counts less, so that length alone makes nothing certain. */
const STRENGTH = 4
export const strengthOf = (features: number): number => STRENGTH / Math.sqrt(Math.max(1, features))

/** The probability of each activity, by its number. */
export function activitiesOf(features: Iterable<string>, { names, weights }: LearnedActivities): Float64Array {
  const known = [...features].flatMap(feature => weights.get(feature) ?? [])
  const strength = strengthOf(known.length)
  const scores = new Float64Array(names.length)
  for (const one of known) for (const [activity, weight] of one) scores[activity]! += weight * strength
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  let total = 0
  for (let i = 0; i < scores.length; i += 1) {
    scores[i] = Math.exp(scores[i]! - highest)
    total += scores[i]!
  }
  return scores.map(score => score / total)
}

/** Weights are stored in tenths. */
const SCALE = 10

/** The names in the first line, then a line for each feature: its name, a tab, and pairs of an activity's number and a weight. */
export function writeActivities({ names, weights }: LearnedActivities): string {
  const lines = [...weights].flatMap(([feature, activities]) => {
    const pairs = [...activities].flatMap(([activity, weight]) => {
      const stored = Math.round(weight * SCALE)
      return stored === 0 ? [] : [`${activity}:${stored}`]
    })
    return pairs.length > 0 ? [`${feature}\t${pairs.join(' ')}`] : []
  })
  return [names.join('|'), ...lines.toSorted()].join('\n')
}

export function readActivities(text: string): LearnedActivities {
  const [names = '', ...lines] = text.split('\n')
  const weights = lines.map(line => {
    const [feature = '', pairs = ''] = line.split('\t')
    const activities = pairs.split(' ').map(pair => {
      const [activity, weight] = pair.split(':')
      return [Number(activity), Number(weight) / SCALE] as const
    })
    return [feature, new Map(activities)] as const
  })
  return { names: names.split('|'), weights: new Map(weights) }
}
