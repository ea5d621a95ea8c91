import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { interviewsContract } from '#modules/screenings/contract.ts'
import { isStarted } from '#modules/screenings/policy.ts'
import { lockScreening, type RecordingRow, recordingById, recordingsOf } from '#modules/screenings/server/queries.ts'
import { elapsedAt } from '#modules/interview-room/server/clock.ts'
import { recordingAgreed } from '#modules/interview-room/server/present-room.ts'
import type { OpenScreening } from '#modules/screenings/server/screening-link.ts'

type Input = BodyOf<(typeof interviewsContract)['interviews.startRecording']>

/** A page that reloads begins a new recording; no honest interview needs more of them. */
const MOST_RECORDINGS = 200

/** Makes a recording, once for each client id. @throws 409 `not_agreed`, `not_running` */
export const startRecording = (
  { clock }: Services,
  { org, screening }: OpenScreening,
  input: Input,
): Promise<RecordingRow> =>
  org.write(async tx => {
    const row = await lockScreening(tx, screening.id)
    if (!row) throw notFound()
    const earlier = await recordingsOf(tx.q, org.organizationId, [row.id]).execute()
    const known = earlier.find(({ client_recording_id }) => client_recording_id === input.client_recording_id)
    if (known) return known
    if (!isStarted(row.state))
      throw conflict('not_running', 'The interview is not running, so nothing is recorded.', { state: row.state })
    const agreed = recordingAgreed(row)
    if (agreed === 'none' || (agreed === 'audio' && input.kind === 'video'))
      throw conflict('not_agreed', 'This was not agreed to be recorded.')
    if (earlier.length >= MOST_RECORDINGS)
      throw conflict('too_many_recordings', 'There are too many recordings of this interview.')
    const now = clock.now()
    return tx.q
      .insertInto('screening_recordings')
      .values({
        organization_id: org.organizationId,
        id: newId(),
        screening_id: row.id,
        client_recording_id: input.client_recording_id,
        kind: input.kind,
        mime: input.mime,
        state: 'pending',
        starts_ms: elapsedAt(row, now),
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
