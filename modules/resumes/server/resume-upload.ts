import { createHash } from 'node:crypto'
import { DocumentRefused, readDocument } from '#platform/documents/read-document.ts'
import type { DocumentReading } from '#platform/documents/reading.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'

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
