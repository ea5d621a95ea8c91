import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'

/** When a reminder is sent: this many days before the interview closes. */
export const reminderAt = (until: Date, days: number): Date => later(until, -days * DAY)

/** Schedules the reminders and the expiry of an invitation. Tasks of an earlier period are replaced, or find nothing to do. */
export async function scheduleWindow(
  tx: OrganizationTransaction,
  screeningId: string,
  until: Date,
  reminderDays: readonly number[],
  now: Date,
): Promise<void> {
  const payload = { screening_id: screeningId }
  await tx.task('screenings.expire', payload, { key: `screenings.expire:${screeningId}`, runAt: until })
  for (const days of reminderDays) {
    const runAt = reminderAt(until, days)
    const key = `screenings.remind:${screeningId}:${days}`
    if (runAt > now) await tx.task('screenings.remind', { ...payload, days }, { key, runAt })
  }
}
