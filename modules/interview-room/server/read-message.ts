import { fromCandidate, type FromCandidate } from '../room-protocol.ts'
import type { Answer } from './write-turns.ts'

/** A message of the page; `success` is false for anything else. */
export function readMessage(data: Buffer): ReturnType<typeof fromCandidate.safeParse> {
  try {
    return fromCandidate.safeParse(JSON.parse(data.toString()))
  } catch {
    return fromCandidate.safeParse(null)
  }
}

/** The answer in a message; the text of a spoken one is its transcript. */
export const answerIn = (
  { client_turn_id, question_id, start_ms, audio }: Extract<FromCandidate, { type: 'answer' | 'audio_end' }>,
  text: string,
  input: 'spoken' | 'typed',
  confidence: number | null,
): Answer => ({
  client_turn_id,
  text,
  input,
  confidence,
  question_id: question_id ?? null,
  start_ms: start_ms ?? null,
  audio: audio ?? null,
})
