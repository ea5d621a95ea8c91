import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { importsContract as calls } from '../contract.ts'
import { importProblems } from '../words/problems.ts'
import { addFiles } from './add-files.ts'
import { discardItem, enterDetails, replaceFile, retryItem } from './change-item.ts'
import { cleanImports } from './clean-imports.ts'
import { createImport } from './create-import.ts'
import { cancelImport, finishUpload } from './end-import.ts'
import { countsOf, importPage, itemPage } from './imports.read-model.ts'
import { presentImport, presentItems, readImport, readItem } from './present.ts'
import { importById, importsOf, itemsOf } from './queries.ts'
import { readImport as readTask } from './read-import.task.ts'

export function importsRoutes({ serve, services }: Api) {
  serve(calls['imports.list'], async ({ org, query }) => {
    const [rows, [counted]] = await org.read(q => [
      importPage(q, org.organizationId, query),
      cappedCount(q, importsOf(q, org.organizationId)),
    ])
    const [counts] = await org.read(q => [
      countsOf(
        q,
        org.organizationId,
        rows.map(({ id }) => id),
      ),
    ])
    const page = cutPage(
      rows,
      query.limit,
      row => presentImport(row, counts),
      row => [row.created_at.toISOString(), row.id],
    )
    return { ...page, ...presentTotal(counted?.count ?? 0) }
  })
  serve(calls['imports.create'], ({ org, actor, body, now }) => createImport(org, body, actor, now))
  serve(calls['imports.read'], ({ org, params }) => readImport(org, params.importId))
  serve(calls['imports.items'], async ({ org, actor, params, query }) => {
    const [[row], rows, [counted]] = await org.read(q => [
      importById(q, org.organizationId, params.importId),
      itemPage(q, org.organizationId, params.importId, query),
      cappedCount(q, itemsOf(q, org.organizationId, params.importId, query.state)),
    ])
    if (!row) throw notFound(importProblems.missing)
    const { items, next_cursor } = cutPage(
      rows,
      query.limit,
      one => one,
      one => [one.id],
    )
    return { items: await presentItems(org, actor, items), next_cursor, ...presentTotal(counted?.count ?? 0) }
  })
  serve(calls['imports.addFiles'], async ({ org, params, files, now }) => {
    await addFiles(services, org, params.importId, files, now)
    return readImport(org, params.importId)
  })
  serve(calls['imports.finishUpload'], async ({ org, params, now }) => {
    await finishUpload(org, params.importId, now)
    return readImport(org, params.importId)
  })
  serve(calls['imports.cancel'], async ({ org, actor, params, now }) => {
    await cancelImport(services, org, params.importId, actor, now)
    return readImport(org, params.importId)
  })
  serve(calls['imports.retryItem'], async ({ org, actor, params, now }) => {
    await retryItem(org, params, now)
    return readItem(org, actor, params)
  })
  serve(calls['imports.discardItem'], async ({ org, actor, params, now }) => {
    await discardItem(org, params, now)
    return readItem(org, actor, params)
  })
  serve(calls['imports.replaceFile'], async ({ org, actor, params, files, now }) => {
    await replaceFile(services, org, params, files, now)
    return readItem(org, actor, params)
  })
  serve(calls['imports.enterDetails'], async ({ org, actor, params, body, now }) => {
    await enterDetails(org, params, body, actor, now)
    return readItem(org, actor, params)
  })
}

export const importsTasks: readonly TaskDefinition[] = [readTask as TaskDefinition, ...cleanImports.tasks]
export const importsSchedule: readonly ScheduleEntry[] = [cleanImports.schedule]
