import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { CommittedTurn, InterviewState, RoomEvent, Settled } from '#modules/interviewer/public.ts'
import { questionsOf, type QuestionRow, type RoomRow, turnsOf, type TurnRow } from './queries.ts'
import { flowQuestions, sceneOf } from './script-of.ts'
import { elapsedAt } from './clock.ts'

const committed = ({ speaker, kind, question_id, text, reason }: TurnRow): CommittedTurn => ({
  speaker,
  kind,
  question_id,
  text,
  reason,
})

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
  return {
    scene: sceneOf(row.snapshot),
    questions: flowQuestions(row.snapshot),
    turns: turns.map(committed),
    settled: settledOf(questions),
    event,
    length_minutes: row.snapshot.round.minutes,
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
  return stateOf(row, turns, questions, event, now)
}
