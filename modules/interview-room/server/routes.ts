import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { sendWav } from '#platform/http/send-wav.ts'
import { serveSigned } from '#platform/http/serve-file.ts'
import { presentRecording, startRecording } from '#modules/recordings/public.ts'
import { openScreeningLink, presentSummary } from '#modules/screenings/public.ts'
import { interviewRoomContract as calls } from '../contract.ts'
import { readAssets } from './assets.ts'
import { readCandidatePage } from './candidate-page.ts'
import { elapsedNow } from './clock.ts'
import { endInterview } from './end-interview.ts'
import { serveRoom } from './serve-room.ts'
import { practiceSpeech } from './speech.ts'
import { correctTurn, readTranscript } from './transcript.ts'

export { interviewRoomSubscriptions } from './events.ts'
export { interviewRoomTasks } from './tasks.ts'

export function interviewRoomRoutes({ serve, services, fastify }: Api) {
  const opened = (token: string | undefined) => openScreeningLink(services, token)
  serve(calls['interview-room.assets'], ({ org, actor, params }) => readAssets(services, org, actor, params.uuid))
  serve(calls['interview-room.read'], async ({ token }) => readCandidatePage(services, await opened(token)))
  serve(calls['interview-room.practiceVoice'], async ({ token, reply }) =>
    sendWav(reply, await practiceSpeech(services, await opened(token)), 'private, max-age=3600'),
  )
  serve(calls['interview-room.leave'], async ({ token }) =>
    presentSummary(await endInterview(services, await opened(token), 'leave')),
  )
  serve(calls['interview-room.submit'], async ({ token, params }) => {
    const open = await opened(token)
    if (open.screening.application_id !== params.id) throw notFound()
    return presentSummary(await endInterview(services, open, 'submit'))
  })
  serve(calls['interview-room.transcript'], async ({ token }) => readTranscript(services, await opened(token)))
  serve(calls['interview-room.correct'], async ({ token, params, body }) =>
    correctTurn(services, await opened(token), params.turnId, body.text),
  )
  serve(calls['interview-room.startRecording'], async ({ token, body }) => {
    const open = await opened(token)
    const elapsed = elapsedNow(open.screening.id)
    return presentRecording(services.signer, await startRecording(services, open, body, elapsed))
  })
  serve(calls['interview-room.speech'], ({ params, request, reply }) =>
    serveSigned(services, 'speech', params.token, request, reply),
  )
  serveRoom(fastify, services)
}
