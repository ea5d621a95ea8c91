import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { FileStore } from '#platform/files/store.ts'
import { task } from '#platform/tasks/tasks.ts'
import { screeningById } from '#modules/screenings/public.ts'
import { recordingProblems } from '../words/problems.ts'
import { plainMime } from './present.ts'
import {
  type ChunkRow,
  chunksOf,
  closeRecording,
  deleteChunks,
  recordingById,
  type RecordingRow,
  updateRecording,
} from './queries.ts'

/** The chunks before the first gap: those after it can't be played. */
function beforeGap(chunks: readonly ChunkRow[], count: number | null): ChunkRow[] {
  const gap = chunks.findIndex(({ number }, index) => number !== index)
  return chunks.slice(0, Math.min(gap < 0 ? chunks.length : gap, count ?? chunks.length))
}

async function* bytesOf(files: FileStore, chunks: readonly ChunkRow[]) {
  for (const { file_key } of chunks) yield await files.read(file_key)
}

/** Joins the chunks in a temporary folder and stores the result. @returns what the recording's row has to say about it */
async function joined(files: FileStore, recording: RecordingRow, chunks: readonly ChunkRow[], folder: string) {
  const raw = path.join(folder, 'raw')
  const complete = path.join(folder, 'complete')
  const mime = plainMime(recording.mime)
  await pipeline(Readable.from(bytesOf(files, chunks)), createWriteStream(raw))
  // Loaded when needed: the media library is large, and most processes never join a recording.
  const { remux } = await import('./remux.ts')
  const duration_ms = await remux(raw, complete, mime).catch(() => null)
  const bytes = await readFile(duration_ms === null ? raw : complete)
  const file_key = `${recording.organization_id}/recordings/${recording.id}/${duration_ms === null ? 'as-it-came' : 'whole'}`
  await files.put(file_key, bytes, mime)
  const verified = duration_ms !== null && (await files.size(file_key)) === bytes.length
  return { file_key, bytes: bytes.length, duration_ms, seekable: duration_ms !== null, verified }
}

const updateUnfinished = (
  org: OrganizationDb,
  id: string,
  change: Partial<Pick<RecordingRow, 'state' | 'file_key' | 'bytes' | 'duration_ms' | 'seekable' | 'problem'>>,
  now: Date,
) =>
  org.write(async tx => {
    const row = await closeRecording(tx, id, change, now)
    if (!row) return
    const screening = await screeningById(tx.q, org.organizationId, row.screening_id).executeTakeFirstOrThrow()
    await tx.emit(
      'screening.recording_joined',
      screening.application_id,
      { screening_id: row.screening_id, recording_id: id, state: change.state },
      { kind: 'system' },
    )
  })

async function removeChunks(files: FileStore, org: OrganizationDb, recordingId: string, chunks: readonly ChunkRow[]) {
  for (const { file_key } of chunks) await files.remove(file_key)
  await org.write(tx => deleteChunks(tx, recordingId))
}

/** Closes a recording for chunks before they are counted: one that was acknowledged later would be lost. */
const closedWithChunks = (org: OrganizationDb, id: string, now: Date) =>
  org.write(async tx => {
    const recording = await recordingById(tx.q, org.organizationId, id).forUpdate().executeTakeFirst()
    if (recording && !recording.finished_at) await updateRecording(tx, id, { finished_at: now })
    return { recording, stored: await chunksOf(tx.q, org.organizationId, id).execute() }
  })

/** Joins a recording's chunks to one file. The chunks are removed only when the complete file has been verified; a file that can't be indexed is stored as it arrived. */
export const joinRecording = task({
  name: 'recordings.join',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), recording_id: z.string() }),
  async run({ db, files, clock }, { organization_id, recording_id }) {
    const org = db.forOrganization(organization_id)
    const { recording, stored } = await closedWithChunks(org, recording_id, clock.now())
    if (!recording) return
    // Joined by an earlier attempt that was interrupted before it removed the chunks.
    if (recording.state === 'completed')
      return recording.seekable ? removeChunks(files, org, recording_id, stored) : undefined
    const chunks = beforeGap(stored, recording.chunks)
    if (chunks.length === 0)
      return updateUnfinished(
        org,
        recording_id,
        { state: 'failed', problem: recordingProblems.nothingArrived },
        clock.now(),
      )
    const folder = await mkdtemp(path.join(os.tmpdir(), 'evenhand-recording-'))
    try {
      const { verified, ...file } = await joined(files, recording, chunks, folder)
      const complete =
        chunks.length === stored.length && (recording.chunks === null || recording.chunks === chunks.length)
      const problem = file.seekable ? (complete ? null : recordingProblems.incomplete) : recordingProblems.notSeekable
      await updateUnfinished(org, recording_id, { state: 'completed', ...file, problem }, clock.now())
      const [[kept]] = await org.read(q => [recordingById(q, organization_id, recording_id)])
      // Erased while it was joined: nothing else would find this file.
      if (!kept) return await files.remove(file.file_key)
      if (verified && complete) await removeChunks(files, org, recording_id, stored)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  async failed({ db, clock }, { organization_id, recording_id }) {
    const problem = recordingProblems.notJoined
    await updateUnfinished(db.forOrganization(organization_id), recording_id, { state: 'failed', problem }, clock.now())
  },
})
