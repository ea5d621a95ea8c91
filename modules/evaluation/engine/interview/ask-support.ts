import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import type { Level } from '../schema.ts'
import { scaleOf } from './ask-level.ts'
import type { InterviewQuestion } from './input.ts'

const SYSTEM = `You check evidence. You see the criterion of a job interview, its rating scale, and quotes from an answer. You do not see
the answer or how it was rated.
Say which is the highest level whose description these quotes show by themselves, from 1 to 5, or 0 if they are not about the question or
show none of the levels. What the quotes do not say counts as not said. Fluent words without an action show no level above 1.`

const supportSchema = z.object({ highest_level: z.int().min(0).max(5) })

/**
 * The highest level that quotes support, in a request of its own that sees neither the answer nor the level that it was given. Null if
 * they support none.
 */
export async function askSupport(
  model: LanguageModel,
  question: InterviewQuestion,
  quotes: readonly string[],
  signal?: AbortSignal,
): Promise<Level | null> {
  const { value } = await model.generate({
    purpose: 'evidence check',
    system: SYSTEM,
    material: quotes.map((text, i) => ({ label: `Quote ${i + 1}`, text })),
    task: `The question: ${question.text}\nThe competency: ${question.competency}\nThe scale:\n${scaleOf(question).join('\n')}\n\nWhich level do the quotes support?`,
    schema: supportSchema,
    maxOutputTokens: 100,
    signal,
  })
  return value.highest_level === 0 ? null : (value.highest_level as Level)
}
