import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readIntent } from '../intent/read-intent.ts'

/** What a considerate human interviewer would act on. */
export const ACTIONS = [
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
] as const
type Action = (typeof ACTIONS)[number]

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
      expected: z.enum(ACTIONS),
      reason: z.string(),
    }),
  ),
})
type Dialogue = z.infer<typeof dialoguesFile>['dialogues'][number]

/** The held-out parts are only measured, never read, so that the rules are not written for them. */
export const HALVES = [
  'development',
  'development-2',
  'development-8',
  'development-9',
  'development-10',
  'development-11',
  'development-12',
  'development-13',
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-4',
] as const
export type Half = (typeof HALVES)[number]

export const dialoguesOf = (half: Half): Dialogue[] =>
  dialoguesFile.parse(JSON.parse(readFileSync(new URL(`./dialogues/${half}.json`, import.meta.url), 'utf8'))).dialogues

// The labelled turns have no kinds. What the interviewer has just done is told by its words; the room knows it.
const BOUNDARY = /respe[ck]t|remark|threat|insult|calmly|remarque|amenaz|menace|drohen|beleidig/iu
const EASIER_WAY =
  /\b(?:small|easier|imagine|everyday|instead|first step|klein|leichter|alltag|einfacher|stellen sie sich|petit|quotidien|imaginez|facile|peque[nñ]|cotidian|imagine|f[aá]cil)/iu

function justDone(earlier: Dialogue['earlier']): 'boundary' | 'easier_way' | null {
  const last = earlier.at(-1)
  if (last?.speaker !== 'interviewer' || earlier.length < 2) return null
  return BOUNDARY.test(last.text) ? 'boundary' : EASIER_WAY.test(last.text) ? 'easier_way' : null
}

/** The action that is chosen: the intent, and whether the candidate has said the same before. */
function actionOf({ language, question, utterance, earlier }: Dialogue): Action {
  const after = justDone(earlier)
  const intent = readIntent(utterance, { language, question, after })?.intent
  if (!intent) return 'answer'
  if (intent !== 'abuse' && intent !== 'dont_know') return intent
  const again =
    after === (intent === 'abuse' ? 'boundary' : 'easier_way') ||
    earlier.some(({ speaker, text }) => speaker === 'candidate' && readIntent(text, { language })?.intent === intent)
  return again ? `${intent}_again` : intent
}

/** Each dialogue's expected action and the one that the rules choose. */
export const readDialogues = (half: Half) =>
  dialoguesOf(half).map(dialogue => ({ ...dialogue, action: actionOf(dialogue) }))
