// The static checks: types, lint, format, imports, words, tables, unused code and the lock file. Each one counts as one test.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
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

/** Checks that every version is exact, and that the lock file has all packages and no download addresses. */
function lockIsSound() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const loose = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }).filter(([, version]) => !/^\d/.test(version))
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const addressed = /"resolved":/.test(lock)
  const missing = missingFrom(JSON.parse(lock))
  for (const [name, version] of loose) console.log(`${name}: ${version} is not exact`)
  if (addressed) console.log('package-lock.json contains download addresses')
  for (const line of missing) console.log(`package-lock.json: ${line}, which has no entry`)
  return loose.length === 0 && !addressed && missing.length === 0
}

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0

const CHECKS = {
  types: () => run(bin('tsc'), ['--noEmit', '--singleThreaded']),
  lint: () => run(bin('oxlint'), ['--type-aware', '--quiet']),
  format: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  arrows: () => run(process.execPath, [path.join(root, 'tests/arrows.mjs')]),
  words: () => run(process.execPath, [path.join(root, 'tests/words.mjs')]),
  tables: () => run(process.execPath, [path.join(root, 'tests/tables.mjs')]),
  unused: () => run(bin('knip'), ['--no-progress']),
  lock: lockIsSound,
}

/** Runs all checks in sequence. @returns how many passed and failed */
export function check() {
  const tally = { passed: 0, failed: 0 }
  for (const [name, work] of Object.entries(CHECKS)) {
    const start = performance.now()
    const ok = work()
    tally[ok ? 'passed' : 'failed'] += 1
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  }
  return tally
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { failed } = check()
  process.exit(failed > 0 ? 1 : 0)
}
