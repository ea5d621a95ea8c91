import { probabilitiesOf, readWeights, scoresOf, type Weights } from '../weighing/weigh.ts'
import { featuresOf } from './features.ts'
import { TOPICS } from './topics.ts'
import { WEIGHTS } from './weights.ts'

let learned: Weights | null = null
/** Learned from the labelled examples by bench/train-topics.ts. */
const learnedWeights = (): Weights => (learned ??= readWeights(WEIGHTS))

const NONE_BEFORE = TOPICS.map(() => 0)
/** The probability of each topic of a text. Less sureness brings the probabilities closer to each other. */
export const topicsOf = (text: string, weights: Weights = learnedWeights(), sureness = 1): number[] =>
  probabilitiesOf(scoresOf(featuresOf(text), weights, NONE_BEFORE).map(score => score * sureness))

const meanOf = (readings: readonly number[][]): number[] =>
  TOPICS.map((_, topic) => readings.reduce((sum, shares) => sum + shares[topic]!, 0) / readings.length)

/** Read with more and more of what describes it: the question alone is sure but short, its levels say much that is general. */
export const topicsAsked = (parts: readonly string[], weights: Weights = learnedWeights()): number[] =>
  meanOf(parts.map((_, last) => topicsOf(parts.slice(0, last + 1).join(' '), weights)))

/** An answer is read whole, in halves and in thirds, so that a few words of one part do not decide alone. */
const DIVISIONS = [1, 2, 3]
/** An answer tells much that has nothing to do with its topic. */
const SURENESS_OF_ANSWERS = 0.8

function divided(text: string, count: number): string[] {
  const words = text.split(' ')
  const at = (part: number) => Math.floor((words.length * part) / count)
  return Array.from({ length: count }, (_, part) => words.slice(at(part), at(part + 1)).join(' '))
}

export const topicsAnswered = (answer: string, weights: Weights = learnedWeights()): number[] =>
  meanOf(DIVISIONS.flatMap(count => divided(answer, count)).map(part => topicsOf(part, weights, SURENESS_OF_ANSWERS)))

/** How much more likely the topic of one is that of the other than by chance, as a logarithm: below 0, less likely. */
export const fitOf = (asked: readonly number[], answered: readonly number[]): number =>
  Math.log(answered.reduce((sum, share, topic) => sum + share * asked[topic]!, 0) * TOPICS.length)

/** How well an answer fits its question, which may come with what else describes it, the most telling first. */
export const topicFit = (question: string | readonly string[], answer: string): number =>
  fitOf(topicsAsked(typeof question === 'string' ? [question] : question), topicsAnswered(answer))
