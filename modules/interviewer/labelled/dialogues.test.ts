import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** What a considerate human interviewer would act on. */
const actions = [
  'answer',
  'done',
  'repeat',
  'rephrase',
  'moment',
  'skip',
  'end',
  'break',
  'distress',
  'self_harm',
  'job_question',
  'salary_question',
  'about_ai',
  'accommodation',
  'other_language',
  'abuse',
  'abuse_again',
  'dont_know',
  'dont_know_again',
]

const dialoguesFile = z.strictObject({
  dialogues: z.array(
    z.strictObject({
      id: z.string(),
      /** Of the interview. The candidate may speak another one. */
      language: z.enum(['en', 'de', 'fr', 'es']),
      question: z.string(),
      /** The turns after the question. */
      earlier: z.array(z.strictObject({ speaker: z.enum(['interviewer', 'candidate']), text: z.string() })),
      utterance: z.string(),
      expected: z.enum(actions),
      reason: z.string(),
    }),
  ),
})

test.each(['development', 'held-out'])('the dialogues of the %s half have every action at least three times', half => {
  const file: unknown = JSON.parse(readFileSync(new URL(`./dialogues/${half}.json`, import.meta.url), 'utf8'))
  const { dialogues } = dialoguesFile.parse(file)
  expect(new Set(dialogues.map(one => one.utterance)).size).toBe(69)
  const counts = actions.map(action => dialogues.filter(one => one.expected === action).length)
  expect(counts.every(count => count >= 3)).toBe(true)
})
