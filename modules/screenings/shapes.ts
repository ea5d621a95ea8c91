import { z } from 'zod'
import { id, instant, line } from '#platform/contract/shapes.ts'

export const screeningState = z.enum([
  'invited',
  'opened',
  'in_progress',
  'interrupted',
  'completed',
  'no_answers',
  'expired',
  'cancelled',
])
export type ScreeningState = z.infer<typeof screeningState>

export const recordingKind = z.enum(['video', 'audio', 'none'])
export type RecordingKind = z.infer<typeof recordingKind>

/** How long after the end a candidate may correct what was heard, in hours. */
export const CORRECTION_HOURS = 48

/** What a candidate agreed to. `recording` is at most what the settings ask for. */
export const consentInput = z.object({
  ai_interview: z.literal(true, {
    error: 'Without this there is no interview by the AI; ask for another way of taking it.',
  }),
  recording: recordingKind,
  keep_for_other_roles: z.boolean().default(false),
  /** Version of the text that was shown. */
  text_version: line(40),
})
export const consent = z.object({
  ai_interview: z.boolean(),
  recording: recordingKind,
  keep_for_other_roles: z.boolean(),
  text_version: z.string(),
  at: instant,
})

export const otherWay = z.object({
  id,
  wish: z.string(),
  asked_at: instant,
  due_at: instant,
  answered_at: instant.nullable(),
  note: z.string().nullable(),
})

export const screeningSummary = z.object({
  screening_id: id,
  application_id: id,
  state: screeningState,
  until: instant,
})
