import { z } from 'zod'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { deleteExpiredChallenges } from './queries/passkeys.ts'

const pruneChallenges = task({
  name: 'two-factor.prune-challenges',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock }) {
    await deleteExpiredChallenges(db, clock.now())
  },
})

export const twoFactorSchedule: readonly ScheduleEntry[] = [
  { task: pruneChallenges as TaskDefinition, when: '47 * * * *', catchUp: true },
]
