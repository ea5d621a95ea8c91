import { z } from 'zod'
import { later, MINUTE } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import type { Services } from '#platform/services.ts'
import { setStanding } from '#modules/applications/public.ts'
import { returnUnit } from '#modules/billing/public.ts'
import { isStarted, isUnstarted } from '../policy.ts'
import { RECONNECT_GRACE_MS } from '../room-protocol.ts'
import { retention } from './end-retention.ts'
import { finishScreening } from './finish-screening.ts'
import { lockScreening, type ScreeningRow, updateScreening } from './queries.ts'
import { joinRecording } from './recordings/join-recording.task.ts'
import { isHeardOf, WATCH_EVERY_MS } from './room/liveness.ts'
import { scheduleClosing, scheduleWatch, scheduleWindow } from './window.ts'

const payload = z.object({ organization_id: z.string(), screening_id: z.string() })
const bySystem = { kind: 'system' } as const

/** Work on one screening, held. Each looks at the state first: what was overtaken changes nothing. */
const onScreening = (
  name: string,
  work: (tx: OrganizationTransaction, row: ScreeningRow, now: Date) => Promise<unknown>,
) =>
  task({
    name,
    payload,
    async run({ db, clock }: Services, { organization_id, screening_id }) {
      await db.forOrganization(organization_id).write(async tx => {
        const row = await lockScreening(tx, screening_id)
        if (row) await work(tx, row, clock.now())
      })
    },
  })

/** Who did not begin in time has not lost it for the organization: the unit goes back. */
export const expireScreening = onScreening('interviews.expire', async (tx, row, now) => {
  if (!isUnstarted(row.state)) return
  if (row.until > now) return scheduleWindow(tx, row.id, row.until, now)
  await updateScreening(tx, row.id, { state: 'expired', ended_at: now, connection_id: null, floor: 'nobody' })
  await returnUnit(tx, 'interview', row.id)
  await setStanding(tx, row.application_id, { screening: { state: 'expired', until: null } })
  await tx.emit('screening.expired', row.application_id, { screening_id: row.id }, bySystem)
})

/** Who began in time and is still talking may end; everybody else's interview ends with its window, as far as it came. */
export const closeStale = onScreening('interviews.close-stale', async (tx, row, now) => {
  if (!isStarted(row.state)) return
  if (row.until > now) return scheduleClosing(tx, row.id, row.until)
  if (isHeardOf(row, now) && !row.paused_at) return scheduleClosing(tx, row.id, later(now, 5 * MINUTE))
  await finishScreening(tx, row, { reason: 'connection_lost', finished: false, cause: bySystem }, now)
})

/** Notices rooms whose page went away without a word, or whose server died. */
export const watchRoom = onScreening('interviews.watch-room', async (tx, row, now) => {
  if (row.state !== 'in_progress') return
  const silent = now.getTime() - (row.seen_at ?? row.started_at ?? now).getTime()
  if (isHeardOf(row, now) || silent < RECONNECT_GRACE_MS) return scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  await tx.q
    .updateTable('connection_log')
    .set({ closed_at: row.seen_at ?? now, reason: 'lost' })
    .where('organization_id', '=', tx.organizationId)
    .where('screening_id', '=', row.id)
    .where('closed_at', 'is', null)
    .execute()
  await updateScreening(tx, row.id, { state: 'interrupted', last_tick_at: null, connection_id: null })
  await setStanding(tx, row.application_id, { screening: { state: 'interrupted', until: row.until } })
  await tx.emit('screening.interrupted', row.application_id, { screening_id: row.id }, bySystem)
})

/** The one reminder of an invitation. */
export const remindOfScreening = onScreening('interviews.remind', async (tx, row, now) => {
  const waits = isUnstarted(row.state) || row.state === 'interrupted'
  if (!waits || row.reminded_at || row.until <= now || !row.snapshot.settings.reminders) return
  await updateScreening(tx, row.id, { reminded_at: now })
  await tx.emit(
    'screening.reminder_due',
    row.application_id,
    { screening_id: row.id, until: row.until.toISOString() },
    bySystem,
  )
})

export const interviewsTasks: readonly TaskDefinition[] = [
  expireScreening,
  closeStale,
  watchRoom,
  remindOfScreening,
  joinRecording,
  ...retention.tasks,
].map(one => one as TaskDefinition)

export const interviewsSchedule = [retention.schedule]
