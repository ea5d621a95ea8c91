import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import type { DataExport } from '../contract.ts'
import { dataExportProblems as problems } from '../words/problems.ts'
import { countApplications } from './applications.read-model.ts'
import { type DataExportRow, deleteExport, exportById, insertExport, newestExport, runningExport } from './queries.ts'
import { WRITE_TASK } from './write-task-name.ts'

/** Retries after a failure; the last one is about a minute after the first. */
const MOST_TRIES = 5

const presentExport = (row: DataExportRow, askedBy: string): DataExport => ({
  id: row.id,
  state: row.state,
  // Applications can arrive while it is written.
  done: Math.min(row.done, row.total),
  total: row.total,
  bytes: row.bytes,
  asked_by: { id: row.asked_by, name: askedBy },
  asked_at: row.asked_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})

/** The newest export; null if there is none, or its file was deleted because its time is over. */
export async function readExport(org: OrganizationDb, now: Date): Promise<DataExport | null> {
  const [[row]] = await org.read(q => [newestExport(q, org.organizationId)])
  if (!row || (row.expires_at && row.expires_at <= now)) return null
  const [[admin]] = await org.read(q => [adminById(q, org.organizationId, row.asked_by)])
  return presentExport(row, admin?.name ?? '')
}

/** Starts an export, unless one is running. @throws 409 `export_running` */
export async function startExport(tx: OrganizationTransaction, actor: Actor, now: Date): Promise<DataExport> {
  const { organizationId } = tx
  const { count } = await countApplications(tx.q, organizationId).executeTakeFirstOrThrow()
  const id = newId()
  const row = { organization_id: organizationId, id, asked_by: actor.adminId, asked_at: now, total: count }
  if (!(await insertExport(tx, { ...row, state: 'running' }))) {
    const running = await runningExport(tx.q, organizationId).executeTakeFirst()
    const askedBy = running && (await adminById(tx.q, organizationId, running.asked_by).executeTakeFirst())
    throw conflict('export_running', problems.running, {
      export: running ? presentExport(running, askedBy?.name ?? '') : null,
    })
  }
  await tx.task(WRITE_TASK, { export_id: id }, { key: `${WRITE_TASK}:${id}`, maxTries: MOST_TRIES })
  await tx.emit('data_export.asked', id, {}, { kind: 'admin', id: actor.adminId })
  return presentExport(await exportById(tx.q, organizationId, id).executeTakeFirstOrThrow(), actor.name)
}

/** Cancels an export that is being written, or deletes a finished one with its file. The task notices that its row is gone. @throws 404 */
export async function removeExport({ files }: Services, org: OrganizationDb, actor: Actor, id: string): Promise<void> {
  const removed = await org.write(async tx => {
    const row = await exportById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
    if (!row) throw notFound()
    await deleteExport(tx, id)
    const finished = row.state !== 'running'
    await tx.emit('data_export.cancelled', id, { finished }, { kind: 'admin', id: actor.adminId })
    return row
  })
  if (removed.file_key) await files.remove(removed.file_key)
}
