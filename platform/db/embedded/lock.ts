import fs from 'node:fs'
import path from 'node:path'

/** When a process started, in kernel ticks; tells a reused process id from the process that had it. Linux only; elsewhere null. */
function startOf(pid: number): string | null {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null
  } catch {
    return null
  }
}

/** Whether a process runs: there, and no zombie. */
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
 * Takes the data folder for this process. A lock left by a process that was killed is taken over.
 * @returns gives the folder back.
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
