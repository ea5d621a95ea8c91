import { createHash } from 'node:crypto'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { recordingsContract } from '../contract.ts'
import { chunksOf, type RecordingRow, recordingById, updateRecording } from './queries.ts'
import type { OpenScreening } from '#modules/screenings/public.ts'
import { recordingProblems } from '../words/problems.ts'
import { requireRecording } from './start-recording.ts'

type Input = BodyOf<(typeof recordingsContract)['recordings.finish']>

/** The page and the server compare this before the chunks are joined. */
const hashOfList = (hashes: readonly string[]): string => createHash('sha256').update(hashes.join('\n')).digest('hex')

/** Closes a recording with this many chunks and schedules joining them. Repeating the call changes nothing. @throws 409 `chunks_missing` */
export async function finishRecording(
  { clock }: Services,
  open: OpenScreening,
  id: string,
  { chunks, sha256_of_list }: Input,
): Promise<RecordingRow> {
  const { org } = open
  await requireRecording(open, id)
  return org.write(async tx => {
    const recording = await recordingById(tx.q, org.organizationId, id).forUpdate().executeTakeFirstOrThrow()
    if (recording.finished_at) return recording
    const stored = await chunksOf(tx.q, org.organizationId, id).execute()
    const numbers = new Set(stored.map(({ number }) => number))
    const missing = Array.from({ length: chunks }, (_, number) => number).filter(number => !numbers.has(number))
    if (missing.length > 0)
      throw conflict('chunks_missing', recordingProblems.chunksMissing, {
        missing: missing.slice(0, 1000),
      })
    const listed = stored.filter(({ number }) => number < chunks).map(({ sha256 }) => sha256)
    if (hashOfList(listed) !== sha256_of_list) throw invalidField('sha256_of_list', recordingProblems.listDiffers)
    await tx.task('recordings.join', { recording_id: id }, { key: `recordings.join:${id}` })
    return updateRecording(tx, id, {
      chunks,
      finished_at: clock.now(),
      ...(chunks === 0 && { state: 'failed', problem: recordingProblems.nothingRecorded }),
    })
  })
}
