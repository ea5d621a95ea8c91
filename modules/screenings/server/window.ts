import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'

/** The only reminder is sent this long before the interview closes. */
const REMIND_BEFORE_MS = 2 * DAY

/** Schedules the reminder and the expiry of an invitation. Tasks of an earlier period are replaced. */
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
