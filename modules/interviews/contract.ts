import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { publicSettings } from '#modules/organizations/contract.ts'

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
export const recordingState = z.enum(['pending', 'active', 'completed', 'failed'])
export const questionOutcome = z.enum(['answered', 'insufficient', 'skipped', 'interrupted', 'unasked'])

/** How long after the end a candidate may correct what was heard, in hours. */
export const CORRECTION_HOURS = 48
export const MAX_CHUNK_BYTES = 4 * 1024 * 1024

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
const consent = z.object({
  ai_interview: z.boolean(),
  recording: recordingKind,
  keep_for_other_roles: z.boolean(),
  text_version: z.string(),
  at: instant,
})

const otherWay = z.object({
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

/** Everything that the page before and after the room needs. */
export const candidateScreening = screeningSummary.extend({
  organization_id: id,
  organization: publicSettings,
  job: z.object({ id, title: z.string() }),
  first_name: z.string(),
  time_zone: z.string(),
  interviewer: z.object({ name: z.string(), voice: z.string(), language: z.string() }),
  /** At most so many minutes of questions. */
  minutes: z.number().int(),
  question_count: z.number().int(),
  /** Most follow-ups to one question. */
  follow_ups: z.number().int(),
  criteria_count: z.number().int(),
  recording: recordingKind,
  integrity_signals: z.boolean(),
  /** Who reads the answers and decides, the one who writes to the candidate first. */
  readers: z.array(z.object({ name: z.string(), role: z.enum(['owner', 'admin', 'interviewer']) })),
  engines: z.object({
    /** `offline`: on the organization's own server. */
    voice: z.string(),
    transcription: z.enum(['server', 'browser']),
    /** Null: no language model is used. */
    language_model: z.string().nullable(),
  }),
  retention_days: z.number().int(),
  answer_days: z.number().int(),
  other_way_days: z.number().int(),
  consent: consent.nullable(),
  other_way: otherWay.nullable(),
  can_start: z.boolean(),
  progress: z.object({
    asked: z.number().int(),
    answered: z.number().int(),
    elapsed_ms: z.number().int(),
    started_at: instant.nullable(),
    ended_at: instant.nullable(),
    /** Until when the transcript can be corrected; null before the end. */
    correct_until: instant.nullable(),
    answer_by: instant.nullable(),
  }),
})
export type CandidateScreening = z.output<typeof candidateScreening>

export const transcriptTurn = z.object({
  id,
  seq: z.number().int(),
  speaker: z.enum(['interviewer', 'candidate']),
  kind: z.enum([
    'greeting',
    'welcome_back',
    'question',
    'follow_up',
    'repeat',
    'moment',
    'wrap_up',
    'goodbye',
    'answer',
  ]),
  question_id: z.string().nullable(),
  /** As corrected, where the candidate corrected it. */
  text: z.string(),
  /** As first heard or typed; null where nothing was corrected. */
  original_text: z.string().nullable(),
  corrected_at: instant.nullable(),
  input: z.enum(['spoken', 'typed']).nullable(),
  start_ms: z.number().int(),
  end_ms: z.number().int(),
  /** How far an interviewer's turn was heard; null: to its end. */
  heard_ms: z.number().int().nullable(),
  /** Where it begins in a recording. */
  recording_id: id.nullable(),
  audio_offset_ms: z.number().int().nullable(),
})
export type TranscriptTurn = z.output<typeof transcriptTurn>

export const recordingView = z.object({
  id,
  kind: z.enum(['video', 'audio']),
  state: recordingState,
  mime: z.string(),
  bytes: z.number().int(),
  duration_ms: z.number().int().nullable(),
  /** Interview time at its beginning. */
  starts_ms: z.number().int(),
  /** False where it could not be put in order: it plays from the start, and may not jump. */
  seekable: z.boolean(),
  problem: z.string().nullable(),
  /** Signed, for an hour, with byte ranges; null until it is joined. */
  url: z.string().nullable(),
})

export const assetScreening = screeningSummary.extend({
  job: z.object({ id, title: z.string() }),
  invited_at: instant,
  opened_at: instant.nullable(),
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  retake: z.boolean(),
  flow: z.object({ id, name: z.string(), version: z.number().int() }),
  minutes: z.number().int(),
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
      outcome_reason: z.string().nullable(),
    }),
  ),
  turns: z.array(transcriptTurn),
  recordings: z.array(recordingView),
  connections: z.array(z.object({ opened_at: instant, closed_at: instant.nullable(), reason: z.string().nullable() })),
  consent: consent.nullable(),
  other_ways: z.array(otherWay),
})
export type AssetScreening = z.output<typeof assetScreening>

