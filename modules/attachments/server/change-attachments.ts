import { rm } from 'node:fs/promises'
import { can } from '#platform/access/policy.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, forbidden, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import type { Actor, UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { attachmentType, lockApplication, nameFor } from '#modules/applications/public.ts'
import type { Attachment } from '../contract.ts'
import { MOST_ATTACHMENTS } from '../policy.ts'
import { attachmentProblems as problems } from '../words/problems.ts'
import { presentAttachment } from './present.ts'
import { filesOf, type FileRow, insertFile, lockFile, updateFile } from './queries.ts'
import { isImage, redrawImage } from './redraw-image.ts'

interface FilePath {
  readonly id: string
  readonly fileId: string
}

/** @throws 404, 409 `blind_review`, `too_many_files` */
async function requireRoom(tx: OrganizationTransaction, actor: Actor, applicationId: string): Promise<void> {
  if (!(await lockApplication(tx, applicationId))) throw notFound()
  if ((await nameFor(tx, actor.adminId, applicationId)) !== null) throw conflict('blind_review', problems.blind)
  const files = await filesOf(tx.q, tx.organizationId, applicationId).execute()
  if (files.filter(({ deleted_at }) => deleted_at === null).length >= MOST_ATTACHMENTS)
    throw conflict('too_many_files', problems.tooMany(MOST_ATTACHMENTS))
}

/** Checks the content of a file and stores it. The file is stored before its row. @throws 404, 409, 422 */
export async function addAttachment(
  services: Services,
  org: OrganizationDb,
  applicationId: string,
  files: readonly UploadedFile[],
  actor: Actor,
  now: Date,
): Promise<Attachment> {
  const file = files.find(({ field }) => field === 'file')
  if (!file) throw invalidField('file', problems.missing)
  const content_type = await attachmentType(file)
  await org.write(tx => requireRoom(tx, actor, applicationId))
  const redrawn = isImage(content_type) ? await redrawImage(file.path, content_type) : null
  const id = newId()
  const row = {
    organization_id: org.organizationId,
    id,
    application_id: applicationId,
    file_key: `${org.organizationId}/attachments/${id}`,
    name: safeFileName(file.name, 'file'),
    content_type,
    bytes: redrawn?.bytes ?? file.size,
    created_by: actor.adminId,
    created_at: now,
    deleted_at: null,
  }
  try {
    await services.files.putFile(row.file_key, redrawn?.path ?? file.path, content_type)
    await org.write(async tx => {
      // Others can have added files meanwhile.
      await requireRoom(tx, actor, applicationId)
      await insertFile(tx, row)
      await tx.emit('attachment.added', applicationId, { file_id: id }, { kind: 'admin', id: actor.adminId })
    })
  } catch (error) {
    await services.files.remove(row.file_key)
    throw error
  } finally {
    if (redrawn) await rm(redrawn.path, { force: true })
  }
  return presentAttachment(services, { ...row, author_name: actor.name })
}

/** A file that the person may delete, locked. @throws 403, 404 */
async function requireFile(tx: OrganizationTransaction, actor: Actor, { id, fileId }: FilePath): Promise<FileRow> {
  const file = await lockFile(tx, id, fileId)
  if (!file) throw notFound()
  if (file.created_by !== actor.adminId && !can(actor.role, 'candidates.decide'))
    throw forbidden(problems.ofOther, 'not_author')
  return file
}

/** Hides a file; a scheduled task deletes it later. @throws 403, 404 */
export async function deleteAttachment(
  tx: OrganizationTransaction,
  actor: Actor,
  path: FilePath,
  now: Date,
): Promise<void> {
  const file = await requireFile(tx, actor, path)
  if (file.deleted_at) return
  await updateFile(tx, file.id, { deleted_at: now })
  await tx.emit('attachment.deleted', path.id, { file_id: file.id }, { kind: 'admin', id: actor.adminId })
}

/** @throws 403, 404, 409 */
export async function restoreAttachment(tx: OrganizationTransaction, actor: Actor, path: FilePath): Promise<void> {
  const file = await requireFile(tx, actor, path)
  if (!file.deleted_at) return
  await requireRoom(tx, actor, path.id)
  await updateFile(tx, file.id, { deleted_at: null })
  await tx.emit('attachment.restored', path.id, { file_id: file.id }, { kind: 'admin', id: actor.adminId })
}
