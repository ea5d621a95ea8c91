import { z } from 'zod'
import { DAY, later } from '#platform/clock/clock.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { EXPORT_DAYS } from '../policy.ts'
import { deleteExport, endedExports } from './queries.ts'

const BATCH = 50

/** Deletes exports whose time is over. The file goes first, so that a run that is cut short finds the export again. */
const purgeExports = task({
  name: 'data-export.purge',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, files, clock }) {
    const now = clock.now()
    for (;;) {
      const ended = await endedExports(db, now, later(now, -EXPORT_DAYS * DAY), BATCH)
      for (const { organization_id, id, file_key } of ended) {
        if (file_key) await files.remove(file_key)
        await db.forOrganization(organization_id).write(tx => deleteExport(tx, id))
      }
      if (ended.length < BATCH) return
    }
  },
})

export const dataExportSchedule: readonly ScheduleEntry[] = [
  { task: purgeExports as TaskDefinition, when: '20 3 * * *', catchUp: true },
]