const byId = z.object({ id })
const byLink = { who: 'link', limit: { max: 120, seconds: 60 } } as const
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256 in hexadecimal.')

export const interviewsContract = contract({
  'interviews.invite': {
    method: 'POST',
    path: '/api/organizations/applications/:id/invite',
    who: 'recruiter',
    summary:
      'Invites an application to the AI interview and reserves a unit of the plan. 409 `already_invited` where one stands, unless `retake`.',
    params: byId,
    body: z.object({ valid_days: z.number().int().min(1).max(30).optional(), retake: z.boolean().default(false) }),
    reply: screeningSummary,
    status: 201,
    limit: { max: 300, seconds: 60 },
  },
  'interviews.reschedule': {
    method: 'POST',
    path: '/api/admins/screening/reschedule',
    who: 'recruiter',
    summary:
      'Gives an interview a new window from now, reopens it where it had expired, and writes to the candidate again.',
    body: z.object({ application_id: id, valid_days: z.number().int().min(1).max(30).optional() }),
    reply: screeningSummary,
  },
  'interviews.cancel': {
    method: 'POST',
    path: '/api/organizations/screenings/:id/cancel',
    who: 'recruiter',
    summary: 'Cancels an interview that has not started; its unit is given back. Saying it twice is harmless.',
    params: byId,
    reply: screeningSummary,
  },
  'interviews.answerOtherWay': {
    method: 'POST',
    path: '/api/organizations/other-way-requests/:id/answer',
    who: 'recruiter',
    summary: "Records that a candidate's wish for another way of taking the interview was answered.",
    params: byId,
    body: z.object({ note: prose(2000).default('') }),
    reply: ok,
  },
  'interviews.assets': {
    method: 'GET',
    path: '/interview/screenings/:uuid/assets/all',
    who: 'admin',
    summary:
      'Every AI interview of a candidate with everything it left: outcomes, transcript, recordings, connections, consent.',
    params: z.object({ uuid: id }),
    reply: z.object({ screenings: z.array(assetScreening) }),
  },
  'interviews.read': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening',
    summary:
      "What a candidate sees of their interview; the bearer token is the interview link's. Opening it uses nothing up.",
    reply: candidateScreening,
  },
  'interviews.open': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/open',
    summary: 'Marks the invitation as opened by a person. Saying it twice is harmless.',
    reply: screeningSummary,
  },
  'interviews.consent': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/consent',
    summary:
      'Records what the candidate agrees to. A later one replaces it; while the interview runs it can only ask for less recording.',
    body: consentInput,
    reply: consent,
  },
  'interviews.practiceVoice': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/practice-voice',
    summary: "A few words in the interviewer's voice, as a WAV file, to check the sound with.",
    limit: { max: 20, seconds: 60 },
  },
  'interviews.otherWay': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/other-way',
    summary:
      'Asks for another way of taking the interview. It is answered by a person and never counts against anybody.',
    body: z.object({ wish: prose(2000).refine(text => text.length > 0, 'Please say what would help.') }),
    reply: otherWay,
    status: 201,
    limit: { max: 10, seconds: 600 },
  },
  'interviews.leave': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/leave',
    summary: 'Ends a started interview early by choice. Saying it twice is harmless.',
    body: z.object({ confirm: z.literal(true) }),
    reply: screeningSummary,
  },
  'interviews.submit': {
    ...byLink,
    method: 'POST',
    path: '/api/applications/:id/submit-screening',
    summary:
      "Closes the interview and starts its evaluation; `id` is the application's, the bearer token the interview link's. Saying it twice is harmless.",
    params: byId,
    reply: screeningSummary,
  },
  'interviews.transcript': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening/transcript',
    summary: 'What was heard, for the candidate to read and keep.',
    reply: z.object({
      questions: z.array(
        z.object({ id: z.string(), number: z.number().int(), text: z.string(), outcome: questionOutcome.nullable() }),
      ),
      turns: z.array(transcriptTurn),
      recordings: z.array(recordingView),
      correct_until: instant.nullable(),
    }),
  },
  'interviews.correct': {
    ...byLink,
    method: 'PUT',
    path: '/api/public/screening/transcript/:turnId',
    summary:
      'Corrects what was heard wrongly, within 48 hours of the end; both versions are kept. The first text again takes the correction back.',
    params: z.object({ turnId: id }),
    body: z.object({ text: prose(20_000).refine(text => text.length > 0, 'An answer cannot be made empty.') }),
    reply: transcriptTurn,
  },
  'interviews.startRecording': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/recordings',
    summary:
      'Makes a recording, or returns the one with the same client id. One recorder of the page is one recording; a reload makes the next.',
    body: z.object({
      client_recording_id: id,
      kind: z.enum(['video', 'audio']),
      mime: z
        .string()
        .max(120)
        .regex(/^(audio|video)\/(webm|mp4)(;.*)?$/),
    }),
    reply: recordingView,
    status: 201,
  },
  'interviews.recordingChunks': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening/recordings/:id/chunks',
    summary: 'Numbers of the chunks that are safe, for going on with the others.',
    params: byId,
    reply: z.object({ state: recordingState, numbers: z.array(z.number().int()), finished: z.boolean() }),
  },
  'interviews.storeChunk': {
    ...byLink,
    method: 'PUT',
    path: '/api/public/screening/recordings/:id/chunks/:number',
    summary:
      'Stores a chunk of a recording, numbered from 0, with its hash in `x-chunk-sha256`; answered once it is safe. The same again is harmless, another under its number is 409.',
    params: z.object({ id, number: z.coerce.number().int().min(0).max(20_000) }),
    binary: MAX_CHUNK_BYTES,
    reply: z.object({ number: z.number().int(), sha256: hash, bytes: z.number().int() }),
    limit: { max: 1200, seconds: 60 },
  },
  'interviews.finishRecording': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/recordings/:id/finish',
    summary:
      'Says how many chunks there are; 409 `chunks_missing` names those that did not arrive. `sha256_of_list` is over their hashes in order, in lower-case hexadecimal, joined by line feeds.',
    params: byId,
    body: z.object({ chunks: z.number().int().min(0).max(20_001), sha256_of_list: hash }),
    reply: recordingView,
  },
  'interviews.recordingFile': {
    method: 'GET',
    path: '/api/recordings/:token/:name',
    who: 'anyone',
    summary: 'A recording, by its signed address; takes byte ranges.',
    params: z.object({ token: z.string().max(800), name: z.string().max(120) }),
  },
  'interviews.speech': {
    method: 'GET',
    path: '/api/public/speech/:token',
    who: 'anyone',
    summary: 'What the interviewer says, as a WAV file by its signed address.',
    params: z.object({ token: z.string().max(800) }),
  },
  'interviews.ofApplication': {
    ...byLink,
    method: 'GET',
    path: '/api/public/application/interview',
    summary:
      "Where the interview of an application stands, as far as the candidate was told; the bearer token is the status link's.",
    reply: z.object({ state: screeningState.nullable(), until: instant.nullable(), can_open: z.boolean() }),
  },
  'interviews.linkOfApplication': {
    ...byLink,
    method: 'POST',
    path: '/api/public/application/interview/link',
    summary: 'A new address of the interview, for who holds the status link and was invited.',
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
  },
  'interviews.voices': {
    method: 'GET',
    path: '/api/elevenlabs/voices',
    who: 'admin',
    summary: 'Voices that can be chosen, and whose they are.',
    reply: z.object({
      provider: z.string(),
      voices: z.array(
        z.object({
          voice_id: z.string(),
          name: z.string(),
          language: z.string(),
          gender: z.string().optional(),
          preview_url: z.string(),
        }),
      ),
    }),
  },
  'interviews.voicePreview': {
    method: 'GET',
    path: '/api/public/voices/:voiceId/preview',
    who: 'anyone',
    summary: 'A sentence in a voice, as a WAV file.',
    params: z.object({ voiceId: z.string().max(80) }),
    limit: { max: 60, seconds: 60 },
  },
  'interviews.testVoice': {
    method: 'POST',
    path: '/api/elevenlabs/test-voice',
    who: 'admin',
    summary: 'Speaks a short text in a voice; answers a WAV file.',
    body: z.object({ voice_id: z.string().min(1).max(80), text: line(300) }),
    limit: { max: 20, seconds: 60 },
  },
})
