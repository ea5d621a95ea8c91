import type { Subscription } from '#platform/events/events.ts'
import { lockLimit } from '#modules/billing/public.ts'
import { lockOpenJobs, updateJob } from './queries.ts'

/**
 * Pauses open jobs when the plan's limit became smaller: those that were published first stay open. Nothing is deleted, candidates keep
 * their applications, and a recruiter can choose other jobs to be open.
 */
export const pauseOverLimit: Subscription = {
  by: 'jobs.pause-over-limit',
  event: 'subscription.limits_lowered',
  async react({ db, clock }, event) {
    await db.forOrganization(event.organization_id).write(async tx => {
      const open = await lockOpenJobs(tx)
      const limit = await lockLimit(tx, 'job', clock.now())
      if (limit === null) return
      for (const { id } of open.slice(limit)) {
        await updateJob(tx, id, { status: 'paused' })
        await tx.emit('job.status_changed', id, { from: 'open', to: 'paused' }, { kind: 'system' })
      }
    })
  },
}
