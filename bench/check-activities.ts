import { activityFeatures } from '#modules/evaluation/engine/match/activities/features.ts'
import { activitiesOf, NONE } from '#modules/evaluation/engine/match/activities/weigh.ts'
import {
  activityExamples,
  type ActivityExample,
  activityNames,
  learnActivities,
} from '#modules/evaluation/labelled/activity-examples.ts'

// Cross-validates what is learned from the labelled examples of activities: node --import tsx bench/check-activities.ts [--wrong] [--batch=FILE]
// A batch is left out as a whole, or every fifth example is.

const FOLDS = 5
const CERTAIN = 0.25
const printsWrong = process.argv.includes('--wrong')
const batches = process.argv.flatMap(argument => (argument.startsWith('--batch=') ? [argument.slice(8)] : []))

const all = activityExamples()
const names = activityNames(all)
const isHeld = (example: ActivityExample, at: number, fold: number) =>
  batches.length > 0 ? batches[fold] === example.batch : at % FOLDS === fold

const read: { example: ActivityExample; activity: string; certainty: number }[] = []
for (let fold = 0; fold < (batches.length || FOLDS); fold += 1) {
  const learned = learnActivities(
    all.filter((example, at) => !isHeld(example, at, fold)),
    names,
  )
  all.forEach((example, at) => {
    if (!isHeld(example, at, fold)) return
    const shares = activitiesOf(activityFeatures(example.text), learned)
    const best = shares.indexOf(Math.max(...shares))
    read.push({ example, activity: names[best]!, certainty: shares[best]! })
  })
}

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`
const certain = ({ activity, certainty }: (typeof read)[number]) => activity !== names[NONE] && certainty >= CERTAIN
for (const [what, own] of [
  ['requirements', read.filter(({ example }) => example.isRequirement && example.activity !== names[NONE])],
  ['lines', read.filter(({ example }) => !example.isRequirement && example.activity !== names[NONE])],
  ['none', read.filter(({ example }) => example.activity === names[NONE])],
] as const) {
  const found = own.filter(certain)
  const right = found.filter(({ example, activity }) => example.activity === activity)
  console.log(
    `${what}: ${own.length}, certain ${percent(found.length, own.length)}, right of these ${percent(right.length, found.length)}`,
  )
}
if (printsWrong)
  for (const one of read)
    if (certain(one) && one.example.activity !== one.activity)
      console.log(`${one.example.activity} read as ${one.activity} (${one.certainty.toFixed(2)}): ${one.example.text}`)
