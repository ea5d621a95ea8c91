import type { z } from 'zod'
import { iso } from '#modules/screenings/public.ts'
import type { transcriptTurn } from '../contract.ts'
import type { TurnRow } from './queries.ts'

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
