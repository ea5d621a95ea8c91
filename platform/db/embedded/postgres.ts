import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Binaries, findBinaries, NOBODY, reachableByNobody, runsAsRoot } from './binaries.ts'
import { isRunning } from './lock.ts'
import { markSecretsCurrent, passwordOf, rotateSecrets } from './secrets.ts'

/** A PostgreSQL server that this process started. */
export interface EmbeddedPostgres {
  /** Connection string of the cluster's administrator, to the database `evenhand`. */
  readonly url: string
  /** Connection string of the product's own login: no superuser, owner of its database. */
  readonly ownerUrl: string
  stop(): Promise<void>
}

export interface EmbeddedSettings {
  /** Server settings, as `-c name=value`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Skips waiting for the disk when the cluster is made; for tests. */
  readonly careless?: boolean
}

const identity = () => (runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {})
const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

/**
 * A shell that starts PostgreSQL and waits for the end of its own standard input. That end comes when the product's
 * process dies, even by SIGKILL: PostgreSQL then shuts down fast instead of living on as an orphan that blocks the next start.
 */
const WATCHDOG = `
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
trap 'kill -INT $server 2>/dev/null' TERM INT
( cat <&3 >/dev/null; kill -INT $server 2>/dev/null ) &
exec 3<&-
wait $server; code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
exit $code`

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** The cluster's own folder. One below a folder that the unprivileged user cannot enter is laid where it can. */
function clusterFolder(dataFolder: string): string {
  const inside = path.join(dataFolder, 'postgres')
  if (!runsAsRoot() || reachableByNobody(dataFolder)) return inside
  const home = fs.existsSync('/var/lib') ? '/var/lib/evenhand' : path.join(os.tmpdir(), 'evenhand')
  return path.join(home, `postgres-${shortHash(path.resolve(dataFolder))}`)
}

function ownFolder(folder: string) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.chmodSync(folder, 0o700)
  if (runsAsRoot()) fs.chownSync(folder, NOBODY, NOBODY)
}

/**
 * Removes what starts that were killed half-way left. The `initdb` of one may outlive it for a moment and still write there:
 * what it keeps from going now goes at the next start.
 */
function removeUnfinished(cluster: string) {
  const [folder, name] = [path.dirname(cluster), path.basename(cluster)]
  for (const entry of fs.readdirSync(folder).filter(one => one.startsWith(`${name}.new`))) {
    try {
      fs.rmSync(path.join(folder, entry), { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
    } catch {
      // The next start tries again.
    }
  }
}

/** @returns whether the cluster was made now */
function initialise(binaries: Binaries, cluster: string, password: string, careless: boolean): boolean {
  fs.mkdirSync(path.dirname(cluster), { recursive: true })
  removeUnfinished(cluster)
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return false
  // A name of its own: nobody else's `initdb` writes here.
  const building = `${cluster}.new-${randomBytes(4).toString('hex')}`
  ownFolder(building)
  const passwordFile = path.join(os.tmpdir(), `evenhand-pw-${randomBytes(6).toString('hex')}`)
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runsAsRoot()) fs.chownSync(passwordFile, NOBODY, NOBODY)
  try {
    const run = spawnSync(
      binaries.initdb,
      [
        '-D',
        building,
        '-U',
        'postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(careless ? ['-N'] : []),
      ],
      { ...identity(), env: environment(), encoding: 'utf8' },
    )
    if (run.status !== 0)
      throw new Error(`PostgreSQL could not make its folder ${cluster}: ${run.error?.message ?? run.stderr}`)
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
  fs.renameSync(building, cluster)
  return true
}

/** Ends a server that an earlier process left on this cluster, and removes the lock of one that is gone. */
function clearLeftover(binaries: Binaries, cluster: string) {
  const file = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(file)) return
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  if (pid > 0 && isRunning(pid) && isOurServer(pid, cluster)) {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
      ...identity(),
      env: environment(),
    })
  }
  if (!isRunning(pid) || !isOurServer(pid, cluster)) fs.rmSync(file, { force: true })
}

/** Process ids are reused: the one in the file may be anybody's by now. */
function isOurServer(pid: number, cluster: string): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const onData = (data: Buffer) => {
      log += data.toString()
      if (log.includes('ready to accept connections')) {
        child.stderr!.off('data', onData)
        child.stderr!.resume() // Nobody reads it from here on; a full pipe would stop the server.
        resolve()
      }
    }
    child.stderr!.on('data', onData)
    child.once('exit', code => reject(new Error(`PostgreSQL did not start (exit ${code}): ${log.slice(-2000)}`)))
  })
}

/**
 * Starts a real PostgreSQL server in `dataFolder`, made at the first start, reachable only through a socket below the
 * system's temporary folder and by passwords kept in `dataFolder`. The caller holds the folder's lock.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  options: EmbeddedSettings = {},
): Promise<EmbeddedPostgres> {
  fs.mkdirSync(dataFolder, { recursive: true })
  const binaries = await findBinaries()
  const cluster = clusterFolder(dataFolder)
  if (initialise(binaries, cluster, passwordOf(dataFolder, 'postgres'), options.careless ?? false))
    markSecretsCurrent(dataFolder)
  clearLeftover(binaries, cluster)
  const sockets = path.join(os.tmpdir(), `evenhand-${shortHash(cluster)}`)
  ownFolder(sockets)
  const settings = { listen_addresses: '', ...options.settings }
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      WATCHDOG,
      binaries.postgres,
      '-D',
      cluster,
      '-k',
      sockets,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // Its own process group: Ctrl-C in a terminal must reach PostgreSQL only after the product has drained.
    { ...identity(), env: environment(), detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await waitUntilReady(child)
  try {
    await rotateSecrets(dataFolder, sockets)
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
  const address = `host=${encodeURIComponent(sockets)}`
  return {
    url: `postgresql://postgres:${encodeURIComponent(passwordOf(dataFolder, 'postgres'))}@/evenhand?${address}`,
    ownerUrl: `postgresql://evenhand:${encodeURIComponent(passwordOf(dataFolder, 'evenhand'))}@/evenhand?${address}`,
    stop: () =>
      new Promise(resolve => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
