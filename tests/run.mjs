// `npm test` runs all tests from a fresh clone: installs what is missing, checks, builds, and runs the tests over HTTP on a real
// PostgreSQL and in a real browser. Ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from '../apps/server/start.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
await prepare({ build: false })
const { check } = await import('./check.mjs')
const { findChromium } = await import('./chromium.mjs')

const total = { passed: 0, failed: 0, skipped: 0 }
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

function vitest(config, environment = {}) {
  const report = path.join(
    os.tmpdir(),
    `evenhand-report-${process.pid}-${path.basename(path.dirname(config)) || 'root'}.json`,
  )
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', ...environment } },
  )
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
    // A file that could not be loaded has no failed tests but must count as a failure.
    const broken = testResults.filter(
      file => file.status === 'failed' && file.assertionResults.every(one => one.status !== 'failed'),
    ).length
    add({ passed: numPassedTests, failed: numFailedTests + broken || (status === 0 ? 0 : 1), skipped: numPendingTests })
  } catch {
    add({ failed: 1 })
  } finally {
    fs.rmSync(report, { force: true })
  }
}

add(check())
await prepare()
vitest('vitest.config.ts')
const chromium = await findChromium()
if (chromium) vitest('tests/browser/vitest.config.ts', { CHROMIUM_PATH: chromium })
else {
  console.log('No Chromium was found or could be installed, so the browser tests did not run.')
  add({ failed: 1 })
}

console.log('')
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
