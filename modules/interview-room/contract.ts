import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, prose } from '#platform/contract/shapes.ts'
import { recordingStart, recordingView } from '#modules/recordings/contract.ts'
import { screeningSummary } from '#modules/screenings/contract.ts'
import { assetScreening, candidateScreening, questionOutcome, transcriptTurn } from './shapes.ts'
import { roomProblems } from './words/problems.ts'

export * from './shapes.ts'

const byId = z.object({ id })
const byLink = { who: 'link:screening', limit: { max: 120, seconds: 60 } } as const

export { assetScreening }

export const interviewRoomContract = contract({
  'interview-room.read': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening',
    summary:
      "What a candidate sees of their interview. The bearer token is the interview link's; it can be used any number of times.",
    reply: candidateScreening,
  },
  'interview-room.assets': {
    method: 'GET',
    path: '/interview/screenings/:uuid/assets/all',
    who: 'candidates.read',
    about: { candidate: 'params.uuid' },
    summary: 'Every AI interview of a candidate with its outcomes, transcript, recordings, connections and consent.',
    params: z.object({ uuid: id }),
    reply: z.object({ screenings: z.array(assetScreening) }),
  },
  'interview-room.practiceVoice': {
    steps: true,
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/practice-voice',
    summary: "A short sample of the interviewer's voice as a WAV file, to check the audio.",
    limit: { max: 20, seconds: 60 },
  },
  'interview-room.leave': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/leave',
    summary: 'Ends a started interview early. Repeating the call changes nothing.',
    body: z.object({ confirm: z.literal(true) }),
    reply: screeningSummary,
  },
  'interview-room.submit': {
    ...byLink,
    method: 'POST',
    path: '/api/applications/:id/submit-screening',
    summary:
      "Closes the interview and starts its evaluation. `id` is the application's, the bearer token the interview link's. Repeating the call changes nothing.",
    params: byId,
    reply: screeningSummary,
  },
  'interview-room.transcript': {
    ...byLink,
    method: 'GET',
    path: '/api/public/screening/transcript',
    summary: 'The transcript, for the candidate.',
    reply: z.object({
      questions: z.array(
        z.object({ id: z.string(), number: z.number().int(), text: z.string(), outcome: questionOutcome.nullable() }),
      ),
      turns: z.array(transcriptTurn),
      recordings: z.array(recordingView),
      correct_until: instant.nullable(),
    }),
  },
  'interview-room.correct': {
    ...byLink,
    method: 'PUT',
    path: '/api/public/screening/transcript/:turnId',
    summary:
      'Corrects the transcript within 48 hours of the end. Both versions are stored; the original text removes the correction.',
    params: z.object({ turnId: id }),
    body: z.object({ text: prose(20_000).refine(text => text.length > 0, roomProblems.emptyAnswer) }),
    reply: transcriptTurn,
  },
  'interview-room.startRecording': {
    ...byLink,
    method: 'POST',
    path: '/api/public/screening/recordings',
    summary:
      'Creates a recording, or returns the one with the same client id. After a reload, the page creates another one.',
    body: recordingStart,
    reply: recordingView,
    status: 201,
  },
  'interview-room.speech': {
    method: 'GET',
    path: '/api/public/speech/:token',
    who: 'anyone',
    summary: 'The interviewer’s speech as a WAV file, by its signed address.',
    params: z.object({ token: z.string().max(800) }),
  },
})
