import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { isRunning } from './lock.ts'
import { environment, identity } from './server-process.ts'

const ORPHANS_END_WITHIN_MS = 5_000

/** Process IDs are reused: the one in the file may belong to another process by now. */
function isOurServer(pid: number, cluster: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

const isPostgres = (pid: number) => path.basename(fs.readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')

/**
 * The processes of a PostgreSQL server, found by their working directory. Linux only; elsewhere PostgreSQL itself refuses to
 * start next to them.
 */
function serverProcesses(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const folder = fs.realpathSync(cluster)
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter(pid => {
      try {
        return pid > 0 && fs.readlinkSync(`/proc/${pid}/cwd`) === folder && isPostgres(pid) && isRunning(pid)
      } catch {
        return false
      }
    })
}

const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended in the meantime.
    }
  }
}

/**
 * Ends processes that a killed server left running. A process in a computation does not notice that its server is gone and
 * still writes to shared memory and files. A new server next to it would damage the data.
 */
async function endOrphans(cluster: string): Promise<void> {
  const end = Date.now() + ORPHANS_END_WITHIN_MS
  signal(serverProcesses(cluster), 'SIGQUIT')
  while (serverProcesses(cluster).length > 0) {
    if (Date.now() > end) signal(serverProcesses(cluster), 'SIGKILL')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Ends a server that an earlier process left on this cluster, and removes the lock of a server that is gone. */
export async function clearLeftover(binaries: Binaries, cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (pid > 0 && isRunning(pid) && isOurServer(pid, cluster)) {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
      ...identity(),
      env: environment(),
    })
  }
  await endOrphans(cluster)
  if (!isRunning(pid) || !isOurServer(pid, cluster)) fs.rmSync(file, { force: true })
}
