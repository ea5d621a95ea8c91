import { z } from 'zod'
import { removeTasksOf } from '#platform/tasks/erase-tasks.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { deleteOrganization, organizationsToPurge } from './queries.ts'

const BATCH = 20

/**
 * Deletes organizations whose waiting period is over, with their files. The files go first, so that a run that is cut short finds the
 * organization again; and once more at the end, because until then someone may have added one.
 */
const purgeOrganizations = task({
  name: 'organizations.purge',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, files, clock, log }) {
    for (;;) {
      const due = await organizationsToPurge(db, clock.now(), BATCH)
      for (const { organization_id } of due) {
        await files.removeAll(organization_id)
        await deleteOrganization(db, organization_id)
        await files.removeAll(organization_id)
        await removeTasksOf(db, organization_id)
        log.info({ organization_id }, 'an organization was deleted')
      }
      if (due.length < BATCH) return
    }
  },
})

export const organizationsSchedule: readonly ScheduleEntry[] = [
  { task: purgeOrganizations as TaskDefinition, when: '50 2 * * *', catchUp: true },
]
