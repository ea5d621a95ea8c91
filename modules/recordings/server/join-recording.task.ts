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
import { plainMime } from './present.ts'
import { type ChunkRow, chunksOf, recordingById, type RecordingRow } from './queries.ts'
import { remux } from './remux.ts'

const NOT_IN_ORDER =
  'The recording could not be put in order. It is kept as it came and plays from the start; jumping to a moment may not work.'
const INCOMPLETE = 'Part of the recording never arrived. What did is here.'

/** The chunks without a gap, from the first: what comes after a gap cannot be played. */
function unbroken(chunks: readonly ChunkRow[], count: number | null): ChunkRow[] {
  const gap = chunks.findIndex(({ number }, index) => number !== index)
  return chunks.slice(0, Math.min(gap < 0 ? chunks.length : gap, count ?? chunks.length))
}

async function* bytesOf(files: FileStore, chunks: readonly ChunkRow[]) {
  for (const { file_key } of chunks) yield await files.read(file_key)
}

/** Joins the pieces in a folder of their own and stores the whole. @returns what is to be noted of it */
async function joined(files: FileStore, recording: RecordingRow, chunks: readonly ChunkRow[], folder: string) {
  const raw = path.join(folder, 'raw')
  const whole = path.join(folder, 'whole')
  const mime = plainMime(recording.mime)
  await pipeline(Readable.from(bytesOf(files, chunks)), createWriteStream(raw))
  const duration_ms = await remux(raw, whole, mime).catch(() => null)
  const bytes = await readFile(duration_ms === null ? raw : whole)
  const file_key = `${recording.organization_id}/recordings/${recording.id}/${duration_ms === null ? 'as-it-came' : 'whole'}`
  await files.put(file_key, bytes, mime)
  const verified = duration_ms !== null && (await files.size(file_key)) === bytes.length
  return { file_key, bytes: bytes.length, duration_ms, seekable: duration_ms !== null, verified }
}

const note = (
  org: OrganizationDb,
  id: string,
  change: Partial<Pick<RecordingRow, 'state' | 'file_key' | 'bytes' | 'duration_ms' | 'seekable' | 'problem'>>,
  now: Date,
) =>
  org.write(async tx => {
    const row = await tx.q
      .updateTable('recordings')
      .set(eb => ({ ...change, finished_at: eb.fn.coalesce('finished_at', eb.val(now)) }))
      .where('organization_id', '=', org.organizationId)
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'active'])
      .returning('screening_id')
      .executeTakeFirst()
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
  await org.write(tx =>
    tx.q
      .deleteFrom('recording_chunks')
      .where('organization_id', '=', org.organizationId)
      .where('recording_id', '=', recordingId)
      .execute(),
  )
}

/** Makes one file of a recording's pieces. They are removed only when the whole has been read back; a file that cannot be put in order is kept as it came. */
export const joinRecording = task({
  name: 'recordings.join',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), recording_id: z.string() }),
  async run({ db, files, clock }, { organization_id, recording_id }) {
    const org = db.forOrganization(organization_id)
    const [[recording], kept] = await org.read(q => [
      recordingById(q, organization_id, recording_id),
      chunksOf(q, organization_id, recording_id),
    ])
    if (!recording) return
    // Joined by an earlier try that was cut off before it had cleared up.
    if (recording.state === 'completed')
      return recording.seekable ? removeChunks(files, org, recording_id, kept) : undefined
    const chunks = unbroken(kept, recording.chunks)
    if (chunks.length === 0)
      return note(org, recording_id, { state: 'failed', problem: 'Nothing of this recording arrived.' }, clock.now())
    const folder = await mkdtemp(path.join(os.tmpdir(), 'evenhand-recording-'))
    try {
      const { verified, ...file } = await joined(files, recording, chunks, folder)
      const whole = chunks.length === kept.length && (recording.chunks === null || recording.chunks === chunks.length)
      const problem = file.seekable ? (whole ? null : INCOMPLETE) : NOT_IN_ORDER
      await note(org, recording_id, { state: 'completed', ...file, problem }, clock.now())
      if (verified && whole) await removeChunks(files, org, recording_id, kept)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  async failed({ db, clock }, { organization_id, recording_id }) {
    const problem = 'The recording could not be joined. Its pieces are kept.'
    await note(db.forOrganization(organization_id), recording_id, { state: 'failed', problem }, clock.now())
  },
})
