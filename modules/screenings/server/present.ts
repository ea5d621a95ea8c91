import type { z } from 'zod'
import type { Signer } from '#platform/auth/signer.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import { CORRECTION_HOURS, type recordingView, type screeningSummary, type transcriptTurn } from '../contract.ts'
import { isOver } from '../policy.ts'
import type { OtherWayRow, RecordingRow, ScreeningRow, TurnRow } from './queries.ts'

/** How long a recording's signed address works, in seconds: as long as it takes to watch it. */
const RECORDING_LINK_SECONDS = 3600

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentSummary = (row: ScreeningRow): z.input<typeof screeningSummary> => ({
  screening_id: row.id,
  application_id: row.application_id,
  state: row.state,
  until: row.until.toISOString(),
})

export const presentTurn = (row: TurnRow): z.input<typeof transcriptTurn> => ({
  id: row.id,
  seq: row.seq,
  speaker: row.speaker,
  kind: row.kind,
  question_id: row.question_id,
  text: row.text,
  original_text: row.original_text,
  corrected_at: iso(row.corrected_at),
  input: row.input,
  start_ms: row.start_ms,
  end_ms: row.end_ms,
  heard_ms: row.heard_ms,
  recording_id: row.recording_id,
  audio_offset_ms: row.audio_offset_ms,
})

export const presentOtherWay = (row: OtherWayRow) => ({
  id: row.id,
  wish: row.wish,
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at.toISOString(),
  answered_at: iso(row.answered_at),
  note: row.note,
})

/** Until when the candidate may correct the transcript; null before the end. */
export const correctUntil = ({ state, ended_at }: Pick<ScreeningRow, 'state' | 'ended_at'>): Date | null =>
  isOver(state) && ended_at ? later(ended_at, CORRECTION_HOURS * HOUR) : null

const ENDINGS: Record<string, string> = {
  'video/webm': 'webm',
  'audio/webm': 'webm',
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
}

/** The type without its parameters, as a file is served. */
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
    url: signed && `/api/recordings/${signed}/interview.${ENDINGS[mime] ?? 'bin'}`,
  }
}
