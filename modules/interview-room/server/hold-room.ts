import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { closeConnections, lockRoom, type RoomRow, updateRoom } from './queries.ts'
import { elapsedAt } from './clock.ts'

/** A connection's hold on a room. It ends as soon as another connection says hello. */
export interface Hold {
  readonly services: Services
  readonly org: OrganizationDb
  readonly screeningId: string
  readonly connectionId: string
}

/** Another connection has the room now. */
export class RoomReplaced extends Error {}

/** Takes a room over, whoever had it. The clock stands until the page says that it is ready. */
export async function takeRoom(
  services: Services,
  org: OrganizationDb,
  screeningId: string,
): Promise<{ hold: Hold; row: RoomRow; awayMs: number | null }> {
  const now = services.clock.now()
  const connectionId = newId()
  return org.write(async tx => {
    const before = await lockRoom(tx, screeningId)
    if (!before) throw notFound('This interview is not here any more.')
    await closeConnections(tx, before.id, 'replaced', now)
    await tx.q
      .insertInto('connection_log')
      .values({ organization_id: org.organizationId, id: connectionId, screening_id: screeningId, opened_at: now })
      .execute()
    // What passed since the last tick is not counted: nobody knows when the other line was lost.
    const row = await updateRoom(tx, before, {
      connection_id: connectionId,
      seen_at: now,
      last_tick_at: null,
    })
    const awayMs = before.seen_at && now.getTime() - before.seen_at.getTime()
    return { hold: { services, org, screeningId, connectionId }, row, awayMs }
  })
}

/**
 * One event of a room in one short transaction that holds its row, so that of two connections only one moves on.
 * @throws RoomReplaced where another connection has taken the room
 */
export async function withRoom<R>(
  { services, org, screeningId, connectionId }: Hold,
  work: (tx: OrganizationTransaction, row: RoomRow, now: Date) => Promise<R>,
): Promise<R> {
  return org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row || row.connection_id !== connectionId) throw new RoomReplaced()
    return work(tx, row, services.clock.now())
  })
}

/** Lets a room go when its line is gone. The clock stops; the interview counts as interrupted only when nobody comes back. */
export async function leaveRoom(
  { services, org, screeningId, connectionId }: Hold,
  reason: 'left' | 'lost' | 'ended' | 'restart',
): Promise<void> {
  const now = services.clock.now()
  await org.write(async tx => {
    const row = await lockRoom(tx, screeningId)
    if (!row || row.connection_id !== connectionId) return
    await closeConnections(tx, row.id, reason, now)
    // A line found dead was dead for a while: what passed since the last tick was not the candidate's time.
    const active_ms = reason === 'lost' ? row.active_ms : elapsedAt(row, now)
    const seen_at = reason === 'lost' ? row.seen_at : now
    await updateRoom(tx, row, { active_ms, last_tick_at: null, connection_id: null, seen_at })
  })
}
