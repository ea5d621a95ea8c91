// The clock is the server's. Minutes after the flow's length L: a running question may still end, goodbye, closing.
const FINISH_MINUTES = 3
const GOODBYE_MINUTES = 5
const CLOSE_MINUTES = 6

/** Past a question's own limit, a person is let finish for so long before the interviewer goes on. */
const GRACE_MS = 30_000

/** What a question without a limit of its own is reckoned with when time runs short. */
const USUAL_QUESTION_MS = 120_000

export type Phase = 'open' | 'finishing' | 'parting' | 'goodbye' | 'closed'

/** `open`: new questions. `finishing`: the running one may end. `parting`: wrap up. `goodbye`: now. `closed`: over. */
export function phaseAt(elapsedMs: number, lengthMinutes: number): Phase {
  const over = elapsedMs / 60_000 - lengthMinutes
  if (over < 0) return 'open'
  if (over < FINISH_MINUTES) return 'finishing'
  if (over < GOODBYE_MINUTES) return 'parting'
  return over < CLOSE_MINUTES ? 'goodbye' : 'closed'
}

/** `within` its own limit, `past` it (no more follow-ups), or `over` (go on even unasked). */
export function questionTime(elapsedMs: number, limitSeconds: number | null): 'within' | 'past' | 'over' {
  if (limitSeconds === null || elapsedMs < limitSeconds * 1000) return 'within'
  return elapsedMs < limitSeconds * 1000 + GRACE_MS ? 'past' : 'over'
}

export function reckonedMs(question: { time_limit_seconds: number | null }): number {
  return question.time_limit_seconds === null ? USUAL_QUESTION_MS : question.time_limit_seconds * 1000
}
