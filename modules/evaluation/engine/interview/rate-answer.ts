import { readSignals, type Signals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { isKeywordList } from '../keyword-list.ts'
import type { Level } from '../schema.ts'
import { contentWords } from '../synonyms.ts'
import { concepts, type Demand, type Rubric } from './rubric.ts'
import type { AnswerSegment } from './segments.ts'

/** A segment of an answer with content of its own. */
export interface ScorableSegment {
  segment: AnswerSegment
  signals: Signals
  /** How strong its evidence is, to choose the quotes. */
  evidenceWeight: number
}

export interface AnswerRating {
  level: Level
  shown: Demand[]
  onTopic: boolean
}

export interface Strictness {
  name: 'strict' | 'standard' | 'lenient'
  /** Added to every threshold. */
  shift: number
  /** The credit for "we did"; "I did" has 1. */
  teamShare: number
  /** For longer answers that never mention the topic: the factor of their score and the highest level they can get. */
  offTopic: { factor: number; maxLevel: Level }
}

export const STRICTNESS_LEVELS: readonly Strictness[] = [
  { name: 'strict', shift: 0.05, teamShare: 0, offTopic: { factor: 0.4, maxLevel: 2 } },
  { name: 'standard', shift: 0, teamShare: 0.25, offTopic: { factor: 0.75, maxLevel: 3 } },
  { name: 'lenient', shift: -0.05, teamShare: 0.4, offTopic: { factor: 0.9, maxLevel: 4 } },
]

const WEIGHTS: Record<Demand, number> = {
  own_action: 0.28,
  result: 0.2,
  reasoning: 0.16,
  number: 0.12,
  particular: 0.12,
  change: 0.12,
}

/** The minimum evidence for levels 2, 3, 4 and 5. */
const THRESHOLDS = [0.12, 0.28, 0.46, 0.64] as const

/** The words of its own that a segment needs to be scored: otherwise, repeating the question or the scale would score. */
const MIN_OWN_STEMS = 2
const ECHO_SHARE = 0.75

/** The number of content words from which on the length has no influence. */
const FULL_LENGTH_WORDS = 16

/**
 * The segments that are scored. Repetitions of the question, lists of keywords and the scale's own words are left out. How well
 * something is expressed has no influence.
 */
export function scorableSegments(segments: AnswerSegment[], rubric: Rubric): ScorableSegment[] {
  return segments.flatMap(segment => {
    const stems = [...new Set(contentWords(segment.text))]
    const signals = readSignals(segment.text)
    const action = signals.own_action || signals.team_action
    const echoed = stems.filter(word => rubric.question.has(word)).length
    if (stems.length > 2 && echoed / stems.length >= ECHO_SHARE) return []
    if (isKeywordList(segment.text) && !action) return []
    const added = stems.filter(word => !rubric.allWords.has(word)).length
    if (added < MIN_OWN_STEMS && !(added > 0 && (signals.number || signals.particular))) return []
    return [{ segment, signals, evidenceWeight: evidenceWeight(signals) }]
  })
}

function evidenceWeight(signals: Signals): number {
  if (signals.general) return 0.02
  const own = (Object.keys(WEIGHTS) as Demand[]).reduce((sum, name) => sum + (signals[name] ? WEIGHTS[name] : 0), 0)
  return own + (signals.team_action ? 0.08 : 0)
}

export function contentWordCount(scorable: ScorableSegment[]): number {
  return scorable.reduce((sum, { segment }) => sum + contentStems(segment.text).length, 0)
}

/** Rates an answer once. Deterministic. */
export function rateAnswer(scorable: ScorableSegment[], rubric: Rubric, strictness: Strictness): AnswerRating {
  const shares = evidence(scorable, strictness)
  const total = (Object.keys(WEIGHTS) as Demand[]).reduce((sum, name) => sum + WEIGHTS[name] * shares[name], 0)
  const answer = new Set(scorable.flatMap(({ segment }) => concepts(segment.text)))
  const hits = [...rubric.topic].filter(word => answer.has(word)).length
  const topicFactor = topicality(hits, rubric.topic.size, contentWordCount(scorable), strictness)
  const fit = scaleFit(shares, answer, rubric)
  const sum =
    (fit === null ? total : 0.75 * total + 0.25 * fit) * topicFactor.factor * lengthFactor(contentWordCount(scorable))
  let level = 1 + THRESHOLDS.filter(threshold => sum >= threshold + strictness.shift).length
  // Levels from 3 require an action, a 4 requires its result, and a 5 requires a result of the candidate's own action.
  if (topicFactor.offTopic) level = Math.min(level, strictness.offTopic.maxLevel)
  if (shares.own_action + shares.teamShare === 0) level = Math.min(level, 2)
  if (shares.result === 0) level = Math.min(level, 3)
  if (shares.result < 1 || shares.own_action === 0) level = Math.min(level, 4)
  const shown = (Object.keys(WEIGHTS) as Demand[]).filter(name => shares[name] >= 0.5)
  return { level: level as Level, shown, onTopic: !topicFactor.offTopic }
}

/**
 * Short answers say "he" and "it", and an example in the candidate's own words may answer a question without mentioning its
 * topic. Words alone cannot distinguish that from an answer about something else: the runs differ here, and their range shows it.
 */
function topicality(
  hits: number,
  asked: number,
  words: number,
  { offTopic }: Strictness,
): { factor: number; offTopic: boolean } {
  if (asked === 0 || hits >= 2 || hits / asked >= 0.25) return { factor: 1, offTopic: false }
  if (hits === 1 || words < FULL_LENGTH_WORDS) return { factor: 0.8, offTopic: false }
  return { factor: offTopic.factor, offTopic: true }
}

function evidence(scorable: ScorableSegment[], { teamShare }: Strictness): Record<Demand | 'teamShare', number> {
  const real = scorable.filter(({ signals }) => !signals.general)
  const count = (test: (signals: Signals) => boolean) => real.filter(({ signals }) => test(signals)).length
  const action = (signals: Signals) => signals.own_action || signals.team_action
  const own = real.reduce((sum, { signals }) => sum + signals.own_deeds, 0)
  const together = count(signals => signals.team_action)
  const grounded = count(signals => signals.result && (action(signals) || signals.number || signals.particular))
  // "She was angry because …" is not a reason for an action.
  const reasons = count(signals => signals.reasoning && action(signals))
  return {
    own_action: own >= 2 ? 1 : own === 1 ? 0.6 : together > 0 ? teamShare : 0,
    teamShare: together > 0 ? teamShare : 0,
    particular: Math.min(
      1,
      count(signals => signals.particular),
    ),
    number: Math.min(
      1,
      count(signals => signals.number && (action(signals) || signals.result || signals.particular)),
    ),
    result: grounded > 0 ? 1 : count(signals => signals.result) > 0 ? 0.4 : 0,
    reasoning: reasons >= 2 ? 1 : reasons === 1 ? 0.7 : 0,
    change: Math.min(
      1,
      count(signals => signals.change),
    ),
  }
}

/** How much of what the upper levels of this scale require the answer shows, 0–1; null if the levels are empty. */
function scaleFit(shares: Record<Demand | 'teamShare', number>, answer: Set<string>, { upper }: Rubric): number | null {
  if (upper.length === 0) return null
  const fits = upper.map(({ level, demands, domain }) => {
    const shown = demands.length === 0 ? null : demands.reduce((sum, name) => sum + shares[name], 0) / demands.length
    const named =
      domain.length === 0
        ? null
        : Math.min(1, domain.filter(word => answer.has(word)).length / Math.min(3, domain.length))
    const fit = shown === null ? (named ?? 0) : named === null ? shown : 0.7 * shown + 0.3 * named
    return { fit, weight: level }
  })
  const weight = fits.reduce((sum, one) => sum + one.weight, 0)
  return fits.reduce((sum, one) => sum + one.fit * one.weight, 0) / weight
}

/** Very short answers score less. Above the minimum, length has no influence. */
function lengthFactor(words: number): number {
  if (words < 6) return 0.3
  if (words < 10) return 0.65
  if (words < FULL_LENGTH_WORDS) return 0.85
  return 1
}
