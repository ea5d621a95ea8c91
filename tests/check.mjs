// The static checks: types, lint, format, imports, words, tables, effects, unused code, the lock file and script sizes. Each one counts as one test.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => path.join(root, 'node_modules/.bin', name)

/**
 * Dependencies in the lock file that have no entry of their own, for any operating system: `npm ci` rejects such a lock file.
 * Packages are looked up as Node does, from the dependent package's folder upwards.
 */
export function missingFrom({ packages }) {
  const isLocked = (place, name) => {
    for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
      if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true
      if (!folder) return false
    }
  }
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !isLocked(place, name))
      .map(name => `${place} needs ${name}`),
  )
}

/** The folders with packages of their own. */
const LOCKED = ['.', 'tests/mutate']

/** Checks that every version of a folder is exact, and that its lock file has all packages and no download addresses. */
function wrongInLock(folder) {
  const read = name => fs.readFileSync(path.join(root, folder, name), 'utf8')
  const manifest = JSON.parse(read('package.json'))
  const loose = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }).filter(([, version]) => !/^\d/.test(version))
  const lock = read('package-lock.json')
  return [
    ...loose.map(([name, version]) => `${name}: ${version} is not exact`),
    ...(/"resolved":/.test(lock) ? ['package-lock.json contains download addresses'] : []),
    ...missingFrom(JSON.parse(lock)).map(line => `package-lock.json: ${line}, which has no entry`),
  ].map(line => `${folder}: ${line}`)
}

function checkLocks() {
  const wrong = LOCKED.flatMap(wrongInLock)
  return { ok: wrong.length === 0, output: wrong.map(line => `${line}\n`).join('') }
}

/** Lets other work on the computer go first. */
function giveWay(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

/** TypeScript and the type-aware rules are programs in Go that end soon: collecting garbage takes a quarter of their processor time. */
const WITHOUT_COLLECTING = { GOGC: 'off', GOMEMLIMIT: '4GiB' }

/** Runs a program. @returns whether it succeeded, and its output */
function run(command, args, givesWay) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...WITHOUT_COLLECTING } })
  if (givesWay) giveWay(child.pid)
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => output.push(data))
  return new Promise(resolve => {
    child.once('close', status => resolve({ ok: status === 0, output: Buffer.concat(output).toString() }))
  })
}
/** A program of this folder. */
const script = (name, ...args) => [process.execPath, [path.join(root, 'tests', name), ...args]]

const CHECKS = {
  format: givesWay => run(bin('oxfmt'), ['--check'], givesWay),
  types: givesWay => run(bin('tsc'), ['--noEmit', '--singleThreaded'], givesWay),
  lint: givesWay => run(bin('oxlint'), ['--type-aware', '--quiet'], givesWay),
  unused: givesWay => run(bin('knip'), ['--no-progress'], givesWay),
  arrows: givesWay => run(...script('arrows.mjs'), givesWay),
  words: givesWay => run(...script('words.mjs'), givesWay),
  effects: givesWay => run(...script('effects.mjs'), givesWay),
  tables: givesWay => run(...script('tables.mjs'), givesWay),
  lock: async () => checkLocks(),
  scripts: givesWay => run(...script('script-sizes.mjs', '--quiet'), givesWay),
}
/** Most checks use one processor, so two run at the same time. */
const PARALLEL = 2

/**
 * Runs all checks and prints the output of each when it has ended. With `givesWay` they run at a lower priority than other work.
 * @returns how many passed and failed
 */
export async function check({ givesWay = false } = {}) {
  const tally = { passed: 0, failed: 0 }
  const waiting = Object.entries(CHECKS)
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const [name, work] = one
      const start = performance.now()
      const { ok, output } = await work(givesWay)
      tally[ok ? 'passed' : 'failed'] += 1
      process.stdout.write(output)
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, next))
  return tally
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { failed } = await check()
  process.exit(failed > 0 ? 1 : 0)
}
