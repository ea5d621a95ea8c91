import { harmClauses, type HarmExample, harmExamples, learnHarm } from '#modules/evaluation/labelled/harm-examples.ts'
import { evidenceOf, harmFeatures, harmOdds } from '#modules/answer-structure/public.ts'

// Cross-validates what is learned about harm: node --import tsx bench/check-harm.ts. A quarter of the examples that follow each other is
// left out at a time, because neighbours are about the same matter.

const FOLDS = 4
/** Per thousand examples without harm. */
const FALSE_ALARMS = [10, 20, 30, 40, 50, 80, 100]

interface Weighed {
  readonly example: HarmExample
  readonly evidence: number
}

const examples = harmExamples()
const size = Math.ceil(examples.length / FOLDS / 5)
const foldOf = (at: number) => Math.floor(at / size) % FOLDS

const weighed: Weighed[] = []
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = learnHarm(examples.filter((_, at) => foldOf(at) !== fold))
  for (const example of examples.filter((_, at) => foldOf(at) === fold)) {
    const features = harmFeatures(harmClauses(example), example.language)
    weighed.push({ example, evidence: evidenceOf(harmOdds(features, weights)) })
  }
}

function print(name: string, own: readonly Weighed[]): void {
  const harmful = own.filter(({ example }) => example.harm !== null)
  const harmless = own
    .filter(({ example }) => example.harm === null)
    .map(({ evidence }) => evidence)
    .toSorted((a, b) => b - a)
  const higher = harmful.reduce((sum, { evidence }) => sum + harmless.filter(other => other < evidence).length, 0)
  const order = ((100 * higher) / (harmful.length * harmless.length)).toFixed(1)
  console.log(`${name}: ${harmful.length} with harm, ${harmless.length} without, ${order} % of their pairs in order`)
  for (const share of FALSE_ALARMS) {
    const limit = harmless[Math.floor((harmless.length * share) / 1000)]!
    const found = harmful.filter(({ evidence }) => evidence > limit).length
    console.log(
      `  false alarms ${(share / 10).toFixed(1)} %, found ${((100 * found) / harmful.length).toFixed(1)} % (evidence above ${limit.toFixed(2)})`,
    )
  }
}

print(
  'accounts',
  weighed.filter(({ example }) => !example.isAnswer),
)
print(
  'answers',
  weighed.filter(({ example }) => example.isAnswer),
)
