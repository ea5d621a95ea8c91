import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import {
  assetScreening,
  consent,
  candidateScreening,
  consentInput,
  MAX_CHUNK_BYTES,
  otherWay,
  recordingView,
  recordingState,
  questionOutcome,
  screeningState,
  screeningSummary,
  transcriptTurn,
} from './shapes.ts'

export * from './shapes.ts'

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
  'interviews.applicationLink': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/application-link',
    summary: "A new address of the candidate's page of their application, for who holds the interview's link.",
    reply: z.object({ url: z.string() }),
    limit: { max: 20, seconds: 600 },
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
