import type { Outcome, Stage } from './contract.ts'
import { stageWords } from './words/stages.ts'

export const STAGES: readonly Stage[] = ['applied', 'screening', 'review', 'interview', 'offer']

/** The stages that an active application can move to: forward by any number of stages, or back. For server and screens. */
export const STAGE_ARROWS: Record<Stage, readonly Stage[]> = {
  applied: ['screening', 'review', 'interview', 'offer'],
  screening: ['applied', 'review', 'interview', 'offer'],
  review: ['applied', 'screening', 'interview', 'offer'],
  interview: ['screening', 'review', 'offer'],
  offer: ['review', 'interview'],
}

/** The outcomes that are possible in a stage. Only people decide; only the candidate can withdraw. */
export function outcomeArrows(stage: Stage, outcome: Outcome): readonly Outcome[] {
  if (outcome !== 'active') return outcome === 'withdrawn' ? [] : ['active']
  return stage === 'offer' ? ['hired', 'rejected'] : ['rejected']
}

export const nextStages = (stage: Stage, outcome: Outcome): readonly Stage[] =>
  outcome === 'active' ? STAGE_ARROWS[stage] : []

/** At most so many applications are changed at once. */
export const MOST_SELECTED = 500

/** Names shown on screens. */
export const STAGE_NAMES: Record<Stage, string> = stageWords.stages
export const OUTCOME_NAMES: Record<Outcome, string> = stageWords.outcomes

/** New applications of a job in a list are counted up to this many. */
export const MOST_NEW = 100

/** A note mentions at most so many people. */
export const MOST_MENTIONS = 20

/** The domain of fictional people: reserved, so that nobody can receive e-mails there. The database knows it, too. */
export const SAMPLE_DOMAIN = 'sample.example.com'
export const isSampleAddress = (email: unknown): boolean =>
  typeof email === 'string' && email.trim().toLowerCase().endsWith(`@${SAMPLE_DOMAIN}`)
