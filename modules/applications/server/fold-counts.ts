import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { foldBatch } from './queries/counts.ts'

const BATCH = 10_000

/** Adds the changes since the last time to the counters, so that reads stay fast. @returns how many changes */
export async function foldApplicationCounts(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const folded = await foldBatch(db, BATCH)
    total += folded
    if (folded < BATCH) return total
  }
}

const foldTask = task({
  name: 'applications.fold-counts',
  lane: 'maintenance',
  payload: z.object({}),
  run: async ({ db }) => void (await foldApplicationCounts(db)),
})

export const foldCounts: ScheduleEntry = { task: foldTask as TaskDefinition, when: '* * * * *' }
