import type { z } from 'zod'
import type { Signer } from '#platform/auth/signer.ts'
import type { recordingView } from '../contract.ts'
import type { RecordingRow } from './queries.ts'

/** How long a recording's signed address works, in seconds: long enough to watch it. */
const RECORDING_LINK_SECONDS = 3600

const FILE_EXTENSIONS: Record<string, string> = {
  'video/webm': 'webm',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
}

/** The MIME type without its parameters. */
export const plainMime = (mime: string): string => mime.split(';')[0]!.trim().toLowerCase()

export async function presentRecording(signer: Signer, row: RecordingRow): Promise<z.input<typeof recordingView>> {
  const mime = plainMime(row.mime)
  const signed =
    row.state === 'completed' && row.file_key
      ? await signer.sign({ kind: 'recording', key: row.file_key, type: mime }, RECORDING_LINK_SECONDS)
      : null
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    mime,
    bytes: row.bytes,
    duration_ms: row.duration_ms,
    starts_ms: row.starts_ms,
    seekable: row.seekable,
    problem: row.problem,
    url: signed && `/api/recordings/${signed}/interview.${FILE_EXTENSIONS[mime] ?? 'bin'}`,
  }
}
