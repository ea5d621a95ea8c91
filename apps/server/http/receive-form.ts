import type { IncomingMessage } from 'node:http'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { FormReader, formTooLarge, mostFormBytes } from './form-reader.ts'
import type { UploadFolder } from './upload-folder.ts'
import { problemWords } from '#platform/errors/words.ts'

export interface ReceivedForm {
  readonly fields: Record<string, string>
  readonly files: readonly UploadedFile[]
}

export const isForm = (body: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(body.headers['content-type'] ?? '')

/**
 * Runs `work` with a request's multipart form. Its files are on disk while `work` runs and are removed afterwards in any
 * case. @throws 400, 413, 415
 */
export async function withForm<T>(
  body: IncomingMessage,
  folder: UploadFolder,
  work: (form: ReceivedForm) => Promise<T>,
  largestFile?: number,
): Promise<T> {
  if (!isForm(body)) throw new ProblemError(415, 'unsupported_media_type', problemWords.formNeeded)
  if (Number(body.headers['content-length'] ?? 0) > mostFormBytes(largestFile)) throw formTooLarge()
  await folder.open()
  const reader = new FormReader(body.headers, folder, largestFile)
  try {
    await reader.read(body)
    return await work({ fields: Object.fromEntries(reader.fields), files: reader.files })
  } finally {
    await reader.stop()
    await folder.discard(reader.written)
  }
}
