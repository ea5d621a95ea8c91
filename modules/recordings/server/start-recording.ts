import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { z } from 'zod'
import type { recordingStart } from '../contract.ts'
import { isOver, isStarted, recordingAgreed, recordsMore } from '#modules/screenings/policy.ts'
import type { OpenScreening, ScreeningRow } from '#modules/screenings/public.ts'
import { joinLater } from './join-late-recordings.ts'
import { recordingProblems } from '../words/problems.ts'
import { insertRecording, type RecordingRow, recordingById, recordingsOf } from './queries.ts'

type Input = z.output<typeof recordingStart>

/** Each reload of the page starts another recording; no interview needs more than this. */
const MAX_RECORDINGS = 200

/**
 * Starts a recording, once for each client id, under the lock of its screening. One that began before the interview ended is taken
 * afterwards, too: a candidate without a connection loses nothing. It is joined a day later, also if its page does not return; after the
 * recordings were deleted, none is taken.
 *
 * @param elapsedMs the interview time now
 * @throws 409 `not_agreed`, `not_running`
 */
export async function startRecording(
  tx: OrganizationTransaction,
  row: ScreeningRow,
  input: Input,
  elapsedMs: number,
  now: Date,
): Promise<RecordingRow> {
  const earlier = await recordingsOf(tx.q, tx.organizationId, [row.id]).execute()
  const known = earlier.find(({ client_recording_id }) => client_recording_id === input.client_recording_id)
  if (known) return known
  const began = now.getTime() - input.age_ms
  const until = isOver(row.state) && row.ended_at ? row.ended_at.getTime() : now.getTime()
  const isLate = isOver(row.state) && began < until && !row.recordings_deleted_at
  if (!isStarted(row.state) && !isLate)
    throw conflict('not_running', recordingProblems.notRunning, { state: row.state })
  if (recordsMore(input.kind, recordingAgreed(row))) throw conflict('not_agreed', recordingProblems.notAgreed)
  if (earlier.length >= MAX_RECORDINGS) throw conflict('too_many_recordings', recordingProblems.tooMany)
  const id = newId()
  if (isLate) await joinLater(tx, id, now)
  return insertRecording(tx, {
    organization_id: tx.organizationId,
    id,
    screening_id: row.id,
    client_recording_id: input.client_recording_id,
    kind: input.kind,
    mime: input.mime,
    state: 'pending',
    starts_ms: Math.max(0, elapsedMs - (until - began)),
    created_at: now,
  })
}

/** A recording of this screening. @throws 404 for another one's */
export async function requireRecording({ org, screening }: OpenScreening, id: string): Promise<RecordingRow> {
  const [[row]] = await org.read(q => [recordingById(q, org.organizationId, id)])
  if (!row || row.screening_id !== screening.id) throw notFound()
  return row
}
