import type { Api } from '#platform/http/api.ts'
import { serveSigned } from '#platform/http/serve-file.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { dataExportContract as calls } from '../contract.ts'
import { downloadExport, readLink, useLink } from './download-export.ts'
import { readExport, removeExport, startExport } from './manage-exports.ts'
import { writeExport } from './write-export.task.ts'

export { dataExportSchedule } from './purge-exports.task.ts'

export function dataExportRoutes({ serve, services }: Api) {
  serve(calls['dataExport.read'], async ({ org, now }) => ({ export: await readExport(org, now) }))
  serve(calls['dataExport.start'], async ({ tx, actor, now }) => ({ export: await startExport(tx, actor, now) }))
  serve(calls['dataExport.remove'], async ({ org, actor, params }) => {
    await removeExport(services, org, actor, params.exportId)
    return { ok: true as const }
  })
  serve(calls['dataExport.download'], ({ tx, actor, params, now }) =>
    downloadExport(services, tx, params.exportId, actor.adminId, now),
  )
  serve(calls['dataExport.file'], ({ params, request, reply }) =>
    serveSigned(services, 'data_export', params.token, request, reply, {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(params.name)}`,
      'cache-control': 'private, no-store',
    }),
  )
  serve(calls['dataExport.readLink'], ({ org, link, now }) => readLink(org, link, now))
  serve(calls['dataExport.useLink'], ({ tx, link, now }) => useLink(services, tx, link, now))
}

export const dataExportTasks: readonly TaskDefinition[] = [writeExport as TaskDefinition]
