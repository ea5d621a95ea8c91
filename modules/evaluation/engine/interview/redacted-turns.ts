import type { Redacted } from '#platform/ai/redact/cuts.ts'
import { redact } from '#platform/ai/redact/redact.ts'
import { tokens } from '#platform/ai/text/tokens.ts'
import type { Turn } from '#modules/answer-structure/public.ts'

/** A turn as a model reads it. */
export type RedactedTurn = Pick<Turn, 'speaker'> & Redacted

export const redactedTurns = (turns: readonly Turn[], names: readonly string[]): RedactedTurn[] =>
  turns.map(({ speaker, text }) => ({ speaker, ...redact(text, { names }) }))

/** How many words a model reads of the candidate: what people say about who they are must not make an answer long enough. */
export const countWordsRead = (turns: readonly RedactedTurn[]): number =>
  turns
    .filter(({ speaker }) => speaker === 'candidate')
    .reduce((sum, { text }) => sum + tokens(text.replaceAll(/\[[a-z ]+\]/g, ' ')).length, 0)
