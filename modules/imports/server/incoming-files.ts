import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { DocumentRefused } from '#platform/documents/read-document.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { resumeType } from '#modules/resumes/public.ts'
import { itemReasons } from '../words/problems.ts'
import { readArchive, type Unpacked } from './read-archive.ts'

/** A file of an import, before it is stored. */
export interface Incoming {
  readonly name: string
  /** Null if it could not be unpacked. */
  readonly file: UploadedFile | null
  readonly contentType: string | null
  readonly size: number
  readonly sha256: string
  /** Why it cannot be read, in one sentence. */
  readonly reason: string | null
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])

async function isZip({ path }: UploadedFile): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.equals(ZIP)
  } finally {
    await file.close()
  }
}

/** The type of a résumé file by its content, or why it is none. */
async function checked(file: UploadedFile): Promise<{ contentType: string | null; reason: string | null }> {
  try {
    return { contentType: await resumeType(file), reason: null }
  } catch (error) {
    if (error instanceof ProblemError || error instanceof DocumentRefused)
      return { contentType: null, reason: error.message }
    throw error
  }
}

async function asItem(file: UploadedFile): Promise<Incoming> {
  return { name: file.name, file, size: file.size, sha256: file.sha256, ...(await checked(file)) }
}

async function unpackedItem(unpacked: Unpacked): Promise<Incoming> {
  if (unpacked.file === null) {
    const { name, size, reason } = unpacked
    // Only tells apart what has the same name: nothing was unpacked.
    const sha256 = createHash('sha256').update(`${name} ${size}`).digest('hex')
    return { name, file: null, contentType: null, size: Math.min(size, 2 ** 31 - 1), sha256, reason }
  }
  const item = await asItem(unpacked.file)
  return item.reason && (await isZip(unpacked.file)) ? { ...item, reason: itemReasons.nestedArchive } : item
}

/**
 * An uploaded file, or the files of an uploaded archive.
 *
 * @param paths gets the paths of unpacked files, which the caller removes
 * @throws 422 if an archive cannot be used
 */
export async function incomingFiles(file: UploadedFile, paths: string[]): Promise<Incoming[]> {
  const item = await asItem(file)
  if (item.reason === null || !(await isZip(file))) return [item]
  const place = () => {
    const path = `${file.path}.${paths.length}`
    paths.push(path)
    return path
  }
  const items: Incoming[] = []
  for await (const unpacked of readArchive(file, place)) items.push(await unpackedItem(unpacked))
  return items
}
