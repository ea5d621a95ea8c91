// `npm test`: everything, from a fresh clone. Installs what is missing, checks, builds, then runs the tests over HTTP on a real
// PostgreSQL and the journeys in a real browser. Ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from '../apps/server/start.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
await prepare()
const { check } = await import('./check.mjs')
const { findChromium } = await import('./chromium.mjs')

/** What a complete run stores, its databases above all, and the memory that it needs beside that. In bytes. */
const ROOM = { files: 8 * 2 ** 30, memory: 14 * 2 ** 30 }

/**
 * Lets everything temporary be in memory, on a computer that has enough of it: a copy of the database is a thousand files, which cost
 * several times as much on a disk. What a run that was killed left behind is deleted by the next one.
 */
function keepFilesInMemory() {
  const shared = '/dev/shm'
  if (process.env.TMPDIR || !fs.existsSync(shared)) return
  for (const name of fs.readdirSync(shared)) {
    const pid = /^evenhand-tests-(\d+)-/.exec(name)?.[1]
    const isOver = pid && (Number(pid) === process.pid || !fs.existsSync(`/proc/${pid}`))
    const folder = path.join(shared, name)
    if (isOver && fs.lstatSync(folder).uid === process.getuid()) fs.rmSync(folder, { recursive: true, force: true })
  }
  const { bavail, bsize } = fs.statfsSync(shared)
  if (bavail * bsize < ROOM.files || os.freemem() < ROOM.memory) return
  const folder = fs.mkdtempSync(path.join(shared, `evenhand-tests-${process.pid}-`))
  // Like any folder for temporary files: PostgreSQL runs as another user.
  fs.chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', code => {
    // The pictures of a failed journey are kept.
    if (code === 0) fs.rmSync(folder, { recursive: true, force: true })
  })
}

const total = { passed: 0, failed: 0, skipped: 0 }
const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** The tests that failed, with their messages. They are printed again at the end, where they are easy to find. */
const failures = []
/** Of the messages of one failed test, in characters. */
const MOST_SHOWN = 3_000

/**
 * How much more than the journeys the tests get of the processors (nice values of the journeys): both end at the same time then. Alone,
 * each of them leaves a third of two processors idle.
 */
const JOURNEYS_GIVE_WAY = 3

/** Runs the tests of a configuration. With `later` its output is printed when it has ended, so that two runs do not mix. */
function vitest(config, { environment = {}, later = false, givesWay = 0 } = {}) {
  const report = path.join(
    os.tmpdir(),
    `evenhand-report-${process.pid}-${path.basename(path.dirname(config)) || 'root'}.json`,
  )
  const child = spawn(
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
    { stdio: later ? 'pipe' : 'inherit', env: { ...process.env, NODE_ENV: 'test', ...environment } },
  )
  if (givesWay > 0) os.setPriority(child.pid, givesWay)
  const output = []
  for (const stream of later ? [child.stdout, child.stderr] : []) stream.on('data', data => output.push(data))
  return new Promise(resolve => {
    child.once('close', status => resolve({ status, report, output: Buffer.concat(output) }))
  })
}

/** Prints what is not printed yet, and counts the tests of a run. */
function count({ status, report, output }) {
  process.stdout.write(output)
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'))
    // A file that could not be loaded contains no failed test, but counts as failed.
    const broken = testResults.filter(
      file => file.status === 'failed' && file.assertionResults.every(one => one.status !== 'failed'),
    ).length
    add({ passed: numPassedTests, failed: numFailedTests + broken || (status === 0 ? 0 : 1), skipped: numPendingTests })
    for (const { name, message, assertionResults } of testResults.filter(file => file.status === 'failed')) {
      const failed = assertionResults.filter(one => one.status === 'failed')
      const all = failed.length > 0 ? failed : [{ fullName: 'could not be loaded', failureMessages: [message] }]
      for (const { fullName, failureMessages } of all)
        failures.push(`${path.relative(root, name)}: ${fullName}\n${failureMessages.join('\n').slice(0, MOST_SHOWN)}`)
    }
  } catch {
    add({ failed: 1 })
  } finally {
    fs.rmSync(report, { force: true })
  }
}

keepFilesInMemory()
const chromium = await findChromium()
if (!chromium) {
  console.log('Chromium is missing and could not be installed, so the journeys in the browser did not run.')
  add({ failed: 1 })
}
// Everything runs at the same time: journeys and tests often wait, for speech, timers and retries, and the checks use the
// processors meanwhile.
const journeys = chromium
  ? vitest('tests/browser/vitest.config.ts', {
      environment: { CHROMIUM_PATH: chromium },
      later: true,
      givesWay: JOURNEYS_GIVE_WAY,
    })
  : null
const tests = vitest('vitest.config.ts')
add(await check({ givesWay: true }))
count(await tests)
if (journeys) count(await journeys)

for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log('')
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
