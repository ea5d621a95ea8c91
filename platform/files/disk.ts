import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedFolder, checkedKey, FileMissing, type FileStore } from './store.ts'

/** Errors of the file system that mean that there is no file, such as a folder or a name that is too long. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

const missing = (error: unknown): never => {
  if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) throw new FileMissing('The file is not there.')
  throw error
}

/** Files in a local folder. A file is either complete or missing, even after a power failure. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => path.join(folder, checkedKey(key))
  const prepare = async (key: string) => {
    const target = place(key)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    return { target, partial: `${target}.${randomBytes(6).toString('hex')}` }
  }
  return {
    kind: 'disk',
    async put(key, bytes) {
      const { target, partial } = await prepare(key)
      const handle = await open(partial, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(partial, target)
    },
    async putFile(key, from) {
      const { target, partial } = await prepare(key)
      // The file is on another file system, so it cannot be moved in one step.
      await rename(from, partial).catch((error: NodeJS.ErrnoException) =>
        error.code === 'EXDEV' ? copyFile(from, partial) : Promise.reject(error),
      )
      const handle = await open(partial, 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(partial, target)
    },
    read: async key => readFile(place(key)).catch(missing),
    async stream(key, range) {
      const found = await stat(place(key)).catch(missing)
      if (!found.isFile()) throw new FileMissing('The file is not there.')
      return fs.createReadStream(place(key), range)
    },
    async size(key) {
      try {
        const found = await stat(place(key))
        return found.isFile() ? found.size : null
      } catch (error) {
        if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return null
        throw error
      }
    },
    remove: async key => rm(place(key), { force: true }),
    removeAll: async within => rm(path.join(folder, checkedFolder(within)), { recursive: true, force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
  }
}
