import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { flowLibraryContract } from '../contract/library.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, flowVersionsContract as calls } from '../contract/versions.ts'
import { findInLibrary, library } from '../library/library.ts'
import { draftFlow } from './draft-flow.ts'
import { presentFlow } from './present.ts'
import { flowById, versionOf } from './queries.ts'
import { createFlow, duplicateFlow, restoreVersion } from './save-flow.ts'
import { openScreenings, versionList } from './versions.read-model.ts'

export function flowVersionRoutes({ serve, services }: Api) {
  serve(flowLibraryContract['flows.library'], async ({ query }) => ({
    items: findInLibrary(query),
    total: library.length,
  }))
  serve(calls['flows.versions'], async ({ org, params }) => {
    const [[flow], rows, open] = await org.read(q => [
      flowById(q, org.organizationId, params.id),
      versionList(q, org.organizationId, params.id),
      openScreenings(q, org.organizationId, params.id),
    ])
    if (!flow) throw notFound()
    const screenings = new Map(open.map(one => [one.version, one.screenings]))
    return {
      items: rows.map(row => ({
        ...row,
        saved_at: row.saved_at?.toISOString() ?? null,
        screenings: screenings.get(row.version) ?? 0,
      })),
    }
  })
  serve(calls['flows.readVersion'], async ({ org, params }) => {
    const [[row]] = await org.read(q => [versionOf(q, org.organizationId, params.id, params.version)])
    if (!row) throw notFound()
    return presentFlow({ ...row, updated_at: row.saved_at ?? row.updated_at })
  })
  serve(calls['flows.restore'], async ({ tx, actor, params, body, now }) =>
    presentFlow(await restoreVersion(tx, { ...params, ...body }, now, actor.adminId)),
  )
  serve(calls['flows.duplicate'], async ({ tx, actor, params, now }) =>
    presentFlow(await duplicateFlow(tx, params.id, now, actor.adminId)),
  )
  serve(calls['flows.export'], async ({ org, params }) => {
    const [[row]] = await org.read(q => [flowById(q, org.organizationId, params.id)])
    if (!row) throw notFound()
    const { name, description, rounds } = row
    return { format: EXPORT_FORMAT, format_version: EXPORT_VERSION, name, description, rounds }
  })
  serve(calls['flows.import'], async ({ tx, actor, body, now }) => {
    const { name, description, rounds } = body
    return presentFlow(await createFlow(tx, { name, description, rounds }, now, { kind: 'admin', id: actor.adminId }))
  })
  serve(calls['flows.draft'], ({ org, body }) => draftFlow(services, org, body.job_id))
}
