import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { sendWav } from '#platform/http/send-wav.ts'
import { serveSigned } from '#platform/http/serve-file.ts'
import { presentRecording, startRecording } from '#modules/recordings/public.ts'
import { presentSummary, readScreening, requireScreening } from '#modules/screenings/public.ts'
import { interviewRoomContract as calls } from '../contract.ts'
import { readAssets } from './assets.ts'
import { readCandidatePage } from './candidate-page.ts'
import { elapsedAt } from './clock.ts'
import { endInterview } from './end-interview.ts'
import { lockRoom } from './queries.ts'
import { serveRoom } from './serve-room.ts'
import { practiceSpeech } from './speech.ts'
import { correctTurn, readTranscript } from './transcript.ts'

export { interviewRoomSubscriptions } from './events.ts'
export { interviewRoomSchedule, interviewRoomTasks } from './tasks.ts'

export function interviewRoomRoutes({ serve, services, fastify }: Api) {
  serve(calls['interview-room.assets'], ({ org, actor, params }) => readAssets(services, org, actor, params.uuid))
  serve(calls['interview-room.read'], async ({ org, link }) =>
    readCandidatePage(services, await readScreening(org, link.subjectId), link),
  )
  serve(calls['interview-room.practiceVoice'], async ({ org, link, reply }) =>
    sendWav(reply, await practiceSpeech(services, await readScreening(org, link.subjectId)), 'private, max-age=3600'),
  )
  serve(calls['interview-room.leave'], async ({ tx, link, now }) =>
    presentSummary(await endInterview(tx, link.subjectId, 'leave', now)),
  )
  serve(calls['interview-room.submit'], async ({ tx, link, params, now }) => {
    const screening = await requireScreening(tx, link.subjectId)
    if (screening.application_id !== params.id) throw notFound()
    return presentSummary(await endInterview(tx, screening.id, 'submit', now))
  })
  serve(calls['interview-room.transcript'], async ({ org, link }) =>
    readTranscript(services, await readScreening(org, link.subjectId)),
  )
  serve(calls['interview-room.correct'], ({ tx, link, params, body, now }) =>
    correctTurn(tx, link.subjectId, params.turnId, body.text, now),
  )
  serve(calls['interview-room.startRecording'], async ({ tx, link, body, now }) => {
    const room = await lockRoom(tx, link.subjectId)
    if (!room) throw notFound()
    return presentRecording(services.signer, await startRecording(tx, room, body, elapsedAt(room, now), now))
  })
  serve(calls['interview-room.speech'], ({ params, request, reply }) =>
    serveSigned(services, 'speech', params.token, request, reply),
  )
  serveRoom(fastify, services)
}
