import { writeFileSync } from 'node:fs'
import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { learnAccounts } from '#modules/evaluation/labelled/account-examples.ts'
import {
  digestOfElementExamples,
  elementExamples,
  learnElements,
} from '#modules/evaluation/labelled/element-examples.ts'
import { learnPresence, presenceExamples } from '#modules/evaluation/labelled/element-presence.ts'
import { digestOfLearnedAnswers, learnedAnswers } from '#modules/evaluation/labelled/learned-answers.ts'
import { readWeights, type Weights, writeWeights } from '#platform/ai/weighing/weigh.ts'
import { writeLearned } from './write-weights.ts'

// Learns from labelled clauses and answers how likely a clause shows each element, from the answers how likely one is an account, and
// what both say about the elements of an answer: node --import tsx bench/train-elements.ts. Run it after every change of the examples,
// the answers or the rules.

const PRESENCE = 'modules/answer-structure/presence-weights.ts'
const DECIMALS = 2
/** What the presence is learned with was learned from the answers to the other questions. */
const PARTS = 3

/** Weights as they are read from their file. */
const stored = (weights: Weights) => readWeights(writeWeights(weights))

const examples = elementExamples()
const answers = learnedAnswers()
const weights = learnElements(examples, answers)
writeLearned({
  file: 'modules/answer-structure/element-weights.ts',
  by: 'bench/train-elements.ts',
  examples: examples.length,
  digest: digestOfElementExamples(),
  weights,
})

writeLearned({
  file: 'modules/answer-structure/account-weights.ts',
  by: 'bench/train-elements.ts',
  examples: answers.length,
  digest: digestOfLearnedAnswers(),
  weights: learnAccounts(answers),
})

const questions = [...new Set(answers.map(({ question }) => question))]
const partOf = ({ question }: { question: string }) => questions.indexOf(question) % PARTS
const weighed = Array.from({ length: PARTS }, (_, part) => {
  const others = answers.filter(answer => partOf(answer) !== part)
  const own = answers.filter(answer => partOf(answer) === part)
  return presenceExamples(own, {
    odds: stored(learnElements(examples, others)),
    account: stored(learnAccounts(others)),
  })
}).flat()
const presence = learnPresence(weighed)
const rows = ELEMENTS.map(name => `  ${name}: [${presence[name].map(weight => weight.toFixed(DECIMALS)).join(', ')}],`)
writeFileSync(
  new URL(`../${PRESENCE}`, import.meta.url),
  `import type { PresenceWeights } from './presence.ts'

// Made by bench/train-elements.ts from the labelled answers.

/** Of the answers that these weights were learned from. */
export const LEARNED_FROM = '${digestOfLearnedAnswers()}'

/** In the order of PRESENCE_FEATURES. */
export const PRESENCE_WEIGHTS: PresenceWeights = {
${rows.join('\n')}
}
`,
)
console.log(`${answers.length} answers, ${weighed.length} with misheard words`)
