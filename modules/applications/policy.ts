import type { Outcome, Stage } from './contract.ts'
import { stageWords } from './words/stages.ts'

export const STAGES: readonly Stage[] = ['applied', 'screening', 'review', 'interview', 'offer']

/** Where an active application may go next: forward over any number of stages, or back. One table for server and screens. */
const STAGE_ARROWS: Record<Stage, readonly Stage[]> = {
  applied: ['screening', 'review', 'interview', 'offer'],
  screening: ['applied', 'review', 'interview', 'offer'],
  review: ['applied', 'screening', 'interview', 'offer'],
  interview: ['screening', 'review', 'offer'],
  offer: ['review', 'interview'],
}

/** How an application may end, by where it stands. Only a person ends one; only the candidate withdraws. */
export function outcomeArrows(stage: Stage, outcome: Outcome): readonly Outcome[] {
  if (outcome !== 'active') return outcome === 'withdrawn' ? [] : ['active']
  return stage === 'offer' ? ['hired', 'rejected'] : ['rejected']
}

export const nextStages = (stage: Stage, outcome: Outcome): readonly Stage[] =>
  outcome === 'active' ? STAGE_ARROWS[stage] : []

/** Names for people. */
export const STAGE_NAMES: Record<Stage, string> = stageWords.stages
export const OUTCOME_NAMES: Record<Outcome, string> = stageWords.outcomes
