import { spokenQuote } from '#modules/answer-structure/public.ts'
import { redactedPages, redactedTurns } from '#modules/evaluation/public.ts'
import type { AnswerQuote, Source } from '../contract.ts'
import type { Material } from './material.ts'

/** A page or a turn as a model reads it. */
export interface RedactedText {
  readonly label: string
  readonly text: string
  /** Words of the interviewer are no evidence. */
  readonly isEvidence: boolean
  /** A place in it as a quote of the source. */
  readonly quote: (start: number, end: number) => AnswerQuote | null
}

/** The sources of a question without what identifies the candidate or tells what they are. */
export function redactedMaterial(source: Source, { resume, turns, names, places }: Material): RedactedText[] {
  const read = source === 'interview' ? [] : (resume?.pages ?? [])
  const spoken = source === 'resume' ? [] : (turns ?? [])
  return [
    ...redactedPages(read, { names, places }).map(({ number, text, original }, i) => ({
      label: `Résumé, page ${number}`,
      text,
      isEvidence: true,
      quote(start: number, end: number): AnswerQuote {
        const at = original(start, end)
        return {
          text: read[i]!.text.slice(at.start, at.end),
          source: 'resume' as const,
          page: number,
          turn_id: null,
          at_ms: null,
          ...at,
        }
      },
    })),
    ...redactedTurns(spoken, names).map(({ speaker, text, original }, i) => ({
      label: `Interview, turn ${i + 1}, ${speaker}`,
      text,
      isEvidence: speaker === 'candidate',
      quote(start: number, end: number): AnswerQuote | null {
        const at = original(start, end)
        const quote = spokenQuote(spoken[i]!, at.start, at.end)
        return quote && { ...quote, source: 'interview' as const, page: null }
      },
    })),
  ]
}
