import { platformSchedule } from '#platform/db/prune.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { modules } from './modules.ts'

/** All scheduled work. */
export const schedule: readonly ScheduleEntry[] = [
  ...platformSchedule,
  ...modules.flatMap(module => module.schedule ?? []),
]
