import { type ParsedCronItem, parseCronItem } from 'graphile-worker'
import type { TaskDefinition } from './tasks.ts'

/** Work that a module wants done by the clock: once for each due time, however many processes run. */
export interface ScheduleEntry {
  readonly task: TaskDefinition
  /** When, as five cron fields in UTC: minute, hour, day of the month, month, day of the week. */
  readonly when: string
  /** Whether a time that passed while nothing ran is made up for at the next start; several of them by one run. */
  readonly catchUp?: boolean
}

/** How far back a missed run is made up for, in ms: a daily one once. */
const CATCH_UP_MS = 24 * 60 * 60 * 1000

/** Each run does all that is due, so a run that still waits stands for the next one too. */
export const cronItems = (schedule: readonly ScheduleEntry[]): ParsedCronItem[] =>
  schedule.map(({ task, when, catchUp }) =>
    parseCronItem({
      task: task.name,
      identifier: task.name,
      match: when,
      options: { backfillPeriod: catchUp ? CATCH_UP_MS : 0, maxAttempts: 3, jobKey: `schedule:${task.name}` },
    }),
  )
