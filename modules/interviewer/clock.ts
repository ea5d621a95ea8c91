// Minutes after the flow's length L at which the current question, the goodbye and the interview end. The timer is the server's.
const FINISH_MINUTES = 3
const GOODBYE_MINUTES = 5
const CLOSE_MINUTES = 6

/** How long a candidate may exceed a question's time limit before the interviewer continues. */
const GRACE_MS = 30_000

/** The estimated time for a question without a time limit. */
const USUAL_QUESTION_MS = 120_000

export type Phase = 'open' | 'finishing' | 'parting' | 'goodbye' | 'closed'

/** `open`: new questions. `finishing`: the current one can be finished. `parting`: wrap up. `goodbye`: now. `closed`: over. */
export function phaseAt(elapsedMs: number, lengthMinutes: number): Phase {
  const over = elapsedMs / 60_000 - lengthMinutes
  if (over < 0) return 'open'
  if (over < FINISH_MINUTES) return 'finishing'
  if (over < GOODBYE_MINUTES) return 'parting'
  return over < CLOSE_MINUTES ? 'goodbye' : 'closed'
}

/** `within` its time limit, `past` it (no more follow-ups), or `over` (the interviewer continues). */
export function questionTime(elapsedMs: number, limitSeconds: number | null): 'within' | 'past' | 'over' {
  if (limitSeconds === null || elapsedMs < limitSeconds * 1000) return 'within'
  return elapsedMs < limitSeconds * 1000 + GRACE_MS ? 'past' : 'over'
}

export function estimatedMs(question: { time_limit_seconds: number | null }): number {
  return question.time_limit_seconds === null ? USUAL_QUESTION_MS : question.time_limit_seconds * 1000
}
