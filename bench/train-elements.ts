import { writeFileSync } from 'node:fs'
import { ELEMENTS } from '#modules/evaluation/engine/schema.ts'
import {
  digestOfElementExamples,
  elementExamples,
  learnElements,
} from '#modules/evaluation/labelled/element-examples.ts'
import {
  digestOfPresenceExamples,
  learnPresence,
  presenceExamples,
} from '#modules/evaluation/labelled/element-presence.ts'
import { readWeights, writeWeights } from '#platform/ai/weighing/weigh.ts'
import { writeLearned } from './write-weights.ts'

// Learns from the labelled clauses how likely a clause shows each element, and from the labelled answers what that says about the
// answer: node --import tsx bench/train-elements.ts. Run it after every change of the examples, the answers or the rules.

const PRESENCE = 'modules/evaluation/engine/structure/presence-weights.ts'
const DECIMALS = 2

const all = elementExamples()
const weights = learnElements(all)
writeLearned({
  file: 'modules/evaluation/engine/structure/element-weights.ts',
  by: 'bench/train-elements.ts',
  examples: all.length,
  digest: digestOfElementExamples(),
  weights,
})

const answers = presenceExamples(readWeights(writeWeights(weights)))
const presence = learnPresence(answers)
const rows = ELEMENTS.map(name => `  ${name}: [${presence[name].map(weight => weight.toFixed(DECIMALS)).join(', ')}],`)
writeFileSync(
  new URL(`../${PRESENCE}`, import.meta.url),
  `import type { PresenceWeights } from './presence.ts'

// Made by bench/train-elements.ts from the labelled answers.

/** Of the answers that these weights were learned from. */
export const LEARNED_FROM = '${digestOfPresenceExamples()}'

/** In the order of PRESENCE_FEATURES. */
export const PRESENCE_WEIGHTS: PresenceWeights = {
${rows.join('\n')}
}
`,
)
console.log(`${answers.length} answers`)
