import { Readable } from 'node:stream'
import { zipStream } from '#platform/files/zip-stream.ts'
import type { Api } from '#platform/http/api.ts'
import { archiveContract as calls } from '../contract.ts'
import { archiveApplication } from './archive-application.ts'

export function archiveRoutes({ serve, services }: Api) {
  serve(calls['archive.download'], async ({ org, actor, params, now, reply }) => {
    const entries = await archiveApplication({ services, org, actor, now }, params.id)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="application-${now.toISOString().slice(0, 10)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(zipStream(entries), { objectMode: false }))
  })
}
