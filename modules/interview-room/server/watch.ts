import type { OrganizationTransaction } from '#platform/db/organization.ts'

/** Checks at a given time whether the candidate is still in the room. */
export const scheduleWatch = (tx: OrganizationTransaction, screeningId: string, at: Date): Promise<void> =>
  tx.task(
    'interview-room.watch',
    { screening_id: screeningId },
    { key: `interview-room.watch:${screeningId}`, runAt: at },
  )

/** Ends a started interview at a given time, when its window has passed and nobody is in the room. */
export const scheduleClosing = (tx: OrganizationTransaction, screeningId: string, at: Date): Promise<void> =>
  tx.task(
    'interview-room.close-stale',
    { screening_id: screeningId },
    { key: `interview-room.close-stale:${screeningId}`, runAt: at },
  )
