import { phaseAt } from './clock.ts'
import { plainlySaid } from './plain-requests.ts'
import { requestScript } from './requests-script.ts'
import type { InterviewState } from './state.ts'

const script = requestScript.aboutInterview
const MINUTE_MS = 60_000

/** Answers a question about the interview itself from what the interviewer knows; null for any other. */
export function answerAboutInterview(said: string, state: InterviewState): string | null {
  switch (plainlySaid(said)) {
    case 'hear_me':
      return script.heard
    case 'no_microphone':
      return script.typing
    case 'questions_left': {
      const asked = new Set(state.turns.filter(({ kind }) => kind === 'question').map(turn => turn.question_id))
      return script.questions(state.questions.filter(({ id }) => !asked.has(id)).length)
    }
    case 'time_left': {
      const minutes = Math.floor((state.length_minutes * MINUTE_MS - state.elapsed_ms) / MINUTE_MS)
      return minutes < 1 || phaseAt(state.elapsed_ms, state.length_minutes) !== 'open'
        ? script.timeNearlyUp
        : script.time(minutes)
    }
    default:
      return null
  }
}
