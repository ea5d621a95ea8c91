import { conflict, gone } from '#platform/errors/problem-error.ts'
import { canEnter, isStarted, isUnstarted } from '../policy.ts'
import { screeningProblems } from '../words/problems.ts'
import type { ScreeningRow } from './queries.ts'

const expired = () => gone('screening_expired', screeningProblems.expired)

/**
 * Refuses entry to a room that is not open now. After the deadline, and while the organization is suspended, only interviews that were
 * started go on.
 * @throws 410 `screening_expired`; 409 `screening_over`, `organization_paused`
 */
export function requireEnterable(row: ScreeningRow, { status }: { status: string }, now: Date): void {
  if (row.state === 'expired') throw expired()
  if (isStarted(row.state)) return
  if (!isUnstarted(row.state)) {
    throw conflict('screening_over', row.state === 'cancelled' ? screeningProblems.cancelled : screeningProblems.over, {
      state: row.state,
    })
  }
  if (status !== 'active') throw conflict('organization_paused', screeningProblems.paused)
  if (!canEnter(row.state, row.until, now)) throw expired()
}
