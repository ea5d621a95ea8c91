// The static half of the tests: types, lint, format, arrows, words, tables, unused code, the lock file. Each check counts as one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => path.join(root, 'node_modules/.bin', name)

/**
 * Packages that others in the lock depend on and that have no entry of their own, for any system: `npm ci` refuses such a lock.
 * A package is looked for as Node does, from the folder that needs it upwards.
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

/** Every version is exact, and the lock names all packages and no download address. */
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
  if (addressed) console.log('package-lock.json holds download addresses')
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
