import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import type { Asked } from '../contract.ts'
import { meaningOf } from './ask-answer.ts'

const SYSTEM = `You check evidence. You see a question of a recruiter, an answer to it, and quotes from a job application. You do not see the
application or how the answer was found. Say whether these quotes show this answer by themselves. What the quotes do not say counts as not
said, and quotes about something else show nothing.`

const labelled = (text: string, i: number) => ({ label: `Quote ${i + 1}`, text })

const supportSchema = z.object({ supported: z.boolean() })

/** Whether quotes show an answer, in a request of its own that sees neither the material nor the reasons. */
export async function askSupport(
  model: LanguageModel,
  asked: Asked,
  answer: string | number,
  quotes: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> {
  const { value } = await model.generate({
    purpose: 'evidence check',
    system: SYSTEM,
    material: quotes.map(labelled).concat({ label: 'Answer', text: String(answer) }),
    task: [
      `The question: ${asked.question.replace(/\s+/gu, ' ')}`,
      ...meaningOf(asked),
      'Do the quotes show the answer?',
    ].join('\n'),
    schema: supportSchema,
    maxOutputTokens: 100,
    ...(signal && { signal }),
  })
  return value.supported
}
