import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { writeOrRemove } from '#platform/files/unused-files.ts'
import type { Actor, UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { resumeType } from '#modules/resumes/public.ts'
import { newId } from '#platform/db/id.ts'
import { ITEM_ACTIONS } from '../policy.ts'
import { importProblems } from '../words/problems.ts'
import { importPerson } from './import-person.ts'
import { type ImportRow, itemById, type ItemRow, lockImport, updateImport, updateItem } from './queries.ts'
import { readTask } from './read-task-name.ts'

interface Place {
  readonly importId: string
  readonly itemId: string
}

type Action = (typeof ITEM_ACTIONS)['needs_attention'][number]

/** A file of an import with its import, both locked, if the action is possible now. @throws 404, 409 `not_possible` */
async function lockItem(tx: OrganizationTransaction, at: Place, actions: readonly Action[]) {
  const row = await lockImport(tx, at.importId)
  const item = row && (await itemById(tx.q, tx.organizationId, at.importId, at.itemId).forUpdate().executeTakeFirst())
  if (!row || !item) throw notFound(importProblems.missing)
  if (!ITEM_ACTIONS[item.state].some(action => actions.includes(action)))
    throw conflict('not_possible', importProblems.notPossible)
  return { row, item }
}

/** Queues a file to be read. An import that was finished reads again. */
async function readAgain(tx: OrganizationTransaction, row: ImportRow, item: ItemRow, now: Date) {
  await updateItem(tx, item.id, { state: 'waiting', reason: null, changed_at: now })
  if (row.state !== 'uploading') await updateImport(tx, row.id, { state: 'reading' })
  await tx.task(...readTask(row.id))
}

/** Reads a file again, or restores one that was discarded. @throws 404, 409 */
export const retryItem = (org: OrganizationDb, at: Place, now: Date): Promise<void> =>
  org.write(async tx => {
    const { row, item } = await lockItem(tx, at, ['retry', 'restore'])
    if (!item.file_key) throw conflict('no_file', importProblems.notStored)
    await readAgain(tx, row, item, now)
  })

/** Discards a file that was not imported. It can be restored for a day. @throws 404, 409 */
export const discardItem = (org: OrganizationDb, at: Place, now: Date): Promise<void> =>
  org.write(async tx => {
    const { item } = await lockItem(tx, at, ['discard'])
    await updateItem(tx, item.id, {
      state: 'discarded',
      reason: null,
      changed_at: now,
      // Without a stored file there is nothing to restore.
      ...(item.file_key === null && { file_name: null }),
    })
  })

/** Replaces a file that was not imported, and reads the new one. @throws 404, 409, 422 */
export async function replaceFile(
  services: Services,
  org: OrganizationDb,
  at: Place,
  files: readonly UploadedFile[],
  now: Date,
): Promise<void> {
  await org.write(tx => lockItem(tx, at, ['replace']))
  const file = files.find(({ field }) => field === 'file')
  if (!file) throw invalidField('file', importProblems.noFile)
  const content_type = await resumeType(file)
  const key = `${org.organizationId}/imports/${newId()}`
  await services.files.putFile(key, file.path, content_type)
  const old = await writeOrRemove(services, [key], () =>
    org.write(async tx => {
      const { row, item } = await lockItem(tx, at, ['replace'])
      await updateItem(tx, item.id, {
        file_name: safeFileName(file.name, 'file'),
        file_key: key,
        content_type,
        bytes: file.size,
        sha256: file.sha256,
      })
      await readAgain(tx, row, item, now)
      return item.file_key
    }),
  )
  if (old) await services.files.remove(old)
}

/** Imports a person whose details a recruiter enters. @throws 404, 409 `already_applied`, 422 */
export const enterDetails = (
  org: OrganizationDb,
  at: Place,
  { name, email, phone }: { name: string; email?: string | null; phone?: string },
  { adminId }: Actor,
  now: Date,
): Promise<void> =>
  org.write(async tx => {
    const { row, item } = await lockItem(tx, at, ['enter'])
    const person = { name, email: email || null, phone: phone || null, location: null, links: [] }
    await importPerson(tx, row, item, { person, reading: null, adminId, now })
  })
