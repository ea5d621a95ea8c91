import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fence } from '#platform/ai/fence.ts'
import type { GenerateRequest, LanguageModel } from '#platform/ai/port.ts'
import type { CheckedAs } from '#modules/jobs/contract.ts'
import { evaluateByModel } from './interview/model.ts'
import { matchByModel } from './match/model.ts'

// A sample that makes each engine send all of its requests. Only what is asked around it matters.
const SAID =
  'Last winter I noticed that two deliveries had the same number, so I called the depot and we found the mistake.'
const WRITTEN = `Warehouse operative, Northgate, 2019 to 2023. ${SAID} Before that I sorted parcels at night for two years and trained new colleagues.`

/** A requirement as it is written, and confirmed as each kind. */
const CHECKS: readonly (CheckedAs | null)[] = [
  null,
  { kind: 'skill' },
  { kind: 'years', years: 2 },
  { kind: 'degree', level: 'vocational', field: 'logistics' },
  { kind: 'certificate_or_licence', name: 'forklift licence', must_be_valid: true },
  { kind: 'certificate_or_licence', name: '', must_be_valid: false },
  { kind: 'language', languages: [{ name: 'German', level: 'B1' }] },
  { kind: 'free_text' },
]

async function ask<T>(asked: string[], { system, material, task, schema }: GenerateRequest<T>): Promise<unknown> {
  const { system: instructions, prompt, boundary } = fence(system, material, task)
  asked.push(`${instructions}\n${prompt}`.replaceAll(boundary, ''), JSON.stringify(z.toJSONSchema(schema)))
  const answers = [
    { highest_level: 3 },
    { level: 3, reasoning: 'Said.', quotes: [SAID], addresses_question: true, absent: [], harm: [] },
    { requirements: [{ id: 'r1', shows: 'met' }] },
    { requirements: [{ id: 'r1', verdict: 'met', reasoning: 'Said.', quotes: [SAID], looked_for: [] }] },
  ]
  return answers.find(answer => schema.safeParse(answer).success)
}

async function read(): Promise<string> {
  const asked: string[] = []
  const recorder: LanguageModel = {
    engine: 'openai-compatible',
    model: 'recorder',
    generate: async request => ({
      value: request.schema.parse(await ask(asked, request)),
      usage: { input_tokens: 0, output_tokens: 0 },
      milliseconds: 0,
      run: { provider: 'openai-compatible', model: 'recorder', prompt_version: '', input_hash: '', cost_usd: null },
    }),
  }
  const question = {
    id: 'q',
    text: 'What did you notice?',
    competency: 'Care',
    weight: 1,
    levels: ['1', '2', '3', '4', '5'] satisfies string[] as [string, string, string, string, string],
    outcome: 'answered' as const,
    outcome_reason: null,
    turns: [{ id: 't', speaker: 'candidate' as const, text: `${SAID} ${SAID}`, start_ms: 0, end_ms: 1 }],
  }
  await evaluateByModel({ questions: [question], language: 'en' }, recorder)
  for (const checked_as of CHECKS)
    await matchByModel(
      {
        requirements: [
          {
            id: 'q',
            text: 'Warehouse work',
            must_have: true,
            checked_as,
            also_recognized_by: checked_as ? [] : ['Logistics'],
          },
        ],
        resume: { pages: [{ number: 1, text: WRITTEN }] },
        profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
        now: '2026-01-01T00:00:00Z',
      },
      recorder,
    )
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 12)
}

let version: Promise<string> | undefined

/** A hash of everything that the engines tell a model around the material: it changes with each change of a prompt, a schema or a task. */
export const promptVersion = (): Promise<string> => (version ??= read())
