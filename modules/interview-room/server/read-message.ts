import type { z } from 'zod'
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

/** An answer or a draft that is only too long. The page is told, and the interview continues. */
export function tooLongIn(data: Buffer, error: z.ZodError): { readonly client_turn_id: string | null } | null {
  if (!error.issues.every(({ code, path }) => code === 'too_big' && path.join('.') === 'text')) return null
  const { data: message } = fromCandidate.safeParse({ ...JSON.parse(data.toString()), text: '…' })
  return { client_turn_id: message?.type === 'answer' ? message.client_turn_id : null }
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
