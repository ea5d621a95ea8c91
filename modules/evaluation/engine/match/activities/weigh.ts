import { probabilitiesOf, readWeights, scoresOf, type Weights, writeWeights } from '#platform/ai/weighing/weigh.ts'

export interface LearnedActivities {
  /** Their names, in the order of their numbers. The first stands for none of the others. */
  readonly names: readonly string[]
  /** Only activities that a feature was seen with have a weight, besides none. */
  readonly weights: Weights
}

/** The number that stands for none of the activities. */
export const NONE = 0

/** The probability of each activity, by its number. */
export const activitiesOf = (features: Iterable<string>, { names, weights }: LearnedActivities): number[] =>
  probabilitiesOf(
    scoresOf(
      features,
      weights,
      names.map(() => 0),
    ),
  )

/** The names in the first line, then the weights. */
export const writeActivities = ({ names, weights }: LearnedActivities): string =>
  `${names.join('|')}\n${writeWeights(weights)}`

export function readActivities(text: string): LearnedActivities {
  const [names = ''] = text.split('\n', 1)
  return { names: names.split('|'), weights: readWeights(text.slice(names.length)) }
}
