import { z } from 'zod'
import { DAY } from '#platform/clock/clock.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { unfinishedOrganizations } from './delete-unfinished.task.ts'
import { deleteDeadSessions } from './queries.ts'

/** Longer than the 12 hours after which an unused session ends (see `open_session`). */
const UNUSED_LIFE_MS = DAY

const pruneSessions = task({
  name: 'accounts.prune-sessions',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock }) {
    const now = clock.now()
    const unusedSince = new Date(now.getTime() - UNUSED_LIFE_MS)
    await deleteDeadSessions(db, now, unusedSince)
  },
})

export const accountsSchedule: readonly ScheduleEntry[] = [
  { task: pruneSessions as TaskDefinition, when: '37 * * * *', catchUp: true },
  unfinishedOrganizations,
]
