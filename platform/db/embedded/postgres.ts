import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Binaries, findBinaries, NOBODY, reachableByNobody, runsAsRoot } from './binaries.ts'
import { keepRunning } from './keep-running.ts'
import { clearLeftover } from './leftover.ts'
import { isRunning } from './lock.ts'
import { environment, identity, startServerProcess } from './server-process.ts'
import { markSecretsCurrent, passwordOf, rotateSecrets } from './secrets.ts'

/** A PostgreSQL server that this process started and keeps running. */
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
  /** Called when the server ended unexpectedly or could not be restarted. Restarting continues until it works. */
  readonly onTrouble?: (error: Error) => void
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** The cluster's folder. If the unprivileged user cannot enter the data folder, a folder that it can enter is used. */
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
 * Removes what interrupted starts left behind. Their `initdb` may still be running for a moment and write there:
 * files that cannot be removed now are removed at the next start.
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

/** @returns whether the cluster was created now */
function initialise(binaries: Binaries, cluster: string, password: string, careless: boolean): boolean {
  fs.mkdirSync(path.dirname(cluster), { recursive: true })
  removeUnfinished(cluster)
  if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return false
  // A unique name, so that no other `initdb` writes here.
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

/** Where the server's socket is. */
const socketsOf = (cluster: string) => path.join(os.tmpdir(), `evenhand-${shortHash(cluster)}`)

/** A connection string for the product's own login. */
const ownerUrlAt = (dataFolder: string, sockets: string): string =>
  `postgresql://evenhand:${encodeURIComponent(passwordOf(dataFolder, 'evenhand'))}@/evenhand?host=${encodeURIComponent(sockets)}`

/**
 * The connection string of the server that another process runs on a data folder, for the product's own login; null if none runs. Where
 * its socket is depends on that process's environment, so it is read from what PostgreSQL itself notes: the fifth line of its lock file.
 */
export function runningOwnerUrl(dataFolder: string): string | null {
  const file = path.join(clusterFolder(dataFolder), 'postmaster.pid')
  if (!fs.existsSync(file)) return null
  const [pid, , , , sockets] = fs.readFileSync(file, 'utf8').split('\n')
  return sockets && isRunning(Number(pid)) ? ownerUrlAt(dataFolder, sockets) : null
}

/**
 * Starts a real PostgreSQL server in `dataFolder`, which the first start creates. It is reachable only through a socket in the
 * system's temporary folder and with passwords stored in `dataFolder`. The caller holds the folder's lock.
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
  const sockets = socketsOf(cluster)
  ownFolder(sockets)
  const settings = { listen_addresses: '', ...options.settings }
  const server = await keepRunning(
    async () => {
      await clearLeftover(binaries, cluster)
      return startServerProcess(binaries, cluster, sockets, settings)
    },
    options.onTrouble ?? (() => {}),
  )
  const stop = async () => {
    await server.stop()
    fs.rmSync(sockets, { recursive: true, force: true })
  }
  try {
    await rotateSecrets(dataFolder, sockets)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `postgresql://postgres:${encodeURIComponent(passwordOf(dataFolder, 'postgres'))}@/evenhand?host=${encodeURIComponent(sockets)}`,
    ownerUrl: ownerUrlAt(dataFolder, sockets),
    stop,
  }
}
