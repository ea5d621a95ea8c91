import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { z } from 'zod'
import type { recordingStart } from '../contract.ts'
import { isStarted, recordingAgreed, recordsMore } from '#modules/screenings/policy.ts'
import { lockScreening, type OpenScreening } from '#modules/screenings/public.ts'
import { type RecordingRow, recordingById, recordingsOf } from './queries.ts'

type Input = z.output<typeof recordingStart>

/** A page that reloads begins a new recording; no honest interview needs more of them. */
const MOST_RECORDINGS = 200

/** Makes a recording, once for each client id. @throws 409 `not_agreed`, `not_running` */
export const startRecording = (
  { clock }: Services,
  { org, screening }: OpenScreening,
  input: Input,
  /** Interview time, read under the same lock. */
  elapsedMs: (tx: OrganizationTransaction, now: Date) => Promise<number>,
): Promise<RecordingRow> =>
  org.write(async tx => {
    const row = await lockScreening(tx, screening.id)
    if (!row) throw notFound()
    const earlier = await recordingsOf(tx.q, org.organizationId, [row.id]).execute()
    const known = earlier.find(({ client_recording_id }) => client_recording_id === input.client_recording_id)
    if (known) return known
    if (!isStarted(row.state))
      throw conflict('not_running', 'The interview is not running, so nothing is recorded.', { state: row.state })
    if (recordsMore(input.kind, recordingAgreed(row)))
      throw conflict('not_agreed', 'This was not agreed to be recorded.')
    if (earlier.length >= MOST_RECORDINGS)
      throw conflict('too_many_recordings', 'There are too many recordings of this interview.')
    const now = clock.now()
    return tx.q
      .insertInto('recordings')
      .values({
        organization_id: org.organizationId,
        id: newId(),
        screening_id: row.id,
        client_recording_id: input.client_recording_id,
        kind: input.kind,
        mime: input.mime,
        state: 'pending',
        starts_ms: await elapsedMs(tx, now),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })

/** A recording of this interview. @throws 404 for another's */
export async function requireRecording({ org, screening }: OpenScreening, id: string): Promise<RecordingRow> {
  const [[row]] = await org.read(q => [recordingById(q, org.organizationId, id)])
  if (!row || row.screening_id !== screening.id) throw notFound()
  return row
}
