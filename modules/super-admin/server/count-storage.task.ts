import { z } from 'zod'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { noteLogoSizes } from '#modules/organizations/public.ts'
import { writeStorage } from './queries/storage.ts'
import { storageOfAll } from './storage.read-model.ts'

/** Rows that are written at a time. */
const BATCH = 1000

/** Counts what the files of each organization take, so that no call has to. */
const countStorage = task({
  name: 'super-admin.count-storage',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock, files }) {
    await noteLogoSizes(db, files)
    const counted_at = clock.now()
    await db.unsafeAcrossOrganizations(async q => {
      const all = await storageOfAll(q).execute()
      for (let start = 0; start < all.length; start += BATCH)
        await writeStorage(
          q,
          all.slice(start, start + BATCH).map(row => ({ ...row, counted_at })),
        )
    })
  },
})

export const superAdminSchedule: readonly ScheduleEntry[] = [
  { task: countStorage as TaskDefinition, when: '37 */4 * * *', catchUp: true },
]
