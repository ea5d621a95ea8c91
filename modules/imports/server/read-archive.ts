import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { MAX_FILE_BYTES } from '#platform/documents/limits.ts'
import { invalidField, ProblemError } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { LARGEST_ARCHIVE, MOST_ENTRIES, MOST_FILES, MOST_UNPACKED } from '../policy.ts'
import { importProblems, itemReasons } from '../words/problems.ts'

const MB = 1024 * 1024

/** A file of an archive: on disk, or why it was not unpacked. */
export type Unpacked =
  | { readonly name: string; readonly file: UploadedFile; readonly reason: null }
  | { readonly name: string; readonly file: null; readonly size: number; readonly reason: string }

const S_IFMT = 0o170_000
const S_IFLNK = 0o120_000
const UNIX = 3

const isLink = (entry: Entry) =>
  entry.versionMadeBy >> 8 === UNIX && ((entry.externalFileAttributes >>> 16) & S_IFMT) === S_IFLNK

/** Names come from strangers: only the last part is used, and never as a path. */
function nameOf(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
  return name.replaceAll('\\', '/')
}

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Whether an entry is a file that a person put there. */
const isWanted = (entry: Entry, name: string) =>
  !name.endsWith('/') && !isLink(entry) && !name.startsWith('__MACOSX/') && !/^(?:\.|Thumbs\.db$)/i.test(baseOf(name))

const refuse = (message: string) => invalidField('file', message)

/** Counts what is really unpacked, whatever the archive says about it. */
class Budget {
  #left = MOST_UNPACKED

  async *counted(source: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>, seen: { size: number }) {
    for await (const chunk of source) {
      seen.size += chunk.length
      this.#left -= chunk.length
      if (this.#left < 0) throw refuse(importProblems.archiveTooLarge(MOST_UNPACKED / MB))
      if (seen.size > MAX_FILE_BYTES) throw new TooLarge()
      hash.update(chunk)
      yield chunk
    }
  }
}

class TooLarge extends Error {}

async function unpack(zip: ZipFile, entry: Entry, name: string, path: string, budget: Budget): Promise<UploadedFile> {
  const hash = createHash('sha256')
  const seen = { size: 0 }
  const stream = await zip.openReadStreamPromise(entry)
  await pipeline(
    stream,
    (source: AsyncIterable<Buffer>) => budget.counted(source, hash, seen),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { field: 'file', name, declaredType: '', path, size: seen.size, sha256: hash.digest('hex') }
}

/** The entries of an archive that are files, without unpacking anything. @throws 422 */
async function listed(zip: ZipFile): Promise<{ entry: Entry; name: string }[]> {
  if (zip.entryCount > MOST_ENTRIES) throw refuse(importProblems.archiveTooManyFiles(MOST_FILES))
  const wanted: { entry: Entry; name: string }[] = []
  let declared = 0
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry)
    if (!isWanted(entry, name)) continue
    wanted.push({ entry, name: baseOf(name) })
    declared += entry.uncompressedSize
    if (wanted.length > MOST_FILES) throw refuse(importProblems.archiveTooManyFiles(MOST_FILES))
    if (declared > MOST_UNPACKED) throw refuse(importProblems.archiveTooLarge(MOST_UNPACKED / MB))
  }
  if (wanted.length === 0) throw refuse(importProblems.archiveEmpty)
  return wanted
}

/**
 * Unpacks a ZIP archive file by file, each to a path that `place` gives. Nothing is held in memory, no name in the archive is used as a
 * path, and everything is counted while it is unpacked. A file that cannot be unpacked has the reason instead. @throws 422
 */
export async function* readArchive(archive: UploadedFile, place: () => string): AsyncGenerator<Unpacked> {
  if (archive.size > LARGEST_ARCHIVE) throw refuse(importProblems.archiveTooLarge(LARGEST_ARCHIVE / MB))
  const zip = await openPromise(archive.path, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch(() => null)
  if (!zip) throw refuse(importProblems.archiveBroken)
  const budget = new Budget()
  try {
    for (const { entry, name } of await listed(zip).catch(damaged)) {
      const not = (reason: string): Unpacked => ({ name, file: null, size: entry.uncompressedSize, reason })
      if (entry.isEncrypted()) yield not(itemReasons.encryptedEntry)
      else if (entry.uncompressedSize > MAX_FILE_BYTES) yield not(itemReasons.entryTooLarge)
      else {
        try {
          yield { name, file: await unpack(zip, entry, name, place(), budget), reason: null }
        } catch (error) {
          if (isRefusal(error)) throw error
          yield not(error instanceof TooLarge ? itemReasons.entryTooLarge : itemReasons.entryBroken)
        }
      }
    }
  } finally {
    zip.close()
  }
}

const isRefusal = (error: unknown) => error instanceof ProblemError

function damaged(error: unknown): never {
  throw isRefusal(error) ? error : refuse(importProblems.archiveBroken)
}
