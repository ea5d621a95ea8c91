import { assembleReading } from './assemble.ts'
import { Zip } from './container/open-zip.ts'
import { DOCX_MAIN_PART, readDocx } from './docx/read-docx.ts'
import { ODT_MAIN_PART, readOdt } from './odt/read-odt.ts'
import { readPdf } from './pdf/read-pdf.ts'
import type { DocumentWithLayout } from './reading.ts'
import { DocumentRefused } from './refusal.ts'
import { sniffDocument } from './sniff.ts'
import { readTxt } from './text/read-txt.ts'

/**
 * Reads a document in this process. Only for the sealed child and for our own trusted files. Everything else calls
 * `readDocument`. Throws DocumentRefused.
 */
export async function readBytes(bytes: Uint8Array): Promise<DocumentWithLayout> {
  if (bytes.length === 0) throw new DocumentRefused('empty')
  const kind = sniffDocument(bytes)
  if (kind === 'pdf') return assembleReading('pdf', await readPdf(bytes))
  if (kind === 'txt') return assembleReading('txt', readTxt(bytes))
  const zip = new Zip(bytes)
  if (zip.has(ODT_MAIN_PART)) {
    requireOdt(zip)
    return assembleReading('odt', readOdt(zip))
  }
  if (zip.has(DOCX_MAIN_PART) || zip.has('_rels/.rels')) {
    requireWord(zip)
    return assembleReading('docx', readDocx(zip))
  }
  throw new DocumentRefused('not_a_document')
}

/** Spreadsheets and slides are zip files with the same structure, but another type. */
function requireOdt(zip: Zip): void {
  const type = zip.read('mimetype')
  const name = type ? Buffer.from(type).toString('latin1').trim() : 'application/vnd.oasis.opendocument.text'
  if (!name.startsWith('application/vnd.oasis.opendocument.text')) throw new DocumentRefused('not_a_document')
}

function requireWord(zip: Zip): void {
  const types = zip.read('[Content_Types].xml')
  const text = types ? Buffer.from(types).toString('utf8') : ''
  if (!types || /spreadsheetml|presentationml/.test(text)) throw new DocumentRefused('not_a_document')
  if (!/wordprocessingml|ms-word/.test(text)) throw new DocumentRefused('not_a_document')
}
