import { rm } from 'node:fs/promises'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { removeUnused } from '#platform/files/unused-files.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { MOST_FILES } from '../policy.ts'
import { importProblems } from '../words/problems.ts'
import { type Incoming, incomingFiles } from './incoming-files.ts'
import { countItems, importById, insertItems, lockImport, updateImport } from './queries.ts'
import { readTask } from './read-task-name.ts'

/** @throws 404, 409 `upload_finished`, `too_many_files` */
async function requireRoom(org: OrganizationDb, importId: string, more: number): Promise<void> {
  const [[row], [counted]] = await org.read(q => [
    importById(q, org.organizationId, importId),
    countItems(q, org.organizationId, importId),
  ])
  if (!row) throw notFound(importProblems.missing)
  if (row.state !== 'uploading') throw conflict('upload_finished', importProblems.uploadFinished)
  if ((counted?.count ?? 0) + more > MOST_FILES)
    throw conflict('too_many_files', importProblems.tooManyFiles(MOST_FILES))
}

interface Stored extends Incoming {
  readonly id: string
  readonly key: string | null
}

async function store({ files }: Services, organizationId: string, one: Incoming): Promise<Stored> {
  const id = newId()
  if (!one.file || !one.contentType) return { ...one, id, key: null }
  const key = `${organizationId}/imports/${id}`
  await files.putFile(key, one.file.path, one.contentType)
  return { ...one, id, key }
}

/** Stores files of an import and queues their reading. The same file again changes nothing. @throws 404, 409, 422 */
export async function addFiles(
  services: Services,
  org: OrganizationDb,
  importId: string,
  uploaded: readonly UploadedFile[],
  now: Date,
): Promise<void> {
  await requireRoom(org, importId, 0)
  const files = uploaded.filter(({ field }) => field === 'file')
  if (files.length === 0) throw invalidField('file', importProblems.noFile)
  const unpacked: string[] = []
  const stored: Stored[] = []
  try {
    const incoming: Incoming[] = []
    for (const file of files) incoming.push(...(await incomingFiles(file, unpacked)))
    await requireRoom(org, importId, incoming.length)
    for (const one of incoming) stored.push(await store(services, org.organizationId, one))
    const added = await save(org, importId, stored, now)
    await removeUnused(services, keysOf(stored.filter(({ id }) => !added.has(id))))
  } catch (error) {
    await removeUnused(services, keysOf(stored))
    throw error
  } finally {
    await Promise.all(unpacked.map(path => rm(path, { force: true })))
  }
}

/** @returns the ids of those that are new */
const save = (org: OrganizationDb, importId: string, stored: readonly Stored[], now: Date): Promise<Set<string>> =>
  org.write(async tx => {
    const row = await lockImport(tx, importId)
    if (!row) throw notFound(importProblems.missing)
    if (row.state !== 'uploading') throw conflict('upload_finished', importProblems.uploadFinished)
    const added = await insertItems(
      tx,
      stored.map(one => ({
        organization_id: tx.organizationId,
        id: one.id,
        import_id: importId,
        file_name: safeFileName(one.name, 'file'),
        file_key: one.key,
        content_type: one.contentType,
        bytes: one.size,
        sha256: one.sha256,
        state: one.key ? 'waiting' : 'needs_attention',
        reason: one.reason,
        changed_at: now,
      })),
    )
    await updateImport(tx, importId, { changed_at: now })
    if (added.length > 0) await tx.task(...readTask(importId))
    return new Set(added.map(({ id }) => id))
  })

const keysOf = (stored: readonly Stored[]) => stored.flatMap(({ key }) => key ?? [])
