import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'

/** The one reminder goes out so long before the end. */
export const REMIND_BEFORE_MS = 2 * DAY

/** Asks for what happens by itself in an invitation's window. A new window replaces what was asked for the old one. */
export async function scheduleWindow(
  tx: OrganizationTransaction,
  screeningId: string,
  until: Date,
  now: Date,
): Promise<void> {
  const payload = { screening_id: screeningId }
  await tx.task('screenings.expire', payload, { key: `screenings.expire:${screeningId}`, runAt: until })
  const remindAt = later(until, -REMIND_BEFORE_MS)
  if (remindAt > now)
    await tx.task('screenings.remind', payload, { key: `screenings.remind:${screeningId}`, runAt: remindAt })
}
