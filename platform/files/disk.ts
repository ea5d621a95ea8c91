import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkedKey, FileMissing, type FileStore } from './store.ts'

const missing = (error: unknown): never => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing('The file is not there.')
  throw error
}

/** Files in a folder of this machine. A file is there whole or not at all, also after a power cut. */
export function diskStore(folder: string): FileStore {
  const place = (key: string) => path.join(folder, checkedKey(key))
  return {
    kind: 'disk',
    async put(key, bytes) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const partial = `${target}.${randomBytes(6).toString('hex')}`
      const handle = await open(partial, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(partial, target)
    },
    read: key => readFile(place(key)).catch(missing),
    async stream(key, range) {
      await stat(place(key)).catch(missing)
      return fs.createReadStream(place(key), range)
    },
    size: async key =>
      (
        await stat(place(key)).catch((error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? null : Promise.reject(error),
        )
      )?.size ?? null,
    remove: key => rm(place(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
  }
}
