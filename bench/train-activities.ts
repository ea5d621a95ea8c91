import { writeFileSync } from 'node:fs'
import { writeActivities } from '#modules/evaluation/engine/match/activities/weigh.ts'
import {
  activityExamples,
  digestOfActivityExamples,
  learnActivities,
} from '#modules/evaluation/labelled/activity-examples.ts'

// Learns the weights of activities from the labelled examples: node --import tsx bench/train-activities.ts
// Run it after every change of the examples, the features or the vocabulary.

const all = activityExamples()
const learned = learnActivities(all)
const text = `// Made by bench/train-activities.ts from the labelled examples.

/** Of the examples that these weights were learned from. */
export const LEARNED_FROM = '${digestOfActivityExamples()}'

export const WEIGHTS =
  ${JSON.stringify(writeActivities(learned))}
`
writeFileSync(new URL('../modules/evaluation/engine/match/activities/weights.ts', import.meta.url), text)
console.log(
  `${all.length} examples, ${learned.names.length} activities, ${[...learned.weights.entries()].length} features, ${text.length} characters`,
)
