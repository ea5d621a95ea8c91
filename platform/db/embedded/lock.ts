import fs from 'node:fs'
import path from 'node:path'

/** The start time of a process in kernel ticks, to detect reused process IDs. Linux only; elsewhere null. */
function startOf(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

/** Whether a process is running and not a zombie. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z'
  } catch {
    return process.platform !== 'linux'
  }
}

/** A data folder that another Evenhand is using. The message is for the person who started this one. */
export class FolderInUse extends Error {}

/**
 * Locks the data folder for this process. Takes over the lock of a process that was killed.
 * @returns a function that releases the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'evenhand.lock')
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) })
  for (let attempt = 0; ; attempt += 1) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return () => {
        if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mine) fs.unlinkSync(file)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error
    }
    const holder = readHolder(file)
    if (
      holder &&
      holder.pid !== process.pid &&
      isRunning(holder.pid) &&
      (holder.start === null || holder.start === startOf(holder.pid))
    ) {
      throw new FolderInUse(
        `Another Evenhand (process ${holder.pid}) is already using the folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    fs.rmSync(file, { force: true })
  }
}

function readHolder(file: string): { pid: number; start: string | null } | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as { pid: number; start: string | null }
  } catch {
    return null
  }
}
