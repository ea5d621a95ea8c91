import type { Redacted } from '#platform/ai/redact/cuts.ts'
import { type KnownPerson, redact } from '#platform/ai/redact/redact.ts'
import type { ResumePage } from './input.ts'

/** A page as a model reads it. */
export type RedactedPage = Pick<ResumePage, 'number'> & Redacted

export const redactedPages = (pages: readonly ResumePage[], person: KnownPerson): RedactedPage[] =>
  pages.map(({ number, text }) => ({ number, ...redact(text, person) }))
