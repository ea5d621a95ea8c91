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
  await tx.task('interviews.expire', payload, { key: `interviews.expire:${screeningId}`, runAt: until })
  const remindAt = later(until, -REMIND_BEFORE_MS)
  if (remindAt > now)
    await tx.task('interviews.remind', payload, { key: `interviews.remind:${screeningId}`, runAt: remindAt })
}

/** Asks for a look at a room in so many ms: whether anybody is still in it. */
export const scheduleWatch = (tx: OrganizationTransaction, screeningId: string, at: Date): Promise<void> =>
  tx.task(
    'interviews.watch-room',
    { screening_id: screeningId },
    { key: `interviews.watch-room:${screeningId}`, runAt: at },
  )

/** Asks for a started interview to be ended when its window has passed and nobody is in it. */
export const scheduleClosing = (tx: OrganizationTransaction, screeningId: string, at: Date): Promise<void> =>
  tx.task(
    'interviews.close-stale',
    { screening_id: screeningId },
    { key: `interviews.close-stale:${screeningId}`, runAt: at },
  )
