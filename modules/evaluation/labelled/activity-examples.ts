import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { activityFeatures } from '../engine/match/activities/features.ts'
import { strengthOf } from '#platform/ai/weighing/weigh.ts'
import { activitiesOf, type LearnedActivities, NONE } from '../engine/match/activities/weigh.ts'

/** A requirement or a line of a résumé, with the activity that it is about. */
export interface ActivityExample {
  readonly activity: string
  readonly isRequirement: boolean
  readonly text: string
  /** What was written together: a file. */
  readonly batch: string
}

const FOLDER = new URL('./activities/', import.meta.url)

const NO_ACTIVITY = 'none'

/** Sections by activity. "=": how a requirement names it. "-": shares words with it but shows something else. "*": words of it. A name with " / " groups tasks. */
export const activityExamples = (): ActivityExample[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap(batch =>
      readFileSync(new URL(batch, FOLDER), 'utf8')
        .split(/^## /mu)
        .filter(section => section.trim() !== '')
        .flatMap(section => {
          const [name = '', ...lines] = section.split('\n')
          return lines
            .filter(line => line !== '')
            .flatMap(line => (line.startsWith('* ') ? line.slice(2).split(', ') : [line]))
            .map(line => ({
              activity: line.startsWith('- ') ? NO_ACTIVITY : name,
              isRequirement: line.startsWith('= '),
              text: line.replace(/^[=-] /u, ''),
              batch,
            }))
        }),
    )

/** Changes with every example: tells whether the weights are up to date. */
export const digestOfActivityExamples = (): string => {
  const hash = createHash('sha256')
  for (const { activity, text } of activityExamples()) hash.update(`${activity} ${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

export const activityNames = (all: readonly ActivityExample[]): string[] => [
  NO_ACTIVITY,
  ...[...new Set(all.map(({ activity }) => activity))].filter(name => name !== NO_ACTIVITY).toSorted(),
]

const EPOCHS = 15
const RATE = 0.2
const PENALTY = 0.02
const FIRST_SQUARE = 0.1
/** Nothing is learned from what is told almost surely. */
const MIN_ERROR = 0.0001
/** Pairs of words seen once say nothing. */
const PAIR = /^b /u
const LEAST_PAIRS = 2
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.15
/** Takes the examples in an order of its own, always the same. */
const STEP = 7919

/**
 * Learns a log-linear model, one example after the other, with a rate of its own for each weight. A feature only speaks for activities
 * that it was seen with, and for none: with so many activities, weights against all others would be most of the model.
 */
export function learnActivities(all: readonly ActivityExample[], names = activityNames(all)): LearnedActivities {
  const cases = all.map(({ activity, text }) => ({
    activity: names.indexOf(activity),
    features: [...activityFeatures(text)],
  }))
  const counts = new Map<string, number>()
  const weights = new Map<string, Map<number, number>>()
  for (const { features } of cases) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  for (const { activity, features } of cases)
    for (const feature of features) {
      if (PAIR.test(feature) && counts.get(feature)! < LEAST_PAIRS) continue
      const own = weights.get(feature) ?? new Map([[NONE, 0]])
      weights.set(feature, own.set(activity, 0))
    }
  const squares = new Map(
    [...weights].map(([feature, own]) => [feature, new Map([...own].map(([one]) => [one, FIRST_SQUARE]))]),
  )
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let turn = 0; turn < cases.length; turn += 1) {
      const { activity: expected, features } = cases[(turn * STEP + epoch) % cases.length]!
      const shares = activitiesOf(features, { names, weights })
      const strength = strengthOf(features.length)
      for (const feature of features) {
        const own = weights.get(feature)
        if (!own) continue
        const square = squares.get(feature)!
        const penalty = PENALTY / Math.sqrt(counts.get(feature)!)
        for (const [activity, weight] of own) {
          const slope = (shares[activity]! - (activity === expected ? 1 : 0)) * strength + penalty * weight
          if (Math.abs(slope) < MIN_ERROR) continue
          const sum = square.get(activity)! + slope * slope
          square.set(activity, sum)
          own.set(activity, weight - (RATE * slope) / Math.sqrt(sum))
        }
      }
    }
  const kept = [...weights].flatMap(([feature, own]) => {
    const large = [...own].filter(([, weight]) => Math.abs(weight) >= MIN_WEIGHT)
    return large.length > 0 ? [[feature, new Map(large)] as const] : []
  })
  return { names, weights: new Map(kept) }
}
