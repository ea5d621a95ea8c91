import { createHash } from 'node:crypto'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import type { recordingsContract } from '../contract.ts'
import { chunksOf, type RecordingRow, recordingById } from './queries.ts'
import type { OpenScreening } from '#modules/screenings/public.ts'
import { requireRecording } from './start-recording.ts'

type Input = BodyOf<(typeof recordingsContract)['recordings.finish']>

/** What the page and the server must agree on before the pieces become one. */
export const hashOfList = (hashes: readonly string[]): string =>
  createHash('sha256').update(hashes.join('\n')).digest('hex')

/** Closes a recording of so many chunks and asks for it to be joined. Saying it twice is harmless. @throws 409 `chunks_missing` */
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
    const kept = await chunksOf(tx.q, org.organizationId, id).execute()
    const numbers = new Set(kept.map(({ number }) => number))
    const missing = Array.from({ length: chunks }, (_, number) => number).filter(number => !numbers.has(number))
    if (missing.length > 0)
      throw conflict('chunks_missing', 'Some of the recording has not arrived yet.', {
        missing: missing.slice(0, 1000),
      })
    const listed = kept.filter(({ number }) => number < chunks).map(({ sha256 }) => sha256)
    if (hashOfList(listed) !== sha256_of_list)
      throw invalidField('sha256_of_list', 'What is kept here is not what was recorded there.')
    await tx.task('recordings.join', { recording_id: id }, { key: `recordings.join:${id}` })
    return tx.q
      .updateTable('recordings')
      .set({
        chunks,
        finished_at: clock.now(),
        ...(chunks === 0 && { state: 'failed', problem: 'Nothing was recorded.' }),
      })
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
