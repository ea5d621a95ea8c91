import { z } from 'zod'
import { later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { task, type TaskDefinition } from '#platform/tasks/tasks.ts'
import type { Services } from '#platform/services.ts'
import { isStarted, withExtraTime } from '#modules/screenings/policy.ts'
import { interruptScreening } from '#modules/screenings/public.ts'
import { RECONNECT_GRACE_MS } from '../room-protocol.ts'
import { closeRoom } from './close-room.ts'
import { retention } from './end-retention.ts'
import { isAlive, MOST_OVERTIME_MS, WATCH_EVERY_MS } from './liveness.ts'
import { closeConnections, lockRoom, type RoomRow, updateRoom } from './queries.ts'
import { scheduleClosing, scheduleWatch } from './watch.ts'

const payload = z.object({ organization_id: z.string(), screening_id: z.string() })
const bySystem = { kind: 'system' } as const

/** A task on one locked room. Each task checks the state first and changes nothing if something else has happened since. */
const onRoom = (name: string, work: (tx: OrganizationTransaction, row: RoomRow, now: Date) => Promise<unknown>) =>
  task({
    name,
    payload,
    async run({ db, clock }: Services, { organization_id, screening_id }) {
      await db.forOrganization(organization_id).write(async tx => {
        const row = await lockRoom(tx, screening_id)
        if (row) await work(tx, row, clock.now())
      })
    },
  })

const lastSeen = (row: RoomRow, now: Date) => row.seen_at ?? row.started_at ?? now

/**
 * Ends a started interview after its deadline, when the candidate has left or the overtime is over. A candidate who is still in the room,
 * or comes back in time, may finish.
 */
export const closeStaleRoom = onRoom('interview-room.close-stale', async (tx, row, now) => {
  if (!isStarted(row.state)) return
  if (row.until > now) return scheduleClosing(tx, row.id, row.until)
  const isLeftAt = later(lastSeen(row, now), RECONNECT_GRACE_MS)
  const latest = later(row.until, withExtraTime(MOST_OVERTIME_MS, row.extra_time_percent))
  if (isLeftAt > now && latest > now) return scheduleClosing(tx, row.id, isLeftAt < latest ? isLeftAt : latest)
  const reason = isAlive(row, now) ? 'time_limit' : 'connection_lost'
  await closeRoom(tx, row, { reason, finished: false, cause: bySystem }, now)
})

/** Finds rooms whose page disappeared without a message, or whose server died. */
export const watchRoom = onRoom('interview-room.watch', async (tx, row, now) => {
  if (row.state !== 'in_progress') return
  const silent = now.getTime() - lastSeen(row, now).getTime()
  if (isAlive(row, now) || silent < RECONNECT_GRACE_MS) return scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  await closeConnections(tx, row.id, 'lost', row.seen_at ?? now)
  await updateRoom(tx, row, { last_tick_at: null, connection_id: null })
  await interruptScreening(tx, row)
})

export const interviewRoomTasks: readonly TaskDefinition[] = [closeStaleRoom, watchRoom, ...retention.tasks].map(
  one => one as TaskDefinition,
)

export const interviewRoomSchedule = [retention.schedule]
