import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { quotesSchema, reasoningSchema } from '#modules/evaluation/public.ts'
import type { Asked } from '../contract.ts'
import type { RedactedText } from './redacted-material.ts'

export const ANSWER_INSTRUCTIONS = `You answer one question of a recruiter about a job application. A person makes every decision.
Rules:
- Answer only from the material. If it does not state the answer, "answer" is null. Never guess, and never infer from names, places or style.
- Every answer that is not null needs one to three quotes that show it, word for word from one page or one turn, each a phrase or sentence
  of at most 300 characters. Never shorten, join or correct quotes. Quote the candidate, never the interviewer.
- What other people do, what the person wants to learn and what they say they cannot do is no evidence of experience.
- "no" needs a quote, too: the material must say that it is not so. If nothing is said, "answer" is null.
- Give one or two plain sentences of reasoning in English, German, French or Spanish. Use no number that is not in the material. Do not praise.
- Never use, name or guess age, gender, origin, nationality, religion, family, health or looks. Call the person "the candidate".
  Words in square brackets replace what was removed; ignore them.`

const LONGEST_TEXT = 300

/** The shape of the answer to a question. */
function answerSchema({ answer_type, details }: Pick<Asked, 'answer_type' | 'details'>) {
  const answers = {
    yes_no: z.enum(['yes', 'no']),
    number: z.number().min(-1_000_000_000).max(1_000_000_000),
    choice: z.enum(details.options as [string, ...string[]]),
    text: z.string().max(LONGEST_TEXT),
    score: z.int().min(1).max(5),
  } satisfies Record<Asked['answer_type'], z.ZodType>
  return z.object({
    answer: (answers[answer_type] as z.ZodType<string | number>).nullable(),
    quotes: quotesSchema,
    reasoning: reasoningSchema,
  })
}
export type ModelAnswer = z.output<ReturnType<typeof answerSchema>>

const line = (label: string, text: string) => (text === '' ? [] : [`${label}: ${text}`])

/** What the answers mean, as a model reads it. */
export function meaningOf({ answer_type, details }: Asked): string[] {
  const { yes, no, low, high, unit, options } = details
  if (answer_type === 'yes_no') return ['Answer "yes" or "no".', ...line('"yes" means', yes), ...line('"no" means', no)]
  if (answer_type === 'number') return ['Answer with a number.', ...line('Unit', unit)]
  if (answer_type === 'choice')
    return ['Answer with one of these options, as it is written:', ...options.map(option => `- ${option}`)]
  if (answer_type === 'text') return [`Answer with a short phrase of at most ${LONGEST_TEXT} characters.`]
  return ['Answer with a whole number from 1 to 5.', ...line('1 means', low), ...line('5 means', high)]
}

/** One request to the model. The pages and turns come redacted. */
export async function askAnswer(
  model: LanguageModel,
  asked: Asked,
  pages: readonly RedactedText[],
  signal?: AbortSignal,
): Promise<ModelAnswer> {
  const { value } = await model.generate({
    purpose: 'custom AI',
    system: ANSWER_INSTRUCTIONS,
    material: pages.map(({ label, text }) => ({ label, text })),
    task: [`The question: ${asked.question.replace(/\s+/gu, ' ')}`, ...meaningOf(asked)].join('\n'),
    schema: answerSchema(asked),
    maxOutputTokens: 700,
    ...(signal && { signal }),
  })
  return value
}
