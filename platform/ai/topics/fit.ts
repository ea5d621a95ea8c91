import { featuresOf } from './features.ts'
import { probabilitiesIn, readModel, type TopicModel } from './model.ts'
import { TOPICS } from './topics.ts'
import { MODEL } from './weights.ts'

let learned: TopicModel | null = null
/** Learned from the labelled examples by bench/train-topics.ts. */
const learnedModel = (): TopicModel => (learned ??= readModel(MODEL))

/** The probability of each topic of a text. */
export const topicsOf = (text: string, model: TopicModel = learnedModel()): number[] =>
  probabilitiesIn(featuresOf(text), model)

/** Read with more and more of what describes it: the question alone is sure but short, its levels say much that is general. */
export function topicsAsked(parts: readonly string[], model: TopicModel = learnedModel()): number[] {
  const readings = parts.map((_, last) => topicsOf(parts.slice(0, last + 1).join(' '), model))
  return TOPICS.map((_, topic) => readings.reduce((sum, shares) => sum + shares[topic]!, 0) / readings.length)
}

/** Added to every probability: below it, one topic is as unlikely as another. */
const LEAST_SHARE = 0.005

/** How much more likely the topics of one are those of the other than by chance, as a mean logarithm: below 0, less likely. */
export const fitOf = (asked: readonly number[], answered: readonly number[]): number =>
  asked.reduce((sum, share, topic) => sum + share * Math.log((answered[topic]! + LEAST_SHARE) * TOPICS.length), 0)

/** How well an answer fits its question, which may come with what else describes it, the most telling first. */
export const topicFit = (question: string | readonly string[], answer: string): number =>
  fitOf(topicsAsked(typeof question === 'string' ? [question] : question), topicsOf(answer))
