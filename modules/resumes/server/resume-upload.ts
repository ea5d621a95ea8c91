import { sniffFile } from '#platform/documents/sniff-file.ts'
import { DocumentRefused } from '#platform/documents/read-document.ts'
import type { DocumentKind } from '#platform/documents/reading.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'

const TYPES: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain; charset=utf-8',
}

/** Converts a refusal into an error of the file's field. */
export const refusedAt = (field: string, error: unknown): unknown =>
  error instanceof DocumentRefused ? invalidField(field, error.message) : error

/**
 * The content type of a résumé file, from a quick check of its content. Whether it can be read is determined by the task.
 * @throws 422 for the file's field, with a message that says how to fix it
 */
export async function resumeType(file: UploadedFile): Promise<string> {
  try {
    return TYPES[await sniffFile(file.path, file.size)]
  } catch (error) {
    throw refusedAt(file.field, error)
  }
}
