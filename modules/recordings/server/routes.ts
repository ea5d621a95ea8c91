import type { Api } from '#platform/http/api.ts'
import { serveSigned } from '#platform/http/serve-file.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { openScreeningLink } from '#modules/screenings/public.ts'
import { recordingsContract as calls } from '../contract.ts'
import { finishRecording } from './finish-recording.ts'
import { joinRecording } from './join-recording.task.ts'
import { presentRecording } from './present.ts'
import { chunksOf } from './queries.ts'
import { requireRecording } from './start-recording.ts'
import { storeChunk } from './store-chunk.ts'

export { recordingsSubscriptions } from './events.ts'
export const recordingsTasks: readonly TaskDefinition[] = [joinRecording as TaskDefinition]

export function recordingsRoutes({ serve, services }: Api) {
  const opened = (token: string | undefined) => openScreeningLink(services, token)
  serve(calls['recordings.chunks'], async ({ token, params }) => {
    const open = await opened(token)
    const recording = await requireRecording(open, params.id)
    const [chunks] = await open.org.read(q => [chunksOf(q, open.org.organizationId, recording.id)])
    return {
      state: recording.state,
      numbers: chunks.map(({ number }) => number),
      finished: recording.finished_at !== null,
    }
  })
  serve(calls['recordings.storeChunk'], async ({ token, params, bytes, request }) =>
    storeChunk(services, await opened(token), params.id, params.number, bytes, request.headers['x-chunk-sha256']),
  )
  serve(calls['recordings.finish'], async ({ token, params, body }) =>
    presentRecording(services.signer, await finishRecording(services, await opened(token), params.id, body)),
  )
  serve(calls['recordings.file'], ({ params, request, reply }) =>
    serveSigned(services, 'recording', params.token, request, reply),
  )
}
