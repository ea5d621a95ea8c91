import { readSignals, type Signals } from '#platform/ai/text/signals.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { isList } from '../keyword-list.ts'
import type { Level } from '../schema.ts'
import { matter } from '../synonyms.ts'
import { concepts, type Demand, type Rubric } from './rubric.ts'
import type { Said } from './said.ts'

/** A piece of an answer that says something of its own. */
export interface Counted {
  said: Said
  signals: Signals
  /** How much of the level it carries, for choosing quotes. */
  worth: number
}

export interface Weighing {
  level: Level
  shown: Demand[]
  onTopic: boolean
}

export interface Strictness {
  name: 'strict' | 'even' | 'lenient'
  /** Added to every threshold. */
  shift: number
  /** What "we did" counts where "I did" counts 1. */
  team: number
  /** What a longer answer counts that never names the matter, and the highest level it can have. */
  elsewhere: { factor: number; most: Level }
}

export const READINGS: readonly Strictness[] = [
  { name: 'strict', shift: 0.05, team: 0, elsewhere: { factor: 0.4, most: 2 } },
  { name: 'even', shift: 0, team: 0.25, elsewhere: { factor: 0.75, most: 3 } },
  { name: 'lenient', shift: -0.05, team: 0.4, elsewhere: { factor: 0.9, most: 4 } },
]

const WEIGHTS: Record<Demand, number> = {
  own_action: 0.28,
  result: 0.2,
  reasoning: 0.16,
  number: 0.12,
  particular: 0.12,
  change: 0.12,
}

/** From this much evidence on a 2, 3, 4 and 5. */
const THRESHOLDS = [0.12, 0.28, 0.46, 0.64] as const

/** Own content a piece needs before its form counts: else repeating the question or the scale would score. */
const MIN_OWN_STEMS = 2
const ECHO_SHARE = 0.75

/** Words of matter from which an answer's length says nothing more. */
const LONG_ENOUGH = 16

/**
 * The pieces that count. Left out: the question said back, keywords in a row, and the scale's own words with nothing added.
 * How well it is said plays no part.
 */
export function countable(said: Said[], rubric: Rubric): Counted[] {
  return said.flatMap(one => {
    const stems = [...new Set(matter(one.text))]
    const signals = readSignals(one.text)
    const deed = signals.own_action || signals.team_action
    const echoed = stems.filter(word => rubric.question.has(word)).length
    if (stems.length > 2 && echoed / stems.length >= ECHO_SHARE) return []
    if (isList(one.text) && !deed) return []
    const fresh = stems.filter(word => !rubric.wording.has(word)).length
    if (fresh < MIN_OWN_STEMS && !(fresh > 0 && (signals.number || signals.particular))) return []
    return [{ said: one, signals, worth: worth(signals) }]
  })
}

function worth(signals: Signals): number {
  if (signals.general) return 0.02
  const own = (Object.keys(WEIGHTS) as Demand[]).reduce((sum, name) => sum + (signals[name] ? WEIGHTS[name] : 0), 0)
  return own + (signals.team_action ? 0.08 : 0)
}

export function contentWords(counted: Counted[]): number {
  return counted.reduce((sum, { said }) => sum + contentStems(said.text).length, 0)
}

/** One reading of an answer. Deterministic. */
export function weigh(counted: Counted[], rubric: Rubric, strictness: Strictness): Weighing {
  const shares = evidence(counted, strictness)
  const total = (Object.keys(WEIGHTS) as Demand[]).reduce((sum, name) => sum + WEIGHTS[name] * shares[name], 0)
  const answer = new Set(counted.flatMap(({ said }) => concepts(said.text)))
  const hits = [...rubric.topic].filter(word => answer.has(word)).length
  const topical = topicality(hits, rubric.topic.size, contentWords(counted), strictness)
  const fit = anchorFit(shares, answer, rubric)
  const sum = (fit === null ? total : 0.75 * total + 0.25 * fit) * topical.factor * lengthFactor(contentWords(counted))
  let level = 1 + THRESHOLDS.filter(threshold => sum >= threshold + strictness.shift).length
  // A deed of one's own carries the upper half of every scale; a 4 tells what came of it, a 5 does so of one's own deed.
  if (topical.elsewhere) level = Math.min(level, strictness.elsewhere.most)
  if (shares.own_action + shares.team === 0) level = Math.min(level, 2)
  if (shares.result === 0) level = Math.min(level, 3)
  if (shares.result < 1 || shares.own_action === 0) level = Math.min(level, 4)
  const shown = (Object.keys(WEIGHTS) as Demand[]).filter(name => shares[name] >= 0.5)
  return { level: level as Level, shown, onTopic: !topical.elsewhere }
}

/**
 * Short answers lean on "he" and "it", and a story told in its own words may answer a question without naming its matter. Words
 * alone cannot tell that from a story about something else: the readings part here, and their spread says so.
 */
function topicality(
  hits: number,
  asked: number,
  words: number,
  { elsewhere }: Strictness,
): { factor: number; elsewhere: boolean } {
  if (asked === 0 || hits >= 2 || hits / asked >= 0.25) return { factor: 1, elsewhere: false }
  if (hits === 1 || words < LONG_ENOUGH) return { factor: 0.8, elsewhere: false }
  return { factor: elsewhere.factor, elsewhere: true }
}

function evidence(counted: Counted[], { team }: Strictness): Record<Demand | 'team', number> {
  const real = counted.filter(({ signals }) => !signals.general)
  const count = (test: (signals: Signals) => boolean) => real.filter(({ signals }) => test(signals)).length
  const deed = (signals: Signals) => signals.own_action || signals.team_action
  const own = real.reduce((sum, { signals }) => sum + signals.own_deeds, 0)
  const together = count(signals => signals.team_action)
  const grounded = count(signals => signals.result && (deed(signals) || signals.number || signals.particular))
  // "She was angry because …" explains her, not what was done.
  const reasons = count(signals => signals.reasoning && deed(signals))
  return {
    own_action: own >= 2 ? 1 : own === 1 ? 0.6 : together > 0 ? team : 0,
    team: together > 0 ? team : 0,
    particular: Math.min(
      1,
      count(signals => signals.particular),
    ),
    number: Math.min(
      1,
      count(signals => signals.number && (deed(signals) || signals.result || signals.particular)),
    ),
    result: grounded > 0 ? 1 : count(signals => signals.result) > 0 ? 0.4 : 0,
    reasoning: reasons >= 2 ? 1 : reasons === 1 ? 0.7 : 0,
    change: Math.min(
      1,
      count(signals => signals.change),
    ),
  }
}

/** How far the answer shows what the upper levels of this very scale ask for, 0–1; null when the scale says nothing. */
function anchorFit(shares: Record<Demand | 'team', number>, answer: Set<string>, { upper }: Rubric): number | null {
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

/** A floor, never a reward: beyond it, saying more adds nothing by itself. */
function lengthFactor(words: number): number {
  if (words < 6) return 0.3
  if (words < 10) return 0.65
  if (words < LONG_ENOUGH) return 0.85
  return 1
}
