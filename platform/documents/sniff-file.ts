import { type FileHandle, open } from 'node:fs/promises'
import { zipNames } from './container/zip-names.ts'
import { DOCX_MAIN_PART } from './docx/read-docx.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { ODT_MAIN_PART } from './odt/read-odt.ts'
import type { DocumentKind } from './reading.ts'
import { DocumentRefused } from './refusal.ts'
import { sniffDocument } from './sniff.ts'

const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The position of an old Word file's directory, which lists its parts, is in the header. [MS-CFB] 2.2 */
async function oleDirectory(file: FileHandle, head: Buffer): Promise<Buffer> {
  if (head.length < 512 || !head.subarray(0, 8).equals(OLE_MAGIC)) return Buffer.alloc(0)
  const sectorBytes = head.readUInt16LE(0x1e) === 12 ? 4096 : 512
  const directory = Buffer.alloc(4096)
  const { bytesRead } = await file.read(directory, 0, 4096, (head.readUInt32LE(0x30) + 1) * sectorBytes)
  return directory.subarray(0, bytesRead)
}

/** How much of a text or an old Word file is examined to find its type. */
const LOOKED_AT = 256 * 1024

async function kindOfZip(file: FileHandle, size: number): Promise<DocumentKind> {
  const names = new Set(await zipNames(file, size))
  if (names.has(ODT_MAIN_PART)) return 'odt'
  if (names.has(DOCX_MAIN_PART)) return 'docx'
  // Word allows its main part to have another name, within the same folder.
  if (names.has('[Content_Types].xml') && [...names].some(name => name.startsWith('word/'))) return 'docx'
  throw new DocumentRefused('not_a_document')
}

/**
 * The type of a document, from a quick check of its content: a few hundred kilobytes, nothing unpacked or parsed.
 * Whether it can be read is determined later, in the sealed child.
 *
 * @param size of the file in bytes
 * @throws DocumentRefused `empty`, `too_large`, `not_a_document`, `old_doc`, `encrypted`, `too_expanded` or `broken`
 */
export async function sniffFile(path: string, size: number): Promise<DocumentKind> {
  if (size === 0) throw new DocumentRefused('empty')
  if (size > MAX_FILE_BYTES) throw new DocumentRefused('too_large')
  const file = await open(path)
  try {
    const head = Buffer.alloc(Math.min(size, LOOKED_AT))
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const start = head.subarray(0, bytesRead)
    const kind = sniffDocument(Buffer.concat([start, await oleDirectory(file, start)]))
    return kind === 'zip' ? await kindOfZip(file, size) : kind
  } finally {
    await file.close()
  }
}
