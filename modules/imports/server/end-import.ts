import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { importProblems } from '../words/problems.ts'
import { deleteFiles } from './delete-files.ts'
import { cancelItems, hasItems, type ImportRow, lockImport, updateImport } from './queries.ts'

/** Ends an import whose files are all there and read. Its importer is notified the first time. */
export async function endIfRead(tx: OrganizationTransaction, row: ImportRow, now: Date): Promise<void> {
  if (row.state !== 'reading' || (await hasItems(tx, row.id, ['waiting', 'reading']))) return
  await updateImport(tx, row.id, { state: 'finished', finished_at: row.finished_at ?? now })
  if (row.finished_at) return
  await tx.emit('import.finished', row.job_id, { import_id: row.id, admin_id: row.admin_id }, { kind: 'system' })
}

/** Says that all files are there. @throws 404 */
export const finishUpload = (org: OrganizationDb, id: string, now: Date): Promise<void> =>
  org.write(async tx => {
    const row = await lockImport(tx, id)
    if (!row) throw notFound(importProblems.missing)
    if (row.state !== 'uploading') return
    await updateImport(tx, id, { state: 'reading', changed_at: now })
    await endIfRead(tx, { ...row, state: 'reading' }, now)
  })

/** Stops an import. What was imported stays; the other files are deleted. @throws 404 */
export async function cancelImport(
  services: Services,
  org: OrganizationDb,
  id: string,
  { adminId }: Actor,
  now: Date,
): Promise<void> {
  await org.write(async tx => {
    const row = await lockImport(tx, id)
    if (!row) throw notFound(importProblems.missing)
    if (row.state !== 'uploading' && row.state !== 'reading') return
    await updateImport(tx, id, { state: 'cancelled', finished_at: row.finished_at ?? now })
    await cancelItems(tx, id, now)
    await tx.emit('import.cancelled', row.job_id, { import_id: id }, { kind: 'admin', id: adminId })
  })
  await deleteFiles(services, org, now)
}
