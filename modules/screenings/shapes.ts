import { z } from 'zod'
import { id, instant, line } from '#platform/contract/shapes.ts'
import { EXTRA_TIME_PERCENT } from './policy.ts'
import { screeningProblems } from './words/problems.ts'

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

export const extraTimePercent = z.literal(EXTRA_TIME_PERCENT)
export type ExtraTimePercent = z.infer<typeof extraTimePercent>

export const recordingKind = z.enum(['video', 'audio', 'none'])
export type RecordingKind = z.infer<typeof recordingKind>

/** What a candidate consents to. `recording` is at most what the settings ask for. */
export const consentInput = z.object({
  ai_interview: z.literal(true, {
    error: screeningProblems.aiConsentNeeded,
  }),
  recording: recordingKind,
  keep_for_other_roles: z.boolean().default(false),
  /** Version of the consent text that was shown. */
  text_version: line(40),
})
export const consent = z.object({
  ai_interview: z.boolean(),
  recording: recordingKind,
  keep_for_other_roles: z.boolean(),
  text_version: z.string(),
  /** Whether they were told that leaving the tab is noted. */
  integrity_signals: z.boolean().optional(),
  at: instant,
})

/** A candidate's request to be interviewed in a different way, and what a person answered. */
export const accommodationRequest = z.object({
  id,
  request: z.string(),
  asked_at: instant,
  due_at: instant,
  answered_at: instant.nullable(),
  note: z.string().nullable(),
  /** The extra time that the answer granted; null if it said nothing about time. */
  extra_time_percent: z.number().int().nullable(),
})

export type AccommodationRequest = z.output<typeof accommodationRequest>

export const screeningSummary = z.object({
  screening_id: id,
  application_id: id,
  state: screeningState,
  until: instant,
})
