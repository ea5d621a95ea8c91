import {
  digestOfElementExamples,
  elementExamples,
  learnElements,
} from '#modules/evaluation/labelled/element-examples.ts'
import { writeLearned } from './write-weights.ts'

// Learns the weights of the elements of answers from the labelled examples: node --import tsx bench/train-elements.ts
// Run it after every change of the examples or the rules.

const all = elementExamples()
writeLearned({
  file: 'modules/evaluation/engine/structure/element-weights.ts',
  by: 'bench/train-elements.ts',
  examples: all.length,
  digest: digestOfElementExamples(),
  weights: learnElements(all),
})
