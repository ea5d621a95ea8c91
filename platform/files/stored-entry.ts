import { safeFileName } from './safe-file-name.ts'
import { FileMissing, type FileStore } from './store.ts'
import type { ZipEntry } from './zip-stream.ts'

/** A stored file in a folder of an archive. */
export interface StoredFile {
  readonly folder: string
  /** As it was named by whoever uploaded it. */
  readonly name: string
  readonly key: string
}

/** The entry of a stored file; null if it is missing. The number keeps files with the same name apart. */
export async function storedEntry(
  files: FileStore,
  { folder, name, key }: StoredFile,
  number: number,
): Promise<ZipEntry | null> {
  try {
    if ((await files.size(key)) === null) return null
    return {
      name: `${folder}/${number}-${safeFileName(name, 'file')}`,
      content: await files.stream(key),
      compressed: true,
    }
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
