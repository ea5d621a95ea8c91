import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { MAX_FOLLOW_UP_CHARACTERS, refuseFollowUp } from './check-follow-up.ts'
import { nextMove } from './next-move.ts'
import { openQuestion } from './settle.ts'
import type { InterviewState, Move } from './state.ts'

/** A person is waiting: past this the rule's own words are spoken. */
const PATIENCE_MS = 4000

const SYSTEM = `You are a job interviewer's assistant. You word one short follow-up question to what a candidate just said.
Rules: one question of at most 30 words, in plain and friendly English, ending with a question mark. It refers to the candidate's own
story and asks only for what is named as open. No praise, no criticism, no hint at a right answer, no new topic. Never ask
about age, family, health, religion, origin, nationality, gender, politics or any other private matter.`

const schema = z.object({ follow_up: z.string().min(8).max(MAX_FOLLOW_UP_CHARACTERS) })

const OPEN = {
  example: 'one concrete case in place of generalities',
  own_part: 'what the candidate did themselves',
  result: 'what came of it',
  figures: 'a figure, however rough',
  reasoning: 'why they did it that way',
} as const

/**
 * The next move, its follow-up worded by a model where there is one. Whether to follow up, and about what, stays the rule's:
 * every candidate is treated by the same yardstick. On any error, refusal or delay over 4 seconds the rule's words stand;
 * this never throws for the model's sake.
 */
export async function nextMoveWithModel(
  state: InterviewState,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<Move> {
  const move = nextMove(state)
  if (model === null || move.kind !== 'follow_up') return move
  const say = await worded(state, move.reason, model, signal)
  return say === null ? move : { ...move, say, by: 'model' }
}

async function worded(
  state: InterviewState,
  reason: keyof typeof OPEN,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<string | null> {
  const question = openQuestion(state)
  if (!question) return null
  const own = state.turns.filter(turn => turn.question_id === question.id)
  const asked = state.turns.filter(turn => turn.speaker === 'interviewer').map(turn => turn.text)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    const { value } = await model.generate({
      purpose: 'interview follow-up',
      system: SYSTEM,
      material: own.map(({ speaker, text }, i) => ({ label: `Turn ${i + 1}, ${speaker}`, text })),
      task: `The question was: ${question.text}\nStill open: ${OPEN[reason]}.\nWord the follow-up.`,
      schema,
      maxOutputTokens: 120,
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    })
    const text = value.follow_up.replace(/\s+/gu, ' ').trim()
    return refuseFollowUp(text, asked) === null ? text : null
  } catch (error) {
    // The room itself gave up: that is the caller's to know. Everything else has the rule's words to fall back on.
    if (signal?.aborted) throw error
    return null
  }
}
