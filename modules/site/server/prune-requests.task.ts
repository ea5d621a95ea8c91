import { z } from 'zod'
import { DAY } from '#platform/clock/clock.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { DAYS_AFTER_DONE } from '../policy.ts'
import { deleteRequestsDone } from './queries.ts'

/** Deletes requests a year after they were answered. */
const pruneRequests = task({
  name: 'site.prune-requests',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock, log }) {
    const before = new Date(clock.now().getTime() - DAYS_AFTER_DONE * DAY)
    const deleted = await deleteRequestsDone(db, before)
    if (deleted > 0) log.info({ deleted }, 'deleted answered contact requests')
  },
})

export const siteSchedule: readonly ScheduleEntry[] = [
  { task: pruneRequests as TaskDefinition, when: '23 4 * * *', catchUp: true },
]
