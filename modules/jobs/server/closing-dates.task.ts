import { z } from 'zod'
import { DAY, later } from '#platform/clock/clock.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import { takesApplications } from '../policy.ts'
import { jobById, jobsPastClosing, updateJob } from './queries.ts'

/** Jobs for one run; the others follow an hour later. */
const MOST_JOBS = 1000

/** Announces that the closing date of a job has passed, once for each date. */
async function announce({ db, clock }: Services, organizationId: string, jobId: string): Promise<void> {
  await db.forOrganization(organizationId).write(async tx => {
    const job = await jobById(tx.q, organizationId, jobId).forUpdate().executeTakeFirst()
    if (!job?.closing_date || job.status !== 'open' || job.archived_at || job.closing_noticed === job.closing_date)
      return
    const { organization } = await readOrganizationIn(tx)
    if (takesApplications(job, civilDate(clock.now(), organization.time_zone))) return
    await updateJob(tx, jobId, { closing_noticed: job.closing_date })
    await tx.emit('job.closing_date_passed', jobId, {}, { kind: 'system' })
  })
}

const noticeClosingDates = task({
  name: 'jobs.notice-closing-dates',
  lane: 'maintenance',
  payload: z.object({}),
  async run(services) {
    // The date can be over in one time zone and not yet in another: each organization's own decides.
    const latest = civilDate(later(services.clock.now(), DAY), 'UTC')
    const due = await services.db.unsafeAcrossOrganizations(q => jobsPastClosing(q, latest, MOST_JOBS).execute())
    for (const { organization_id, id } of due) await announce(services, organization_id, id)
  },
})

export const jobsSchedule: readonly ScheduleEntry[] = [
  { task: noticeClosingDates as TaskDefinition, when: '5 * * * *', catchUp: true },
]
