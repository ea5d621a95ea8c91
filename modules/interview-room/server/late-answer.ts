import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { openQuestion, settleByAnswer } from '#modules/interviewer/public.ts'
import type { InterviewState } from '#modules/interviewer/public.ts'
import type { RoomRow, TurnRow } from './queries.ts'
import { readState } from './read-state.ts'
import { writeOutcomes } from './write-turns.ts'

/** The question that an answer belongs to: the open one, unless it names another one, which has ended; then the answer is late. */
export function questionAnswered(state: InterviewState, named: string | null) {
  const open = openQuestion(state)?.id ?? null
  const late = named !== null && named !== open && state.questions.some(({ id }) => id === named)
  return { question_id: late ? named : open, late }
}

/**
 * An answer that arrives after its question has ended is stored with it. If the question had been interrupted, or answered too
 * briefly, the answer counts.
 */
export async function settleLateAnswer(
  tx: OrganizationTransaction,
  row: RoomRow,
  before: InterviewState,
  turn: TurnRow,
  now: Date,
): Promise<void> {
  const settled = before.settled.find(one => one.question_id === turn.question_id)
  const question = before.questions.find(({ id }) => id === turn.question_id)
  if (!question || (settled?.outcome !== 'interrupted' && settled?.outcome !== 'insufficient')) return
  const after = await readState(tx, row, 'answer', now)
  await writeOutcomes(tx, row, [settleByAnswer(after, question)])
}
