import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The folder for files of requests in progress. */
export interface UploadFolder {
  /** Creates the folder if it does not exist. */
  open(): Promise<void>
  /** A path for a new file, unique in the folder. */
  place(): string
  /** Removes the files that still exist. Files that were moved away are not an error. */
  discard(paths: readonly string[]): Promise<void>
}

/** A folder of another machine (on a shared volume) counts as abandoned after this long without a change, in ms. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Folders are named `<host>.<pid>`, so that a later start can tell which processes have ended. */
async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const dot = name.lastIndexOf('.')
  const [host, pid] = [name.slice(0, dot), Number(name.slice(dot + 1))]
  if (host === os.hostname()) return pid === process.pid || !isAlive(pid)
  const { mtimeMs } = await fs.stat(path.join(folder, name))
  return Date.now() - mtimeMs > ABANDONED_AFTER_MS
}

/** Removes the folders of processes that were killed. @returns how many */
export async function removeAbandonedUploads(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'uploads')
  const names = await fs.readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    if (!(await isAbandoned(folder, name).catch(() => false))) continue
    await fs.rm(path.join(folder, name), { recursive: true, force: true })
    removed += 1
  }
  return removed
}

export function uploadFolder(dataDir: string): UploadFolder {
  const folder = path.join(dataDir, 'uploads', `${os.hostname()}.${process.pid}`)
  return {
    async open() {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
    },
    place: () => path.join(folder, randomBytes(12).toString('hex')),
    async discard(paths) {
      await Promise.all(paths.map(one => fs.rm(one, { force: true })))
    },
  }
}
