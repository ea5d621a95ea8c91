import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { recordingsOf } from './queries.ts'

/** How long missing chunks may still arrive before a recording is joined without them. */
const LATE_CHUNKS_MS = DAY

/** Schedules joining a recording whose page has not finished it, after a day. */
export const joinLater = (tx: OrganizationTransaction, id: string, now: Date): Promise<void> =>
  tx.task('recordings.join', { recording_id: id }, { key: `recordings.join:${id}`, runAt: later(now, LATE_CHUNKS_MS) })

/** Schedules joining the recordings of an ended interview whose page has not finished them, after a day. */
export async function joinLateRecordings(tx: OrganizationTransaction, screeningId: string, now: Date): Promise<void> {
  for (const { id, finished_at } of await recordingsOf(tx.q, tx.organizationId, [screeningId]).execute()) {
    if (!finished_at) await joinLater(tx, id, now)
  }
}
