import type { Redacted } from '#platform/ai/redact/cuts.ts'
import { redact } from '#platform/ai/redact/redact.ts'
import type { Turn } from './input.ts'

/** A turn as a model reads it. */
export type RedactedTurn = Pick<Turn, 'speaker'> & Redacted

export const redactedTurns = (turns: readonly Turn[], names: readonly string[]): RedactedTurn[] =>
  turns.map(({ speaker, text }) => ({ speaker, ...redact(text, { names }) }))
