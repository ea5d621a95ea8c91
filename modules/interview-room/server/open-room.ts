import { later } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { resumeScreening, type Snapshot, startScreening, voiceOf } from '#modules/screenings/public.ts'
import { WATCH_EVERY_MS } from './liveness.ts'
import { insertQuestions, type RoomRow, updateRoom } from './queries.ts'
import { scheduleClosing, scheduleWatch } from './watch.ts'

/** Starts an interview: creates its questions and starts the timer. The caller holds the lock. @throws 409 `consent_needed` */
export async function startRoom(
  services: Services,
  tx: OrganizationTransaction,
  row: RoomRow,
  now: Date,
): Promise<RoomRow> {
  const started = await startScreening(tx, row, enginesOf(services, row.snapshot), now)
  await insertQuestions(
    tx,
    row.id,
    row.snapshot.round.questions.map(({ id }) => id),
  )
  await scheduleClosing(tx, row.id, row.until)
  await scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  return updateRoom(tx, { ...row, ...started }, { last_tick_at: now, floor: 'interviewer' })
}

const enginesOf = ({ models, transcriber, voice }: Services, { settings }: Snapshot) => ({
  language_model: models.interviewing?.model ?? null,
  transcription: transcriber?.engine ?? 'browser',
  voice: voiceOf(voice, settings.voice_id).provider,
})

/** Continues a started interview: the timer runs again. */
export async function resumeRoom(tx: OrganizationTransaction, row: RoomRow, now: Date): Promise<RoomRow> {
  const resumed = await resumeScreening(tx, row)
  await scheduleWatch(tx, row.id, later(now, WATCH_EVERY_MS))
  return updateRoom(tx, { ...row, ...resumed }, { last_tick_at: now, paused_at: null })
}
