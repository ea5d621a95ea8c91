import { z } from 'zod'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { deleteUnfinishedOrganization } from '#modules/organizations/public.ts'
import { OPEN_HOURS } from './register-admin.ts'
import { organizationsWithoutAdmin } from './unfinished.read-model.ts'

const BATCH = 100

/** Deletes organizations whose registration was not completed in time. */
const deleteUnfinished = task({
  name: 'accounts.delete-unfinished-organizations',
  lane: 'maintenance',
  payload: z.object({}),
  async run(services) {
    // One extra hour, so that a registration in its last second can still complete.
    const before = later(services.clock.now(), -(OPEN_HOURS + 1) * HOUR)
    for (;;) {
      const unfinished = await organizationsWithoutAdmin(services.db, before, BATCH)
      for (const { organization_id } of unfinished) await deleteUnfinishedOrganization(services, organization_id)
      if (unfinished.length < BATCH) return
    }
  },
})

export const unfinishedOrganizations: ScheduleEntry = {
  task: deleteUnfinished as TaskDefinition,
  when: '47 * * * *',
  catchUp: true,
}
