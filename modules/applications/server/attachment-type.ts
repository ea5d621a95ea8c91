import { fileTypeFromBuffer } from 'file-type'
import { open } from 'node:fs/promises'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { resumeType } from '#modules/resumes/public.ts'
import { applicationWords } from '../words/problems.ts'

const ACCEPTED = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])

/** Enough for every file signature, and to find a zero byte in a text file. */
const LOOKED_AT = 64 * 1024

async function headOf({ path, size }: UploadedFile): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(Math.min(size, LOOKED_AT))
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))

/** The type of an attachment other than the résumé, detected from its content. The file is stored unchanged. @throws 422 */
export async function attachmentType(file: UploadedFile): Promise<string> {
  const head = await headOf(file)
  // The directory at the end of a zip file shows whether it is a document.
  if (isZip(head)) return resumeType(file)
  const found = await fileTypeFromBuffer(head)
  if (found && ACCEPTED.has(found.mime)) return found.mime
  if (!found && !head.includes(0)) return 'text/plain; charset=utf-8'
  throw invalidField(file.field, applicationWords.attachmentType)
}
