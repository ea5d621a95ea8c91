import { writeFileSync } from 'node:fs'
import { type Weights, writeWeights } from '#platform/ai/weighing/weigh.ts'

/** What was learned, and by which program. */
interface Learned {
  /** From the project's root. */
  file: string
  by: string
  examples: number
  digest: string
  weights: Weights
}

/** Writes learned weights to their file and says how large they are. */
export function writeLearned({ file, by, examples, digest, weights }: Learned): void {
  const text = `// Made by ${by} from the labelled examples.

/** Of the examples that these weights were learned from. */
export const LEARNED_FROM = '${digest}'

export const WEIGHTS =
  ${JSON.stringify(writeWeights(weights))}
`
  writeFileSync(new URL(`../${file}`, import.meta.url), text)
  console.log(`${examples} examples, ${[...weights.entries()].length} features, ${text.length} characters`)
}
