import type { Api } from '#platform/http/api.ts'
import { serveSigned } from '#platform/http/serve-file.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { readScreening } from '#modules/screenings/public.ts'
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
  serve(calls['recordings.chunks'], async ({ org, link, params }) => {
    const open = await readScreening(org, link.subjectId)
    const recording = await requireRecording(open, params.id)
    const [chunks] = await open.org.read(q => [chunksOf(q, open.org.organizationId, recording.id)])
    return {
      state: recording.state,
      numbers: chunks.map(({ number }) => number),
      finished: recording.finished_at !== null,
    }
  })
  serve(calls['recordings.storeChunk'], async ({ org, link, params, bytes, request }) =>
    storeChunk(
      services,
      await readScreening(org, link.subjectId),
      params.id,
      params.number,
      bytes,
      request.headers['x-chunk-sha256'],
    ),
  )
  serve(calls['recordings.finish'], async ({ org, link, params, body }) => {
    const open = await readScreening(org, link.subjectId)
    return presentRecording(services.signer, await finishRecording(services, open, params.id, body))
  })
  serve(calls['recordings.file'], ({ params, request, reply }) =>
    serveSigned(services, 'recording', params.token, request, reply),
  )
}
