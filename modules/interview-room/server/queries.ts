import '../events.ts'
import './tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { lockScreening, screeningById, type ScreeningRow } from '#modules/screenings/public.ts'

export type TurnRow = Selectable<Tables['screening_turns']>
export type QuestionRow = Selectable<Tables['screening_questions']>

type Q = Kysely<Tables>
type RoomColumns = Omit<Selectable<Tables['interview_rooms']>, 'organization_id' | 'screening_id'>

/** A screening together with its room. */
export type RoomRow = ScreeningRow & RoomColumns

/** The room of a screening that has not been entered yet and has no row. */
const UNENTERED: RoomColumns = {
  active_ms: 0,
  last_tick_at: null,
  paused_at: null,
  question_asked_ms: 0,
  connection_id: null,
  seen_at: null,
  floor: 'nobody',
  pending: null,
  turn_count: 0,
  draft: null,
}

/** The rooms of these screenings, without those that have not been entered. */
export const roomsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('interview_rooms')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)

export const withRoomColumns = (screening: ScreeningRow, room: RoomColumns | undefined): RoomRow => ({
  ...screening,
  ...(room ?? UNENTERED),
})

/** Locks the screening and its room for this transaction. Locks are always taken in the order application, screening, room. */
export async function lockRoom(tx: OrganizationTransaction, screeningId: string): Promise<RoomRow | undefined> {
  const screening = await lockScreening(tx, screeningId)
  if (!screening) return undefined
  const room = await roomsOf(tx.q, tx.organizationId, [screeningId]).forUpdate().executeTakeFirst()
  return withRoomColumns(screening, room)
}

/** Changes a room, creating its row at the first change, and returns the screening with the changed room. */
export async function updateRoom(
  tx: OrganizationTransaction,
  row: RoomRow,
  change: Updateable<Tables['interview_rooms']>,
): Promise<RoomRow> {
  const room = await tx.q
    .insertInto('interview_rooms')
    .values({ organization_id: tx.organizationId, screening_id: row.id, ...change })
    .onConflict(oc => oc.columns(['organization_id', 'screening_id']).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, ...room }
}

/** The screening with its room, as last committed and not locked. */
export async function readRoom(tx: OrganizationTransaction, screeningId: string): Promise<RoomRow | undefined> {
  const screening = await screeningById(tx.q, tx.organizationId, screeningId).executeTakeFirst()
  const room = await roomsOf(tx.q, tx.organizationId, [screeningId]).executeTakeFirst()
  return screening && withRoomColumns(screening, room)
}

/** Stores the time of a running timer and that the connection is alive. @returns whether the connection still has the room */
export async function storeHeartbeat(
  tx: OrganizationTransaction,
  screeningId: string,
  connectionId: string,
  now: Date,
): Promise<boolean> {
  const running = sql<boolean>`last_tick_at is not null and paused_at is null`
  const { numUpdatedRows } = await tx.q
    .updateTable('interview_rooms')
    .set({
      seen_at: now,
      active_ms: sql<number>`active_ms + case when ${running} then greatest(0, extract(epoch from (${now}::timestamptz - last_tick_at)) * 1000)::integer else 0 end`,
      last_tick_at: sql<Date>`case when ${running} then ${now}::timestamptz else last_tick_at end`,
    })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .where('connection_id', '=', connectionId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const turnsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_turns')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('screening_id')
    .orderBy('seq')

export const questionsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_questions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('position')

export const connectionsOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('connection_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('opened_at')

export const insertConnection = (tx: OrganizationTransaction, row: Insertable<Tables['connection_log']>) =>
  tx.q.insertInto('connection_log').values(row).execute()

/** Marks the open connections of a room as closed in the log. */
export const closeConnections = (tx: OrganizationTransaction, screeningId: string, reason: string, at: Date) =>
  tx.q
    .updateTable('connection_log')
    .set({ closed_at: at, reason })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .where('closed_at', 'is', null)
    .execute()

/** Takes the places in recordings off a screening's turns, when the recordings are deleted. */
export const unlinkRecordings = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .updateTable('screening_turns')
    .set({ recording_id: null, audio_offset_ms: null })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .execute()

/** Deletes what was said in a screening. */
export const deleteTurns = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .deleteFrom('screening_turns')
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .execute()

/** Creates the questions of a screening, in the order of their ids; those that exist stay as they are. */
export const insertQuestions = (tx: OrganizationTransaction, screeningId: string, questionIds: readonly string[]) =>
  tx.q
    .insertInto('screening_questions')
    .values(
      questionIds.map((question_id, position) => ({
        organization_id: tx.organizationId,
        screening_id: screeningId,
        question_id,
        position,
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()

export const updateQuestion = (
  tx: OrganizationTransaction,
  screeningId: string,
  questionId: string,
  change: Updateable<Tables['screening_questions']>,
) =>
  tx.q
    .updateTable('screening_questions')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .where('question_id', '=', questionId)
    .execute()

export const insertTurn = (tx: OrganizationTransaction, row: Insertable<Tables['screening_turns']>): Promise<TurnRow> =>
  tx.q.insertInto('screening_turns').values(row).returningAll().executeTakeFirstOrThrow()

export const updateTurn = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['screening_turns']>,
): Promise<TurnRow> =>
  tx.q
    .updateTable('screening_turns')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes how a turn of the interviewer was played, unless that is known already. @returns the turn if this wrote it */
export const updateUnplayedTurn = (
  tx: OrganizationTransaction,
  screeningId: string,
  id: string,
  change: Updateable<Tables['screening_turns']>,
): Promise<TurnRow | undefined> =>
  tx.q
    .updateTable('screening_turns')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .where('screening_id', '=', screeningId)
    .where('speaker', '=', 'interviewer')
    .where('heard_ms', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** When candidates left the tab, the earliest first. */
export const tabLeavesOf = (q: Q, organizationId: string, screeningIds: readonly string[]) =>
  q
    .selectFrom('screening_tab_leaves')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('screening_id', '=', sql<string>`any(${screeningIds})`)
    .orderBy('left_at')

export const insertTabLeave = (tx: OrganizationTransaction, row: Insertable<Tables['screening_tab_leaves']>) =>
  tx.q.insertInto('screening_tab_leaves').values(row).execute()

/** Notes that the candidate is back. */
export async function endTabLeave(tx: OrganizationTransaction, screeningId: string, now: Date): Promise<void> {
  await tx.q
    .updateTable('screening_tab_leaves')
    .set({ returned_at: now })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .where('returned_at', 'is', null)
    .execute()
}

export const deleteTabLeaves = (tx: OrganizationTransaction, screeningId: string) =>
  tx.q
    .deleteFrom('screening_tab_leaves')
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', screeningId)
    .execute()
