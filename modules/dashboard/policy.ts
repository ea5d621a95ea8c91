import type { StageTargets } from './contract.ts'

/** At most so many of something are counted that is not counted in advance. */
export const MOST_COUNTED = 100

/** A candidate without a message for so many days is pointed out. */
export const SILENT_DAYS = 7

export const DEFAULT_TARGETS: StageTargets = { applied: 2, screening: 5, review: 4, interview: 8, offer: 3 }
