import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { type RoomRow, type TurnRow, turnsOf, updateRoom } from './queries.ts'
import { questionAnswered, settleLateAnswer } from './late-answer.ts'
import { readState } from './read-state.ts'
import { addAnswer } from './write-turns.ts'

export interface TakenDraft {
  readonly row: RoomRow
  /** Null if the draft was empty. */
  readonly turn: TurnRow | null
  /** Whether it belongs to a question that had ended: the open question is not answered by it. */
  readonly late: boolean
}

/** Makes an unfinished answer a turn, so that it counts and is not lost. */
export async function takeDraft(
  tx: OrganizationTransaction,
  row: RoomRow,
  clientTurnId: string | null,
  now: Date,
): Promise<TakenDraft> {
  const text = row.draft?.text.trim()
  if (!row.draft || !text) return { row, turn: null, late: false }
  const turns = await turnsOf(tx.q, tx.organizationId, [row.id]).execute()
  const known = turns.find(({ client_turn_id }) => client_turn_id !== null && client_turn_id === clientTurnId)
  if (known) return { row, turn: known, late: false }
  const before = await readState(tx, row, 'answer', now)
  const { question_id, late } = questionAnswered(before, row.draft.question_id)
  const answer = {
    text,
    input: row.draft.input,
    question_id,
    client_turn_id: clientTurnId,
    start_ms: null,
    audio: null,
  }
  const added = await addAnswer(tx, row, answer, turns, now)
  if (late) await settleLateAnswer(tx, added.row, before, added.turn, now)
  return { row: await updateRoom(tx, row, { draft: null }), turn: added.turn, late }
}
