import { type ParsedCronItem, parseCronItem } from 'graphile-worker'
import type { TaskDefinition } from './tasks.ts'

/** Scheduled work of a module. Runs once for each due time, regardless of the number of processes. */
export interface ScheduleEntry {
  readonly task: TaskDefinition
  /** Five cron fields in UTC: minute, hour, day of the month, month, day of the week. */
  readonly when: string
  /** Whether runs that were missed while the product was stopped are made up for, with one run, at the next start. */
  readonly catchUp?: boolean
}

/** How far back missed runs are made up for, in ms: a daily one once. */
const CATCH_UP_MS = 24 * 60 * 60 * 1000

/** Each run does everything that is due, so a queued run also covers the next one. */
export const cronItems = (schedule: readonly ScheduleEntry[]): ParsedCronItem[] =>
  schedule.map(({ task, when, catchUp }) =>
    parseCronItem({
      task: task.name,
      identifier: task.name,
      match: when,
      options: { backfillPeriod: catchUp ? CATCH_UP_MS : 0, maxAttempts: 3, jobKey: `schedule:${task.name}` },
    }),
  )
