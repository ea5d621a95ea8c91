import { casesOf, digestOfExamples, examples, learnTopics } from '#platform/ai/topics/labelled/train.ts'
import { writeLearned } from './write-weights.ts'

// Learns the weights of platform/ai/topics from the labelled examples: node --import tsx bench/train-topics.ts
// Run it after every change of the examples or the features.

const all = examples()
writeLearned({
  file: 'platform/ai/topics/weights.ts',
  by: 'bench/train-topics.ts',
  examples: all.length,
  digest: digestOfExamples(),
  weights: learnTopics(casesOf(all)),
})
