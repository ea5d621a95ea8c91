import { conflict, gone } from '#platform/errors/problem-error.ts'
import { isStarted, isUnstarted } from '../policy.ts'
import type { ScreeningRow } from './queries.ts'

const expired = () => gone('screening_expired', 'The time for this interview has passed. You can ask for another.')

/** Refuses a room that does not open now. @throws 410 `screening_expired`, 409 `screening_over` */
export function requireEnterable(row: ScreeningRow, now: Date): void {
  if (row.state === 'expired') throw expired()
  if (!isUnstarted(row.state) && !isStarted(row.state)) {
    throw conflict(
      'screening_over',
      row.state === 'cancelled' ? 'This interview was cancelled.' : 'This interview is over.',
      { state: row.state },
    )
  }
  if (row.until <= now) throw expired()
}
