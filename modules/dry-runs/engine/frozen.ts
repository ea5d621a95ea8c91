import type { InterviewInput } from '#modules/evaluation/public.ts'
import type { Round } from '#modules/interview-flows/contract.ts'
import type { Settled } from '#modules/interviewer/public.ts'
import type { SpokenTurn } from './take-interview.ts'

/** An interview that was taken, as `interview-room` gives every AI interview to the evaluation. */
export function frozen(
  { questions }: Round,
  { turns, settled }: { readonly turns: readonly SpokenTurn[]; readonly settled: readonly Settled[] },
  language: string,
): InterviewInput {
  return {
    language,
    hide: [],
    questions: questions.map(({ id, text, competency, weight, levels }) => {
      const outcome = settled.find(({ question_id }) => question_id === id)
      return {
        id,
        text,
        competency,
        weight,
        levels,
        outcome: outcome?.outcome ?? 'unasked',
        outcome_reason: outcome?.outcome_reason ?? null,
        turns: turns
          .filter(
            ({ question_id, kind }) =>
              question_id === id && (kind === 'question' || kind === 'follow_up' || kind === 'answer'),
          )
          .map(({ id: turnId, speaker, text: said, start_ms, end_ms }) => ({
            id: turnId,
            speaker,
            text: said,
            start_ms,
            end_ms,
          })),
      }
    }),
  }
}
