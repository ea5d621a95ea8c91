import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { InterviewState, RoomEvent, Settled } from '#modules/interviewer/public.ts'
import { roundOf } from '#modules/screenings/public.ts'
import { questionsOf, type QuestionRow, type RoomRow, turnsOf, type TurnRow } from './queries.ts'
import { flowQuestions, sceneOf } from './script-of.ts'
import { elapsedAt } from './clock.ts'
import { readFacts } from './read-facts.ts'
import { committed } from './write-turns.ts'

const settledOf = (questions: readonly QuestionRow[]): Settled[] =>
  questions.flatMap(({ question_id, outcome, outcome_reason }) =>
    outcome ? [{ question_id, outcome, outcome_reason }] : [],
  )

/** Everything the interviewer's next move depends on, from the committed rows. */
export function stateOf(
  row: RoomRow,
  turns: readonly TurnRow[],
  questions: readonly QuestionRow[],
  event: RoomEvent,
  now: Date,
): InterviewState {
  const elapsed_ms = elapsedAt(row, now)
  const round = roundOf(row)
  return {
    scene: sceneOf(row.snapshot),
    candidate: row.snapshot.candidate.name,
    questions: flowQuestions(round, row.snapshot.settings),
    turns: turns.map(committed),
    settled: settledOf(questions),
    event,
    length_minutes: round.minutes,
    elapsed_ms,
    question_elapsed_ms: Math.max(0, elapsed_ms - row.question_asked_ms),
  }
}

export async function readState(
  tx: OrganizationTransaction,
  row: RoomRow,
  event: RoomEvent,
  now: Date,
): Promise<InterviewState> {
  const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
  const questions = await questionsOf(tx.q, tx.organizationId, [row.id]).execute()
  const state = stateOf(row, turns, questions, event, now)
  // Facts are only read for the few turns that need them.
  const asks = turns.at(-1)?.kind === 'request' || event === 'another_day'
  return asks ? { ...state, facts: await readFacts(tx, row, now) } : state
}
