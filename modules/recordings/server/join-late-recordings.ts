import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { recordingsOf } from './queries.ts'

/** Chunks that are still on the candidate's device may arrive for this long before a recording is joined without them. */
const LATE_CHUNKS_MS = DAY

/** Joins the recordings of an ended interview whose page never said how many chunks there are, after a day's grace. */
export async function joinLateRecordings(tx: OrganizationTransaction, screeningId: string, now: Date): Promise<void> {
  for (const { id, finished_at } of await recordingsOf(tx.q, tx.organizationId, [screeningId]).execute()) {
    if (finished_at) continue
    await tx.task(
      'recordings.join',
      { recording_id: id },
      { key: `recordings.join:${id}`, runAt: later(now, LATE_CHUNKS_MS) },
    )
  }
}
