import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** A file can make its reader allocate hundreds of megabytes per second, so /proc is read often on Linux. */
const CHECK_EVERY_MS = process.platform === 'linux' ? 20 : 250
const PAGE_BYTES = 4096

const run = promisify(execFile)

/** The resident memory of a process in bytes; null if it has ended or the system does not report it. */
async function residentBytes(pid: number): Promise<number | null> {
  try {
    if (process.platform === 'linux') {
      const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]
      return Number(pages) * PAGE_BYTES
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout) * 1024
  } catch {
    return null
  }
}

/** Kills a process that uses more than `most` bytes, and reports it. @returns a function that stops watching */
export function watchMemory(pid: number, most: number, onExceeded: () => void): () => void {
  let watching = true
  const check = async () => {
    const bytes = await residentBytes(pid)
    if (!watching || bytes === null) return
    if (bytes > most) {
      process.kill(pid, 'SIGKILL')
      onExceeded()
      return
    }
    setTimeout(() => void check(), CHECK_EVERY_MS).unref()
  }
  void check()
  return () => void (watching = false)
}
