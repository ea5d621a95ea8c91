import { z } from 'zod'
import { ADMIN_ROLES } from '#platform/access/roles.ts'
import { id, instant } from '#platform/contract/shapes.ts'
import { publicSettings } from '#modules/organizations/contract.ts'
import { recordingView } from '#modules/recordings/contract.ts'
import { accommodationRequest, consent, recordingKind, screeningSummary } from '#modules/screenings/contract.ts'
import { roomTurn } from './room-protocol.ts'

export const questionOutcome = z.enum(['answered', 'insufficient', 'skipped', 'interrupted', 'unasked'])
/** Why a question was interrupted or not asked. */
const outcomeReason = z.enum(['time_limit', 'candidate_ended', 'connection_lost'])

/** Everything that the pages before and after the room need. */
export const candidateScreening = screeningSummary.extend({
  organization_id: id,
  organization: publicSettings,
  job: z.object({ id, title: z.string() }),
  first_name: z.string(),
  email: z.string(),
  time_zone: z.string(),
  interviewer: z.object({ name: z.string(), voice: z.string(), language: z.string() }),
  /** The most minutes of questions. */
  minutes: z.number().int(),
  /** How much of that was granted as an accommodation, in percent of what others have; the limits of questions have it too. */
  extra_time_percent: z.number().int(),
  question_count: z.number().int(),
  /** The most follow-ups to one question. */
  follow_ups: z.number().int(),
  criteria_count: z.number().int(),
  recording: recordingKind,
  /** Whether it is noted when the candidate leaves the tab. */
  integrity_signals: z.boolean(),
  /** Who reads the answers; the person who contacts the candidate first. */
  readers: z.array(z.object({ name: z.string(), role: z.enum(ADMIN_ROLES) })),
  engines: z.object({
    /** `offline`: the server's own voice. */
    voice: z.string(),
    transcription: z.enum(['server', 'browser']),
    /** Null: no language model is used. */
    language_model: z.string().nullable(),
  }),
  retention_days: z.number().int(),
  answer_days: z.number().int(),
  accommodation_days: z.number().int(),
  consent: consent.nullable(),
  accommodation: accommodationRequest.nullable(),
  can_start: z.boolean(),
  /** The organization cannot hold the interview at the moment: whom to ask. Null otherwise. */
  paused: z.object({ contact: z.object({ name: z.string(), email: z.string().nullable() }) }).nullable(),
  progress: z.object({
    asked: z.number().int(),
    answered: z.number().int(),
    elapsed_ms: z.number().int(),
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
    /** Until when the transcript can be corrected; null before the interview has ended. */
    correct_until: instant.nullable(),
    answer_by: instant.nullable(),
  }),
})
export type CandidateScreening = z.output<typeof candidateScreening>

/** A turn of the transcript; `text` includes the candidate's correction. */
export const transcriptTurn = roomTurn.extend({
  /** As transcribed or typed; null if nothing was corrected. */
  original_text: z.string().nullable(),
  corrected_at: instant.nullable(),
  /** How much of the interviewer's turn was played; null: all of it. */
  heard_ms: z.number().int().nullable(),
  /** Where it starts in a recording. */
  recording_id: id.nullable(),
  audio_offset_ms: z.number().int().nullable(),
})
export type TranscriptTurn = z.output<typeof transcriptTurn>

export const assetScreening = screeningSummary.extend({
  job: z.object({ id, title: z.string() }),
  invited_at: instant,
  opened_at: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  retake: z.boolean(),
  flow: z.object({ id, name: z.string(), version: z.number().int() }),
  minutes: z.number().int(),
  /** Granted as an accommodation, and part of `minutes`. */
  extra_time_percent: z.number().int(),
  elapsed_ms: z.number().int(),
  interviewer: z.string(),
  engines: z.object({ language_model: z.string().nullable(), transcription: z.string(), voice: z.string() }),
  questions: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      text: z.string(),
      competency: z.string(),
      weight: z.number(),
      outcome: questionOutcome.nullable(),
      outcome_reason: outcomeReason.nullable(),
    }),
  ),
  turns: z.array(transcriptTurn),
  recordings: z.array(recordingView),
  /** When the candidate left the tab, in interviews that note it; null in all others. */
  tab_leaves: z
    .array(z.object({ start_ms: z.number().int(), left_at: instant, returned_at: instant.nullable() }))
    .nullable(),
  connections: z.array(z.object({ opened_at: instant, closed_at: instant.nullable(), reason: z.string().nullable() })),
  consent: consent.nullable(),
  accommodation_requests: z.array(accommodationRequest),
})
export type AssetScreening = z.output<typeof assetScreening>
