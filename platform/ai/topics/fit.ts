import { probabilitiesOf, readWeights, scoresOf, type Weights } from '../weighing/weigh.ts'
import { featuresOf } from './features.ts'
import { TOPICS } from './topics.ts'
import { WEIGHTS } from './weights.ts'

let learned: Weights | null = null
/** Learned from the labelled examples by bench/train-topics.ts. */
const learnedWeights = (): Weights => (learned ??= readWeights(WEIGHTS))

const NONE_BEFORE = TOPICS.map(() => 0)
/** The probability of each topic of a text. */
export const topicsOf = (text: string, weights: Weights = learnedWeights()): number[] =>
  probabilitiesOf(scoresOf(featuresOf(text), weights, NONE_BEFORE))

/** Read with more and more of what describes it: the question alone is sure but short, its levels say much that is general. */
function topicsAsked(parts: readonly string[], weights: Weights): number[] {
  const readings = parts.map((_, last) => topicsOf(parts.slice(0, last + 1).join(' '), weights))
  return TOPICS.map((_, topic) => readings.reduce((sum, shares) => sum + shares[topic]!, 0) / readings.length)
}

/**
 * How much more likely an answer has the topic of its question than by chance, as a logarithm: below 0, less likely. The question may
 * come with what else describes it, the most telling first.
 */
export function topicFit(
  question: string | readonly string[],
  answer: string,
  weights: Weights = learnedWeights(),
): number {
  const asked = topicsAsked(typeof question === 'string' ? [question] : question, weights)
  const same = topicsOf(answer, weights).reduce((sum, share, topic) => sum + share * asked[topic]!, 0)
  return Math.log(same * TOPICS.length)
}
