import { writeFileSync } from 'node:fs'
import { learnTopics } from '#platform/ai/topics/labelled/learn-topics.ts'
import { casesOf, digestOfExamples, examples } from '#platform/ai/topics/labelled/train.ts'
import { writeModel } from '#platform/ai/topics/model.ts'

// Learns the weights of platform/ai/topics from the labelled examples: node --import tsx bench/train-topics.ts
// Run it after every change of the examples or the features.

/** As the formatter writes a long text. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1)}'`)

const all = examples()
const model = learnTopics(casesOf(all))
const { names, vectors, unit, topics, bias } = writeModel(model)
const text = `// Made by bench/train-topics.ts from the labelled examples.
import type { WrittenModel } from './model.ts'

/** Of the examples that these weights were learned from. */
export const LEARNED_FROM = '${digestOfExamples()}'

export const MODEL: WrittenModel = {
  names:
    ${quoted(names)},
  vectors:
    ${quoted(vectors)},
  unit: ${unit},
  topics:
    ${quoted(topics)},
  bias: ${quoted(bias)},
}
`
writeFileSync(new URL('../platform/ai/topics/weights.ts', import.meta.url), text)
console.log(`${all.length} examples, ${model.features.size} features, ${text.length} characters`)
