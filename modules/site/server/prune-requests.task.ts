import { sql } from 'kysely'
import { z } from 'zod'
import { DAY } from '#platform/clock/clock.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { DAYS_AFTER_DONE } from '../policy.ts'

/** Deletes requests a year after they were answered. */
const pruneRequests = task({
  name: 'site.prune-requests',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock, log }) {
    const before = new Date(clock.now().getTime() - DAYS_AFTER_DONE * DAY)
    const deleted = await deleteInBatches(db, 'contact_requests', sql`done_at < ${before}`)
    if (deleted > 0) log.info({ deleted }, 'deleted answered contact requests')
  },
})

export const siteSchedule: readonly ScheduleEntry[] = [
  { task: pruneRequests as TaskDefinition, when: '23 4 * * *', catchUp: true },
]
