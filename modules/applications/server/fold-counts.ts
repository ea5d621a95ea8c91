import { z } from 'zod'
import type { Database } from '#platform/db/database.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { foldBatch, foldFigureBatch } from './queries/counts.ts'

const BATCH = 10_000

/** Adds the changes since the last time to the counters and figures, so that reads stay fast. @returns how many changes */
export async function foldApplicationCounts(db: Database): Promise<number> {
  let total = 0
  for (const batch of [foldBatch, foldFigureBatch])
    for (let folded = BATCH; folded === BATCH; total += folded) folded = await batch(db, BATCH)
  return total
}

const foldTask = task({
  name: 'applications.fold-counts',
  lane: 'maintenance',
  payload: z.object({}),
  run: async ({ db }) => void (await foldApplicationCounts(db)),
})

export const foldCounts: ScheduleEntry = { task: foldTask as TaskDefinition, when: '* * * * *' }
