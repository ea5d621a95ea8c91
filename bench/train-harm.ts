import { digestOfHarmExamples, harmExamples, learnHarm } from '#modules/evaluation/labelled/harm-examples.ts'
import { writeLearned } from './write-weights.ts'

// Learns from labelled accounts and answers which clause of an answer reports harm, if any: node --import tsx bench/train-harm.ts. Run it
// after every change of the accounts, the answers or the features.

const examples = harmExamples()
writeLearned({
  file: 'modules/answer-structure/harm-weights.ts',
  by: 'bench/train-harm.ts',
  examples: examples.length,
  digest: digestOfHarmExamples(),
  weights: learnHarm(examples),
})
