// The static half of the tests: types, lint, format, imports, texts, the lock file. Each check counts as one.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const bin = name => path.join(root, 'node_modules/.bin', name)

/** Whether all versions are exact, and the lock file contains no download addresses. */
function lockIsSound() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const loose = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }).filter(([, version]) => !/^\d/.test(version))
  const addressed = /"resolved":/.test(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  for (const [name, version] of loose) console.log(`${name}: ${version} is not exact`)
  if (addressed) console.log('package-lock.json contains download addresses')
  return loose.length === 0 && !addressed
}

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0

const CHECKS = {
  types: () => run(bin('tsc'), ['--noEmit', '--singleThreaded']),
  lint: () => run(bin('oxlint'), ['--type-aware', '--quiet']),
  format: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  arrows: () => run(process.execPath, [path.join(root, 'tests/arrows.mjs')]),
  words: () => run(process.execPath, [path.join(root, 'tests/words.mjs')]),
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
