import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { organizationsAfter } from './queries.ts'

const PAGE = 500

interface Work {
  readonly name: string
  /** The schedule, as cron fields in UTC. */
  readonly when: string
  /** Must be idempotent. A run that was interrupted is continued by the next. */
  readonly run: (services: Services, organizationId: string) => Promise<void>
}

/** Scheduled work for every organization. Each organization has its own task, so that a failure in one does not affect the others. */
export function forEachOrganization({ name, when, run }: Work): { schedule: ScheduleEntry; tasks: TaskDefinition[] } {
  const forOne = `${name}:organization`
  const fanOut = task({
    name,
    lane: 'maintenance',
    payload: z.object({}),
    async run(services) {
      for (let last: string | null = null; ;) {
        const page = await organizationsAfter(services.db, last, PAGE)
        for (const { organization_id } of page)
          await services.db
            .forOrganization(organization_id)
            .write(tx => tx.task(forOne, {}, { key: `${forOne}:${organization_id}` }))
        if (page.length < PAGE) return
        last = page.at(-1)!.organization_id
      }
    },
  })
  const one = task({
    name: forOne,
    lane: 'maintenance',
    payload: z.object({ organization_id: z.string() }),
    run: (services, { organization_id }) => run(services, organization_id),
  })
  return { schedule: { task: fanOut as TaskDefinition, when, catchUp: true }, tasks: [one as TaskDefinition] }
}
