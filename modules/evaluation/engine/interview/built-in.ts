import type { AnswerStructure, SpokenQuote } from '#modules/answer-structure/contract.ts'
import type { CriterionResult, InterviewResult } from '../schema.ts'
import { readStructure, structureLanguage } from '#modules/answer-structure/public.ts'
import { interviewReasons as reasons } from '../../words/interview-reasons.ts'
import type { InterviewInput, InterviewQuestion } from './input.ts'
import { coverageOf } from './interview-score.ts'
import { unreadableReason } from './unscorable.ts'
import { unscoredCriterion, unscoredOutcome } from './unscored.ts'

/**
 * The built-in rules engine: no language model, and the same result for the same words. It reports which elements each answer
 * contains, with quotes, and gives neither levels nor a score. Fluency, accent, grammar and pace change nothing.
 */
export function evaluateBuiltIn(input: InterviewInput): InterviewResult {
  const obstacle =
    structureLanguage(input.language) === null ? reasons.unscorable.unsupportedLanguage : unreadableReason(input)
  const criteria = input.questions.map(question => evaluateQuestion(question, input, obstacle))
  return {
    engine: 'built-in',
    model: null,
    criteria,
    competencies: [],
    overall: null,
    coverage: coverageOf(criteria),
    needs_person: obstacle,
    readings: [],
    unsupported: 0,
  }
}

function evaluateQuestion(
  question: InterviewQuestion,
  { language, hide }: InterviewInput,
  obstacle: string | null,
): CriterionResult {
  const unscored = unscoredOutcome(question)
  if (unscored) return unscored
  const { text, competency, levels, turns } = question
  const structure =
    obstacle === null ? readStructure({ question: text, competency, levels, turns, language, names: hide }) : null
  if (structure === null) return unscoredCriterion(question, 'not_counted', obstacle ?? '')
  const result = unscoredCriterion(question, 'structured', '')
  return { ...result, quotes: quotesOf(structure), structure }
}

/** Every quote of a structure once: one sentence can show several elements. */
function quotesOf({ elements, harm }: AnswerStructure): SpokenQuote[] {
  const quotes = [...elements.flatMap(({ quote }) => quote ?? []), ...harm]
  return [...new Map(quotes.map(quote => [`${quote.turn_id}:${quote.start}:${quote.end}`, quote])).values()]
}
