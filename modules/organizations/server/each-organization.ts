import { z } from 'zod'
import type { Services } from '#platform/services.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'

const PAGE = 500

interface Work {
  readonly name: string
  /** The schedule, as cron fields in UTC. */
  readonly when: string
  /** Must be idempotent. A run that was interrupted is continued by the next. */
  readonly run: (services: Services, organizationId: string) => Promise<void>
}

/** A page of organizations after an ID. Reads across organizations, because the schedule belongs to none. */
const organizationsAfter = ({ db }: Services, last: string | null) =>
  db.unsafeAcrossOrganizations(q => {
    const page = q.selectFrom('organizations').select('organization_id').orderBy('organization_id').limit(PAGE)
    return (last ? page.where('organization_id', '>', last) : page).execute()
  })

/** Scheduled work for every organization. Each organization has its own task, so that a failure in one does not affect the others. */
export function forEachOrganization({ name, when, run }: Work): { schedule: ScheduleEntry; tasks: TaskDefinition[] } {
  const forOne = `${name}:organization`
  const fanOut = task({
    name,
    lane: 'maintenance',
    payload: z.object({}),
    async run(services) {
      for (let last: string | null = null; ;) {
        const page = await organizationsAfter(services, last)
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
