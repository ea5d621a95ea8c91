import { ProblemError } from '#platform/errors/problem-error.ts'
import { SpeechUnavailable } from '#platform/speech/port.ts'
import type { FromRoom } from '../room-protocol.ts'
import { roomProblems } from '../words/problems.ts'

/** The message to the page about an event that failed. The interview continues. */
export function problemMessage(error: unknown, client_turn_id: string | null): FromRoom {
  const problem = { type: 'problem', fatal: false, client_turn_id } as const
  if (error instanceof ProblemError) return { ...problem, code: error.code, detail: error.detail }
  if (error instanceof SpeechUnavailable)
    return { ...problem, code: 'transcription_failed', detail: roomProblems.transcriptionFailed }
  return { ...problem, code: 'failed', detail: roomProblems.failed }
}
