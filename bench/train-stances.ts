import {
  digestOfStances,
  learnedStanceExamples,
  learnStances,
  stanceCase,
  usualCases,
} from '#modules/evaluation/labelled/stances.ts'
import { writeLearned } from './write-weights.ts'

// Learns from labelled passages whose work they show: node --import tsx bench/train-stances.ts. Run it after every change of the passages,
// the rules or the features.

const labelled = learnedStanceExamples().map(stanceCase)
const usual = usualCases()
writeLearned({
  file: 'modules/evaluation/engine/match/stance/weights.ts',
  by: 'bench/train-stances.ts',
  examples: labelled.length + usual.length,
  digest: digestOfStances(),
  weights: learnStances(labelled, usual),
})
