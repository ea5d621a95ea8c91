import type { InterviewInput, InterviewResult } from '#modules/evaluation/public.ts'
import type { Rated } from './policy.ts'

interface RatedAnswer extends Rated {
  readonly outcome: InterviewInput['questions'][number]['outcome']
}

/** What an evaluation says about each answer. */
export const ratingsIn = ({ criteria }: InterviewResult, { questions }: InterviewInput): RatedAnswer[] =>
  criteria.map(({ question_id, level, structure, review }) => ({
    question_id,
    level,
    elements: structure && structure.elements.filter(({ present }) => present).length,
    flagged: review.length > 0 || structure?.addresses_question === false,
    outcome: questions.find(({ id }) => id === question_id)?.outcome ?? 'unasked',
  }))
