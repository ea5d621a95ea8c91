import { writeFileSync } from 'node:fs'
import { type Element, ELEMENTS } from '#modules/answer-structure/contract.ts'
import { learnAccounts } from '#modules/evaluation/labelled/account-examples.ts'
import {
  digestOfElementExamples,
  elementExamples,
  learnElements,
} from '#modules/evaluation/labelled/element-examples.ts'
import { learnPresence, presenceExamples } from '#modules/evaluation/labelled/element-presence.ts'
import { learnQuotes, quoteExamples } from '#modules/evaluation/labelled/element-quotes.ts'
import { digestOfLearnedAnswers, learnedAnswers } from '#modules/evaluation/labelled/learned-answers.ts'
import { readWeights, type Weights, writeWeights } from '#platform/ai/weighing/weigh.ts'
import { writeLearned } from './write-weights.ts'

// Learns from labelled clauses and answers how likely a clause shows each element, from the answers how likely one is an account, what
// both say about the elements of an answer, and which clause is quoted: node --import tsx bench/train-elements.ts. Run it after every
// change of the examples, the answers or the rules.

const DECIMALS = 2
/** What presence and quotes are learned with was learned from the answers to the other questions. */
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
const parts = Array.from({ length: PARTS }, (_, part) => {
  const others = answers.filter(answer => partOf(answer) !== part)
  const own = answers.filter(answer => partOf(answer) === part)
  const before = { odds: stored(learnElements(examples, others)), account: stored(learnAccounts(others)) }
  return { presence: presenceExamples(own, before), quotes: quoteExamples(own, before) }
})

/** Writes what was learned from the answers for each element. */
function writeRows(
  kind: 'presence' | 'quote',
  weights: Readonly<Record<Element, readonly number[]>>,
  from: string,
): void {
  const [name, type] = [kind.toUpperCase(), kind === 'presence' ? 'PresenceWeights' : 'QuoteWeights']
  const rows = ELEMENTS.map(
    element => `  ${element}: [${weights[element].map(one => one.toFixed(DECIMALS)).join(', ')}],`,
  )
  writeFileSync(
    new URL(`../modules/answer-structure/${kind}-weights.ts`, import.meta.url),
    `import type { ${type} } from './${from}.ts'

// Made by bench/train-elements.ts from the labelled answers.

/** Of the answers that these weights were learned from. */
export const LEARNED_FROM = '${digestOfLearnedAnswers()}'

/** In the order of ${name}_FEATURES. */
export const ${name}_WEIGHTS: ${type} = {
${rows.join('\n')}
}
`,
  )
}

const presence = parts.flatMap(part => part.presence)
writeRows('presence', learnPresence(presence), 'presence-features')
const quotes = parts.flatMap(part => part.quotes)
writeRows('quote', learnQuotes(quotes), 'quoted-clause')
console.log(`${answers.length} answers, ${presence.length} with misheard words, ${quotes.length} quotes`)
