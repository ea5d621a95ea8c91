import { newId } from '#platform/db/id.ts'
import { safeFileName } from '#platform/files/safe-file-name.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { resumeType } from '#modules/resumes/public.ts'
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

const typeOf = (file: UploadedFile) => (file.field === 'resume' ? resumeType(file) : attachmentType(file))

/** Checks the content of a submission's files, then moves them to the file store. @throws 422 at a file's field */
export async function storeUploads(
  services: Services,
  organizationId: string,
  files: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const checked = []
  for (const file of files) checked.push({ file, contentType: await typeOf(file) })
  const stored: StoredFile[] = []
  for (const { file, contentType } of checked) {
    const id = newId()
    const key = `${organizationId}/uploads/${id}`
    await services.files.putFile(key, file.path, contentType)
    stored.push({
      field: file.field,
      id,
      key,
      name: safeFileName(file.name, 'file'),
      contentType,
      bytes: file.size,
      sha256: file.sha256,
    })
  }
  return stored
}
