import { casesOf, digestOfExamples, examples, learn } from '#modules/interviewer/labelled/train.ts'
import { writeLearned } from './write-weights.ts'

// Learns the weights of modules/interviewer/intent from the labelled examples: node --import tsx bench/train-intents.ts
// Run it after every change of the examples, the vocabulary or the rules.

const all = examples()
writeLearned({
  file: 'modules/interviewer/intent/weights.ts',
  by: 'bench/train-intents.ts',
  examples: all.length,
  digest: digestOfExamples(),
  weights: learn(casesOf(all)),
})
