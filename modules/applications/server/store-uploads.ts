import { newId } from '#platform/db/id.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import { contentTypeOf, requireReadable, sha256 } from '#modules/resumes/public.ts'
import { attachmentType } from './attachment-type.ts'

export interface StoredFile {
  readonly field: string
  readonly id: string
  readonly key: string
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly sha256: string
}

/** Checks the files of a submission by what they contain, then stores them. A résumé must be one that can be opened. */
export async function storeUploads(
  services: Services,
  organizationId: string,
  files: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const checked = []
  for (const file of files) {
    const contentType =
      file.field === 'resume'
        ? contentTypeOf(await requireReadable(services, file, 'resume'))
        : await attachmentType(file)
    checked.push({ file, contentType })
  }
  const stored: StoredFile[] = []
  for (const { file, contentType } of checked) {
    const id = newId()
    const key = `${organizationId}/uploads/${id}`
    await services.files.put(key, file.bytes, contentType)
    stored.push({
      field: file.field,
      id,
      key,
      name: safeFileName(file.name, 'file'),
      contentType,
      bytes: file.bytes.length,
      sha256: sha256(file.bytes),
    })
  }
  return stored
}
