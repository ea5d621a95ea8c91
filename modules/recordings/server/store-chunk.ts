import { createHash } from 'node:crypto'
import { conflict, invalidField, notFound, ProblemError } from '#platform/errors/problem-error.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { writeOrRemove } from '#platform/files/unused-files.ts'
import type { Services } from '#platform/services.ts'
import { chunksOf, type ChunkRow, insertChunk, recordingById, storedBytes, updateRecording } from './queries.ts'
import type { OpenScreening } from '#modules/screenings/public.ts'
import { recordingProblems } from '../words/problems.ts'
import { requireRecording } from './start-recording.ts'

/** The largest recording, in bytes: about an hour and a half of audio and video. */
const MAX_RECORDING_BYTES = 800 * 1024 * 1024

/** All recordings of an interview together: room for the longest one with video and several restarts. */
const MAX_SCREENING_BYTES = 2 * 1024 * 1024 * 1024

const acknowledged = ({ number, sha256, bytes }: ChunkRow) => ({ number, sha256, bytes })

function checkBytes(bytes: Buffer, declared: unknown): string {
  if (typeof declared !== 'string' || !/^[0-9a-f]{64}$/i.test(declared))
    throw invalidField('x-chunk-sha256', recordingProblems.hashMissing)
  if (bytes.length === 0) throw invalidField('body', recordingProblems.chunkEmpty)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== declared.toLowerCase()) throw invalidField('x-chunk-sha256', recordingProblems.chunkDamaged)
  return sha256
}

const sameOr409 = (known: ChunkRow, sha256: string) => {
  if (known.sha256 !== sha256)
    throw conflict('chunk_differs', recordingProblems.chunkDiffers, {
      number: known.number,
      sha256: known.sha256,
    })
  return acknowledged(known)
}

/**
 * Stores a chunk. It is acknowledged only after its file and its row are stored, because the page then removes its copy. @throws 409 `chunk_differs`, `recording_finished`, 413 `recording_too_long`, 422
 */
export async function storeChunk(
  services: Services,
  open: OpenScreening,
  recordingId: string,
  number: number,
  bytes: Buffer,
  declared: unknown,
) {
  const { org } = open
  const recording = await requireRecording(open, recordingId)
  const sha256 = checkBytes(bytes, declared)
  const [stored] = await org.read(q => [chunksOf(q, org.organizationId, recording.id)])
  const known = stored.find(chunk => chunk.number === number)
  if (known) return sameOr409(known, sha256)
  if (recording.finished_at) throw conflict('recording_finished', recordingProblems.alreadyFinished)
  if (stored.reduce((sum, chunk) => sum + chunk.bytes, bytes.length) > MAX_RECORDING_BYTES)
    throw new ProblemError(413, 'recording_too_long', recordingProblems.tooLong)
  // The name contains the hash, so that two different chunks with the same number never overwrite each other's file.
  const file_key = `${org.organizationId}/recordings/${recording.id}/${number}-${sha256.slice(0, 16)}`
  await services.files.put(file_key, bytes, 'application/octet-stream')
  const write = async (tx: OrganizationTransaction) => {
    // Locked, so that nothing arrives between counting and joining.
    const current = await recordingById(tx.q, org.organizationId, recording.id).forUpdate().executeTakeFirst()
    // Erased while the file was stored.
    if (!current) throw notFound()
    if (!current.finished_at) {
      const { total } = await storedBytes(tx.q, org.organizationId, open.screening.id).executeTakeFirstOrThrow()
      if (Number(total) + bytes.length > MAX_SCREENING_BYTES)
        throw new ProblemError(413, 'recording_too_long', recordingProblems.tooLong)
      await insertChunk(tx, {
        organization_id: org.organizationId,
        recording_id: recording.id,
        number,
        sha256,
        bytes: bytes.length,
        file_key,
      })
      if (current.state === 'pending') await updateRecording(tx, recording.id, { state: 'active' })
    }
    const row = await chunksOf(tx.q, org.organizationId, recording.id).where('number', '=', number).executeTakeFirst()
    if (!row) throw conflict('recording_finished', recordingProblems.alreadyFinished)
    return row
  }
  return writeOrRemove(services, [file_key], async () => sameOr409(await org.write(write), sha256))
}
