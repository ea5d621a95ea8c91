import { z } from 'zod'
import type { LanguageModel } from '#platform/ai/port.ts'
import { redact } from '#platform/ai/redact/redact.ts'
import { MAX_FOLLOW_UP_CHARACTERS, refuseFollowUp } from './check-follow-up.ts'
import { nextMove } from './next-move.ts'
import { readTurns } from './read-turns.ts'
import { openQuestion } from './settle.ts'
import type { InterviewState, Move } from './state.ts'

/** A person is waiting: after this time the rules engine's own phrasing is used. */
const TIMEOUT_MS = 4000

const SYSTEM = `You are a job interviewer's assistant. You write one short follow-up question about the candidate's last answer.
Rules: one question of at most 30 words, in plain and friendly English, ending with a question mark. It refers to the candidate's
own example and asks only for what is missing. No praise, no criticism, no hint at a right answer, no new topic. Never ask
about age, family, health, religion, origin, nationality, gender, politics or any other private topic, and never for personal data
such as addresses, numbers, accounts or passwords. Promise nothing.`

const schema = z.object({ follow_up: z.string().min(8).max(MAX_FOLLOW_UP_CHARACTERS) })

const OPEN = {
  example: 'one concrete example',
  own_part: 'what the candidate did themselves',
  result: 'what the result was',
  figures: 'a figure, even a rough one',
  reasoning: 'why they did it that way',
} as const

/**
 * The next move, with its follow-up phrased by a model if there is one. Whether to follow up, and about what, is decided by rules,
 * so that every candidate is treated by the same standard. The model reads the turns without what tells
 * who the candidate is. On any error, refusal or a delay of more than 4 seconds the rules
 * engine's phrasing is used; a failing model never makes this throw.
 */
export async function nextMoveWithModel(
  state: InterviewState,
  model: LanguageModel | null,
  signal?: AbortSignal,
): Promise<Move> {
  const move = nextMove(state)
  if (model === null || move.kind !== 'follow_up') return move
  const say = await phraseFollowUp(state, move.reason, model, signal)
  return say === null ? move : { ...move, say, by: 'model' }
}

async function phraseFollowUp(
  state: InterviewState,
  reason: keyof typeof OPEN,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<string | null> {
  const question = openQuestion(state)
  if (!question) return null
  // Requests to the interviewer are neither answered nor followed up by a model.
  const own = readTurns(state.turns).filter(
    ({ question_id, kind }) => question_id === question.id && kind !== 'request',
  )
  const names = state.candidate ? [state.candidate] : []
  const asked = state.turns.filter(turn => turn.speaker === 'interviewer').map(turn => turn.text)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const { value } = await model.generate({
      purpose: 'interview follow-up',
      system: SYSTEM,
      material: own.map(({ speaker, text }, i) => ({
        label: `Turn ${i + 1}, ${speaker}`,
        text: redact(text, { names }).text,
      })),
      task: `The question was: ${question.text}\nMissing: ${OPEN[reason]}.\nWrite the follow-up question.`,
      schema,
      maxOutputTokens: 120,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    const text = value.follow_up.replace(/\s+/gu, ' ').trim()
    const about = [question.text, question.competency, ...own.map(turn => turn.text)]
    return refuseFollowUp(text, asked, about) === null ? text : null
  } catch (error) {
    // The room itself was closed, which the caller has to know. For everything else there is the rules engine's phrasing.
    if (signal?.aborted) throw error
    return null
  }
}
