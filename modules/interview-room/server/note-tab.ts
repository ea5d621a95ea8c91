import { newId } from '#platform/db/id.ts'
import { isStarted, notesTab } from '#modules/screenings/policy.ts'
import { elapsedAt, isRunning } from './clock.ts'
import { endTabLeave, insertTabLeave, tabLeavesOf } from './queries.ts'
import { type RoomLease, withRoom } from './room-lease.ts'

/** The most that are stored of one interview: more would tell reviewers nothing new. */
const MOST_LEAVES = 100

/**
 * Notes that the candidate has left the tab or is back, if the interview notes that and the candidate was told so. While it is paused,
 * what they do is nobody's business.
 */
export const noteTab = (lease: RoomLease, away: boolean): Promise<void> =>
  withRoom(lease, async (tx, row, now) => {
    if (!notesTab(row.snapshot) || !row.consent?.integrity_signals) return
    if (!away) return endTabLeave(tx, row.id, now)
    if (!isStarted(row.state) || !isRunning(row)) return
    const leaves = await tabLeavesOf(tx.q, tx.organizationId, [row.id]).execute()
    if (leaves.length >= MOST_LEAVES || leaves.some(({ returned_at }) => returned_at === null)) return
    await insertTabLeave(tx, {
      organization_id: tx.organizationId,
      id: newId(),
      screening_id: row.id,
      start_ms: Math.round(elapsedAt(row, now)),
      left_at: now,
    })
  })
