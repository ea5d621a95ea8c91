import { attachmentType, lockApplication } from '#modules/applications/public.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { writeOrRemove } from '#platform/files/unused-files.ts'
import type { Actor, UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { offerProblems as problems } from '../words/problems.ts'
import { requireSighted } from './change-offer.ts'
import { type FileRow, filesOf, insertFile } from './queries.ts'

/** How many files an application can have for its offers. Unused ones are deleted after a day. */
const MOST_FILES = 50

/** Checks the content of a file and stores it for the offers of an application. @throws 409, 422 */
export async function attachFile(
  services: Services,
  org: OrganizationDb,
  applicationId: string,
  files: readonly UploadedFile[],
  actor: Actor,
  now: Date,
): Promise<FileRow> {
  const file = files.find(({ field }) => field === 'file')
  if (!file) throw invalidField('file', problems.fileMissing)
  const contentType = await attachmentType(file)
  await org.write(async tx => {
    await requireSighted(tx, actor, applicationId)
    requireRoom(await filesOf(tx.q, tx.organizationId, applicationId).execute())
  })
  const id = newId()
  const file_key = `${org.organizationId}/offers/${id}`
  await services.files.putFile(file_key, file.path, contentType)
  return writeOrRemove(services, [file_key], () =>
    org.write(async tx => {
      // It may have been erased while its file was stored.
      if (!(await lockApplication(tx, applicationId))) throw notFound()
      return insertFile(tx, {
        organization_id: org.organizationId,
        id,
        application_id: applicationId,
        file_key,
        name: safeFileName(file.name, 'file'),
        content_type: contentType,
        bytes: file.size,
        created_by: actor.adminId,
        created_at: now,
      })
    }),
  )
}

function requireRoom(existing: readonly FileRow[]): void {
  if (existing.length >= MOST_FILES) throw conflict('too_many_files', problems.tooManyFiles(MOST_FILES))
}
