import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { type CommittedTurn, type Move, readUtterance, type Settled } from '#modules/interviewer/public.ts'
import { insertTurn, type RoomRow, type TurnRow, updateQuestion, updateRoom } from './queries.ts'
import { elapsedAt, speakingMs, ticked } from './clock.ts'

export interface Answer {
  readonly text: string
  readonly input: 'spoken' | 'typed'
  readonly client_turn_id: string | null
  readonly question_id: string | null
  readonly start_ms: number | null
  readonly audio: { readonly recording_id: string; readonly ms: number } | null
  readonly confidence?: number | null
}

type NewTurn = Omit<
  TurnRow,
  'organization_id' | 'id' | 'screening_id' | 'seq' | 'original_text' | 'corrected_at' | 'heard_ms' | 'at'
>

const NO_DETAILS = {
  reason: null,
  request: null,
  input: null,
  confidence: null,
  recording_id: null,
  audio_offset_ms: null,
  client_turn_id: null,
}

/** Writes the next turn. It is numbered by the row's counter, so that two turns can never have the same number. */
async function addTurn(
  tx: OrganizationTransaction,
  row: RoomRow,
  turn: NewTurn,
  now: Date,
): Promise<{ row: RoomRow; turn: TurnRow }> {
  const changed = await updateRoom(tx, row, { ...ticked(row, now), turn_count: row.turn_count + 1 })
  const written = await insertTurn(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    screening_id: row.id,
    seq: changed.turn_count,
    at: now,
    ...turn,
  })
  return { row: changed, turn: written }
}

/** A turn as the interviewer reads it. */
export const committed = ({ speaker, kind, question_id, text, reason, request }: TurnRow): CommittedTurn => ({
  speaker,
  kind,
  question_id,
  text,
  reason,
  request,
})

/**
 * Writes what the candidate said: an answer, a request, or both as two turns, so that only the answer is evaluated.
 * `turns` are those before.
 */
export async function addAnswer(
  tx: OrganizationTransaction,
  row: RoomRow,
  said: Answer,
  turns: readonly TurnRow[],
  now: Date,
): Promise<{ row: RoomRow; turn: TurnRow }> {
  const end_ms = elapsedAt(row, now)
  const earliest = Math.min(turns.at(-1)?.start_ms ?? 0, end_ms)
  const start_ms = Math.min(end_ms, Math.max(earliest, said.start_ms ?? earliest))
  const { language } = row.snapshot.settings
  const { answer, request } = readUtterance(said.text, turns.map(committed), language)
  const turn = {
    ...NO_DETAILS,
    speaker: 'candidate' as const,
    question_id: said.question_id,
    input: said.input,
    confidence: said.confidence ?? null,
    start_ms,
    end_ms,
    recording_id: said.audio?.recording_id ?? null,
    audio_offset_ms: said.audio?.ms ?? null,
  }
  const { client_turn_id } = said
  const first =
    answer === null
      ? null
      : await addTurn(
          tx,
          row,
          { ...turn, kind: 'answer', text: answer, client_turn_id: request ? null : client_turn_id },
          now,
        )
  if (!request) return first!
  return addTurn(
    tx,
    first?.row ?? row,
    { ...turn, kind: 'request', request: request.kind, text: request.text, client_turn_id },
    now,
  )
}

export type SpokenMove = Extract<Move, { say: string }>

/** Writes a turn of the interviewer. `delayMs`: the length of what it says right before it. */
export async function addMove(tx: OrganizationTransaction, row: RoomRow, move: SpokenMove, delayMs: number, now: Date) {
  const start_ms = elapsedAt(row, now) + delayMs
  const end_ms = start_ms + speakingMs(move.say)
  const added = await addTurn(
    tx,
    row,
    {
      ...NO_DETAILS,
      speaker: 'interviewer',
      kind: move.kind,
      question_id: move.question_id,
      text: move.say,
      reason: move.kind === 'follow_up' ? move.reason : null,
      start_ms,
      end_ms,
    },
    now,
  )
  const asked = move.kind === 'question' ? { question_asked_ms: end_ms } : {}
  // A person who is not well, or away for a moment, loses no time.
  const paused = move.pauses ? { ...ticked(added.row, now), paused_at: now } : {}
  return { ...added, row: await updateRoom(tx, added.row, { floor: move.floor, pending: null, ...asked, ...paused }) }
}

export async function writeOutcomes(
  tx: OrganizationTransaction,
  row: Pick<RoomRow, 'id'>,
  settles: readonly Settled[],
): Promise<void> {
  for (const { question_id, outcome, outcome_reason } of settles)
    await updateQuestion(tx, row.id, question_id, { outcome, outcome_reason })
}
