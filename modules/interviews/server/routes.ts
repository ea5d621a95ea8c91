import type { FastifyReply } from 'fastify'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { interviewsContract as calls } from '../contract.ts'
import { answerOtherWay } from './answer-other-way.ts'
import { interviewOfApplication, linkOfApplication, linkToApplication } from './application-interview.ts'
import { readAssets } from './assets.ts'
import { cancelScreening } from './cancel-screening.ts'
import { askOtherWay, endScreening, giveConsent, openScreening } from './candidate-acts.ts'
import { readCandidatePage } from './candidate-page.ts'
import { inviteApplication } from './invite-application.ts'
import { presentRecording, presentSummary } from './present.ts'
import { chunksOf } from './queries.ts'
import { finishRecording } from './recordings/finish-recording.ts'
import { serveSigned } from './recordings/serve-file.ts'
import { requireRecording, startRecording } from './recordings/start-recording.ts'
import { storeChunk } from './recordings/store-chunk.ts'
import { rescheduleScreening } from './reschedule-screening.ts'
import { serveRoom } from './room/serve-room.ts'
import { openScreeningLink } from './screening-link.ts'
import { correctTurn, readTranscript } from './transcript.ts'
import { listVoices, practiceVoice, previewVoice, testVoice } from './voices.ts'

export { interviewsSubscriptions } from './events.ts'
export { interviewsSchedule, interviewsTasks } from './tasks.ts'

const sound = (reply: FastifyReply, wav: Buffer, cache: string) =>
  reply.type('audio/wav').header('cache-control', cache).send(wav)

export function interviewsRoutes(api: Api) {
  adminRoutes(api)
  candidateRoutes(api)
  recordingRoutes(api)
  serveRoom(api.fastify, api.services)
}

function adminRoutes({ serve, services }: Api) {
  const { clock } = services
  serve(calls['interviews.invite'], async ({ org, actor, params, body }) =>
    presentSummary(await org.write(tx => inviteApplication(services, tx, params.id, body, actor.adminId))),
  )
  serve(calls['interviews.reschedule'], async ({ org, actor, body }) =>
    presentSummary(
      await org.write(tx => rescheduleScreening(tx, body.application_id, body.valid_days, actor.adminId, clock.now())),
    ),
  )
  serve(calls['interviews.cancel'], async ({ org, actor, params }) =>
    presentSummary(await org.write(tx => cancelScreening(tx, params.id, actor.adminId, clock.now()))),
  )
  serve(calls['interviews.answerOtherWay'], ({ org, actor, params, body }) =>
    answerOtherWay(org, params.id, body.note, actor.adminId, clock.now()),
  )
  serve(calls['interviews.assets'], ({ org, actor, params }) => readAssets(services, org, actor, params.uuid))
  serve(calls['interviews.voices'], async () => listVoices(services))
  serve(calls['interviews.voicePreview'], async ({ params, reply }) =>
    sound(reply, await previewVoice(services, params.voiceId), 'public, max-age=86400'),
  )
  serve(calls['interviews.testVoice'], async ({ body, reply }) =>
    sound(reply, await testVoice(services, body.voice_id, body.text), 'no-store'),
  )
}

function candidateRoutes({ serve, services }: Api) {
  const opened = (token: string | undefined) => openScreeningLink(services, token)
  serve(calls['interviews.read'], async ({ token }) => readCandidatePage(services, await opened(token)))
  serve(calls['interviews.open'], async ({ token }) =>
    presentSummary(await openScreening(services, await opened(token))),
  )
  serve(calls['interviews.consent'], async ({ token, body }) => giveConsent(services, await opened(token), body))
  serve(calls['interviews.practiceVoice'], async ({ token, reply }) =>
    sound(reply, await practiceVoice(services, await opened(token)), 'private, max-age=3600'),
  )
  serve(calls['interviews.otherWay'], async ({ token, body }) => askOtherWay(services, await opened(token), body.wish))
  serve(calls['interviews.applicationLink'], async ({ token }) => linkToApplication(services, await opened(token)))
  serve(calls['interviews.leave'], async ({ token }) =>
    presentSummary(await endScreening(services, await opened(token), 'leave')),
  )
  serve(calls['interviews.submit'], async ({ token, params }) => {
    const open = await opened(token)
    if (open.screening.application_id !== params.id) throw notFound()
    return presentSummary(await endScreening(services, open, 'submit'))
  })
  serve(calls['interviews.transcript'], async ({ token }) => readTranscript(services, await opened(token)))
  serve(calls['interviews.correct'], async ({ token, params, body }) =>
    correctTurn(services, await opened(token), params.turnId, body.text),
  )
  serve(calls['interviews.ofApplication'], ({ token }) => interviewOfApplication(services, token))
  serve(calls['interviews.linkOfApplication'], ({ token }) => linkOfApplication(services, token))
  serve(calls['interviews.speech'], ({ params, request, reply }) =>
    serveSigned(services, 'speech', params.token, request, reply),
  )
}

function recordingRoutes({ serve, services }: Api) {
  const opened = (token: string | undefined) => openScreeningLink(services, token)
  serve(calls['interviews.startRecording'], async ({ token, body }) =>
    presentRecording(services.signer, await startRecording(services, await opened(token), body)),
  )
  serve(calls['interviews.recordingChunks'], async ({ token, params }) => {
    const open = await opened(token)
    const recording = await requireRecording(open, params.id)
    const [chunks] = await open.org.read(q => [chunksOf(q, open.org.organizationId, recording.id)])
    return {
      state: recording.state,
      numbers: chunks.map(({ number }) => number),
      finished: recording.finished_at !== null,
    }
  })
  serve(calls['interviews.storeChunk'], async ({ token, params, bytes, request }) =>
    storeChunk(services, await opened(token), params.id, params.number, bytes, request.headers['x-chunk-sha256']),
  )
  serve(calls['interviews.finishRecording'], async ({ token, params, body }) =>
    presentRecording(services.signer, await finishRecording(services, await opened(token), params.id, body)),
  )
  serve(calls['interviews.recordingFile'], ({ params, request, reply }) =>
    serveSigned(services, 'recording', params.token, request, reply),
  )
}
