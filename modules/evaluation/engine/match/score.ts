import type { RequirementResult } from '../schema.ts'
import type { Requirement } from './input.ts'

const POINTS = { met: 1, partly: 0.5, missing: 0 } as const
const MUST_HAVE_WEIGHT = 2
const NICE_TO_HAVE_WEIGHT = 1

/** A score of 0–100, computed only from the results; a must-have counts twice. Null without requirements. */
export function matchScore(requirements: Requirement[], results: RequirementResult[]): number | null {
  const verdicts = new Map(results.map(result => [result.id, result.verdict]))
  let reached = 0
  let possible = 0
  for (const { id, must_have } of requirements) {
    const verdict = verdicts.get(id)
    if (verdict === undefined || verdict === 'unclear') continue
    const weight = must_have ? MUST_HAVE_WEIGHT : NICE_TO_HAVE_WEIGHT
    reached += weight * POINTS[verdict]
    possible += weight
  }
  return possible === 0 ? null : Math.round((100 * reached) / possible)
}
