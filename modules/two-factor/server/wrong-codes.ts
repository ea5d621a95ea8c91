import { later, MINUTE } from '#platform/clock/clock.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { twoFactorProblems as problems } from '../words/problems.ts'

const MOST_WRONG = 5
/** How long codes are refused then, and after which time without a wrong code the count starts anew. */
const LOCK_MS = 15 * MINUTE

interface Attempts {
  readonly wrong_codes: number
  readonly wrong_at: Date | null
  readonly locked_until: Date | null
}

export const NO_WRONG_CODES: Attempts = { wrong_codes: 0, wrong_at: null, locked_until: null }

/** Until when codes are refused; null if they are not. */
export const lockedUntil = ({ locked_until }: Attempts, now: Date): Date | null =>
  locked_until && locked_until > now ? locked_until : null

/** The count after one more wrong code. */
export function afterWrongCode({ wrong_codes, wrong_at }: Attempts, now: Date): Attempts {
  const isRecent = wrong_at !== null && later(wrong_at, LOCK_MS) > now
  const wrong = (isRecent ? wrong_codes : 0) + 1
  const isLocked = wrong >= MOST_WRONG
  return {
    wrong_codes: isLocked ? 0 : wrong,
    wrong_at: now,
    locked_until: isLocked ? later(now, LOCK_MS) : null,
  }
}

/** 429 with the time that is left. */
export function codesLocked(until: Date, now: Date): ProblemError {
  const left = until.getTime() - now.getTime()
  const headers = { 'retry-after': String(Math.ceil(left / 1000)) }
  return new ProblemError(429, 'two_factor_locked', problems.locked(Math.ceil(left / MINUTE)), {}, headers)
}
