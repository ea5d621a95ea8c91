/** A list as it was left, so that the page of one of its candidates knows who stands before and after. */
export interface Walk {
  /** The list's own filters, as in its address. */
  readonly address: string
  /** How many the whole list holds, in words: "42", "1,284". */
  readonly total: string
  readonly steps: readonly Step[]
  /** Who was opened last: the list marks them on the way back. */
  readonly last?: string
}
export interface Step {
  readonly id: string
  readonly candidate_uuid: string
}

export interface WalkPlace {
  /** From 1. */
  readonly at: number
  readonly total: string
  readonly before: Step | null
  readonly after: Step | null
}

const KEY = 'applications_walk'

/** Kept for this tab: another tab may walk another list. */
export function keepWalk(walk: Walk): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(walk))
  } catch {
    // Storage is shut (some private modes): there is no walking then.
  }
}

export function readWalk(): Walk | null {
  try {
    const walk = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Walk | null
    return Array.isArray(walk?.steps) ? walk : null
  } catch {
    return null
  }
}

/** Where an application stands in the list it was opened from; null if it was opened otherwise. */
export function placeIn(walk: Walk | null, address: string, applicationId: string): WalkPlace | null {
  if (!walk || walk.address !== address) return null
  const index = walk.steps.findIndex(({ id }) => id === applicationId)
  if (index < 0) return null
  return {
    at: index + 1,
    total: walk.total,
    before: walk.steps[index - 1] ?? null,
    after: walk.steps[index + 1] ?? null,
  }
}
