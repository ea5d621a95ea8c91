import { type LearnedActivities, readActivities } from './weigh.ts'
import { WEIGHTS } from './weights.ts'

let learned: LearnedActivities | null = null

/** Learned from the labelled examples by bench/train-activities.ts. Read when first needed. */
export const learnedActivities = (): LearnedActivities => (learned ??= readActivities(WEIGHTS))
