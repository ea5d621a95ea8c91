import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { DocumentRefused, readDocument } from '#platform/documents/read-document.ts'
import type { DocumentReading } from '#platform/documents/reading.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'

/** A name fit to be shown and offered for saving: no path, no control or direction marks, no more than 120 characters. */
export function safeFileName(name: string, fallback: string): string {
  // eslint-disable-next-line no-control-regex
  const clean = name.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/g, '').trim()
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 ? clean.slice(dot).slice(0, 10) : ''
  return (
    (
      clean.slice(0, 120 - ending.length - 1).replace(new RegExp(`${ending.replaceAll('.', '\\.')}$`), '') + ending
    ).trim() || fallback
  )
}

/** What kind of document a file is, where it was found readable in the last days; the hash says that it is the very same file. */
async function knownKind({ db }: Services, hash: string): Promise<DocumentReading['kind'] | null> {
  const [row] = await db.callFunction<{ kind: DocumentReading['kind'] | null }>(
    'known_document',
    'select known_document($1) as kind',
    [hash],
  )
  return row?.kind ?? null
}

/** The kind of a résumé that can be opened; read only where that is not known yet. @throws 422 at `field` */
export async function requireReadable(
  services: Services,
  file: UploadedFile,
  field: string,
): Promise<DocumentReading['kind']> {
  return (await knownKind(services, sha256(file.bytes))) ?? (await readOrRefuse(services, file, field)).kind
}

/** Reads a résumé as a person would see it. @throws 422 at `field`, with a sentence that says how to mend it */
export async function readOrRefuse({ db }: Services, file: UploadedFile, field: string): Promise<DocumentReading> {
  try {
    const reading = await readDocument(file.bytes)
    await db.callFunction('remember_document', 'select remember_document($1, $2)', [sha256(file.bytes), reading.kind])
    return reading
  } catch (error) {
    if (error instanceof DocumentRefused) throw invalidField(field, error.message)
    throw error
  }
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const TYPES: Record<DocumentReading['kind'], string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain; charset=utf-8',
}
export const contentTypeOf = (kind: DocumentReading['kind']): string => TYPES[kind]

const OTHER_FILES = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', TYPES.docx, TYPES.odt])

/** A file of another field than the résumé: kept as it is, by what it really contains. @throws 422 */
export async function requireAcceptable(file: UploadedFile): Promise<string> {
  const found = await fileTypeFromBuffer(file.bytes)
  if (found && OTHER_FILES.has(found.mime)) return found.mime
  if (!found && !file.bytes.includes(0)) return 'text/plain; charset=utf-8'
  throw invalidField(file.field, 'Please choose a PDF, a document, a picture (PNG, JPEG, WebP) or a text file.')
}
