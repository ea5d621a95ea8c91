import { sql } from 'kysely'
import { z } from 'zod'
import { DAY, HOUR } from '../clock/clock.ts'
import type { ScheduleEntry } from '../tasks/schedule.ts'
import { task, type TaskDefinition } from '../tasks/tasks.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { REPLAY_WINDOW_MS } from './idempotency.ts'

/** Longer than any limit's window. */
const RATE_WINDOW_LIFE_MS = DAY
/** How long an expired link is reported as expired. After that it is unknown. */
const DEAD_LINK_LIFE_MS = 30 * DAY

/** How long e-mails of the platform stay in its list after they were written. */
const PLATFORM_MAIL_LIFE_MS = 90 * DAY

/** Deletes what the platform's own tables no longer need. */
const prunePlatform = task({
  name: 'platform.prune',
  lane: 'maintenance',
  payload: z.object({}),
  async run({ db, clock, log }) {
    const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
    const dead = before(DEAD_LINK_LIFE_MS)
    const deleted = {
      rate_windows: await deleteInBatches(db, 'rate_windows', sql`window_start < ${before(RATE_WINDOW_LIFE_MS)}`),
      links: await deleteInBatches(db, 'links', sql`expires_at < ${dead} or voided_at < ${dead}`),
      idempotent_replies: await deleteInBatches(db, 'idempotent_replies', sql`at < ${before(REPLAY_WINDOW_MS)}`),
      platform_mail: await deleteInBatches(db, 'platform_mail', sql`created_at < ${before(PLATFORM_MAIL_LIFE_MS)}`),
      worker_heartbeats: await deleteInBatches(db, 'worker_heartbeats', sql`beat_at < ${before(HOUR)}`),
    }
    log.info({ deleted }, 'pruned')
  },
})

export const platformSchedule: readonly ScheduleEntry[] = [
  { task: prunePlatform as TaskDefinition, when: '17 * * * *', catchUp: true },
]
