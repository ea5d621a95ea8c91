import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { ELEMENTS } from '#modules/answer-structure/contract.ts'
import { fewOf, quotesSchema, reasoningSchema } from '../answer-limits.ts'
import type { InterviewQuestion } from './input.ts'
import type { RedactedTurn } from './redacted-turns.ts'

export const LEVEL_INSTRUCTIONS = `You evaluate one answer of a job interview by a rating scale. A recruiter makes the decision.
Choose the level whose description fits the answer best, give two plain sentences of reasoning in English, German, French
or Spanish, and quote the candidate.
Rules:
- Only the content counts. Never consider fluency, accent, grammar, hesitation, length, politeness or confidence. Do not
  hold transcription errors against the candidate.
- Give two or three quotes that show the level, or one if the answer is short. Quote the candidate word for word from one turn, at
  most 300 characters. Never shorten, join or correct quotes. Every level, even the lowest, needs a quote.
- Repeating the question, or using the right keywords without an action behind them, is the lowest level. So is an answer about
  something else. A plan that is wrong or unsafe for the task is not a good answer, however confident it sounds.
- "addresses_question" is false if the answer, however good, is about something that the question did not ask for.
- "absent" names what the answer does not contain: situation, own_action, reasoning, result, figures, change. It must not be
  empty for level 1.
- "harm" quotes where the candidate reports to have harmed or endangered somebody, falsified something, or ignored a rule of
  safety or law. It is empty otherwise. Such conduct is never a strength.
- Never use, name or guess age, gender, origin, nationality, religion, family, health or mood. Call the person "the candidate".
  Words in square brackets replace what was removed; ignore them.
- Use no number that is not in the answer. Give no total and no recommendation.`

/** Models repeat some of them. */
const MOST_ABSENT = 3 * ELEMENTS.length

const answerSchema = z.object({
  level: z.int().min(1).max(5),
  reasoning: reasoningSchema,
  quotes: quotesSchema.min(1),
  addresses_question: z.boolean(),
  absent: fewOf(z.enum(ELEMENTS), MOST_ABSENT),
  harm: quotesSchema,
})
export type LevelAnswer = z.infer<typeof answerSchema>

/** The scale as a model reads it, from the lowest level to the highest. */
export const scaleOf = ({ levels }: InterviewQuestion): string[] =>
  levels.map((text, i) => `${i + 1}: ${text.trim() || 'between the adjacent levels'}`)

/** One AI run: asks for the level of one answer. `turns` are those of the question, redacted. */
export async function askLevel(
  model: LanguageModel,
  question: InterviewQuestion,
  turns: readonly RedactedTurn[],
  highestFirst: boolean,
  signal?: AbortSignal,
): Promise<LevelAnswer> {
  const scale = scaleOf(question)
  const { value } = await model.generate({
    purpose: 'interview evaluation',
    system: LEVEL_INSTRUCTIONS,
    material: turns.map((turn, i) => ({ label: `Turn ${i + 1}, ${turn.speaker}`, text: turn.text })),
    task: `The question: ${question.text}\nThe competency: ${question.competency}\nThe scale:\n${(highestFirst ? scale.toReversed() : scale).join('\n')}\n\nEvaluate the answer.`,
    schema: answerSchema,
    maxOutputTokens: 900,
    signal,
  })
  return value
}
