import { fileTypeFromBuffer } from 'file-type'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'

const ACCEPTED = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
])

/** The type of a file other than the résumé, by what it contains. Such a file is stored as it is. @throws 422 */
export async function attachmentType(file: UploadedFile): Promise<string> {
  const found = await fileTypeFromBuffer(file.bytes)
  if (found && ACCEPTED.has(found.mime)) return found.mime
  if (!found && !file.bytes.includes(0)) return 'text/plain; charset=utf-8'
  throw invalidField(file.field, 'Choose a PDF, a document, a picture (PNG, JPEG, WebP) or a text file.')
}
