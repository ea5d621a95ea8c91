import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { roomProblems } from '../words/problems.ts'
import { closeConnections, insertConnection, lockRoom, type RoomRow, updateRoom } from './queries.ts'
import { elapsedAt } from './clock.ts'

/** A connection's exclusive right to act in a room. It ends as soon as another connection says hello. */
export interface RoomLease {
  readonly services: Services
  readonly org: OrganizationDb
  readonly screeningId: string
  readonly connectionId: string
}

/** Another connection has taken the room over. */
export class RoomReplaced extends Error {}

/** Takes a room over from any other connection. The timer is stopped until the page is ready. */
export async function takeRoom(
  services: Services,
  org: OrganizationDb,
  screeningId: string,
): Promise<{ lease: RoomLease; row: RoomRow; awayMs: number | null }> {
  const now = services.clock.now()
  const connectionId = newId()
  return org.write(async tx => {
    const before = await lockRoom(tx, screeningId)
    if (!before) throw notFound(roomProblems.gone)
    await closeConnections(tx, before.id, 'replaced', now)
    await insertConnection(tx, {
      organization_id: org.organizationId,
      id: connectionId,
      screening_id: screeningId,
      opened_at: now,
    })
    // The time since the last tick is not counted, because it is unknown when the other connection was lost.
    const row = await updateRoom(tx, before, {
      connection_id: connectionId,
      seen_at: now,
      last_tick_at: null,
    })
    const awayMs = before.seen_at && now.getTime() - before.seen_at.getTime()
    return { lease: { services, org, screeningId, connectionId }, row, awayMs }
  })
}

/**
 * Handles one event of a room in a short transaction that locks its row, so that only one of two connections can act.
 * @throws RoomReplaced if another connection has taken the room over
 */
export async function withRoom<R>(
  { services, org, screeningId, connectionId }: RoomLease,
  work: (tx: OrganizationTransaction, row: RoomRow, now: Date) => Promise<R>,
): Promise<R> {
  return org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row || row.connection_id !== connectionId) throw new RoomReplaced()
    return work(tx, row, services.clock.now())
  })
}

/**
 * Releases a room when its connection is closed. The timer stops; the interview counts as interrupted only if the candidate does
 * not return.
 */
export async function leaveRoom(
  { services, org, screeningId, connectionId }: RoomLease,
  reason: 'left' | 'lost' | 'ended' | 'restart',
): Promise<void> {
  const now = services.clock.now()
  await org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row || row.connection_id !== connectionId) return
    await closeConnections(tx, row.id, reason, now)
    // A connection that was found dead had been dead for a while, so the time since the last tick is not counted.
    const active_ms = reason === 'lost' ? row.active_ms : elapsedAt(row, now)
    const seen_at = reason === 'lost' ? row.seen_at : now
    await updateRoom(tx, row, { active_ms, last_tick_at: null, connection_id: null, seen_at })
  })
}
