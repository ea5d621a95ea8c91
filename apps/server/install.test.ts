import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { isRunning } from '#platform/db/embedded/lock.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

/** Behaves like `npm ci`, just as slowly: empties the folder, then fills it. */
const INSTALL = `
import fs from 'node:fs'
fs.appendFileSync('installs.log', process.pid + '\\n')
fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules')
const packages = ['one', 'two']
for (const name of packages) {
  await new Promise(resolve => setTimeout(resolve, 300))
  // Not recursive: that never returns once the folder of an ended test is deleted.
  fs.mkdirSync('node_modules/' + name)
  fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, version: '1.0.0' }))
}`

const addressOf = (file: string) => JSON.stringify(pathToFileURL(path.resolve('apps/server', file)).href)

/** A project of two packages with its own start script, like a fresh clone. */
function aProject(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-install-'))
  folders.push(folder)
  const locked = { version: '1.0.0' }
  const packages = { '': {}, 'node_modules/one': locked, 'node_modules/two': locked }
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  fs.writeFileSync(path.join(folder, 'install.mjs'), INSTALL)
  fs.writeFileSync(
    path.join(folder, 'start.mjs'),
    `import { installPackages } from ${addressOf('install.mjs')}
    import { withSetupLock } from ${addressOf('setup-lock.mjs')}
    const say = line => console.log(line)
    const command = [process.execPath, 'install.mjs']
    await withSetupLock(process.cwd(), () => installPackages(process.cwd(), { say, command }), say)
    console.log('ready')`,
  )
  return folder
}

function start(folder: string) {
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, ended, says: () => output }
}

const installs = (folder: string) => {
  const log = path.join(folder, 'installs.log')
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n').map(Number) : []
}
const isComplete = (folder: string) =>
  ['one', 'two'].every(name => fs.existsSync(path.join(folder, 'node_modules', name, 'package.json')))

test('installs once when several starts run at the same time, and all of them continue', async () => {
  const folder = aProject()
  const starts = [start(folder), start(folder), start(folder)]
  const endings = await Promise.all(starts.map(({ ended }) => ended))
  expect(endings.map(({ code }) => code)).toEqual([0, 0, 0])
  for (const { output } of endings) expect(output).toMatch(/ready\n$/)
  expect(installs(folder)).toHaveLength(1)
  expect(isComplete(folder)).toBe(true)
  expect(fs.readdirSync(folder).filter(name => name.startsWith('.setup.lock'))).toEqual([])
})

test('installs again after a start that was killed in the middle', async () => {
  const folder = aProject()
  const killed = start(folder)
  await expect.poll(() => fs.existsSync(path.join(folder, 'node_modules/one'))).toBe(true)
  process.kill(installs(folder)[0]!, 'SIGKILL')
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(isComplete(folder)).toBe(false)
  const [first, second] = [start(folder), start(folder)]
  expect((await first.ended).code).toBe(0)
  expect((await second.ended).code).toBe(0)
  expect(installs(folder)).toHaveLength(2)
  expect(isComplete(folder)).toBe(true)
})

test('repairs an installation that lost a package although its stamp says it is complete', async () => {
  const folder = aProject()
  await start(folder).ended
  fs.rmSync(path.join(folder, 'node_modules/two'), { recursive: true })
  expect((await start(folder).ended).code).toBe(0)
  expect(isComplete(folder)).toBe(true)
  await start(folder).ended
  expect(installs(folder)).toHaveLength(2)
})

test('says so and leaves no stamp when the installation left a package out', async () => {
  const folder = aProject()
  fs.writeFileSync(path.join(folder, 'install.mjs'), INSTALL.replace("['one', 'two']", "['one']"))
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let says = ''
  child.stderr.on('data', (data: Buffer) => (says += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(says).toContain('The installation left out node_modules/two.')
  expect(fs.existsSync(path.join(folder, 'node_modules/.installed-lock'))).toBe(false)
})

test('stops the installation when asked to stop, and releases the lock', async () => {
  const folder = aProject()
  const { child, ended } = start(folder)
  await expect.poll(() => installs(folder).length).toBe(1)
  child.kill('SIGTERM')
  expect((await ended).code).not.toBe(0)
  await expect.poll(() => isRunning(installs(folder)[0]!)).toBe(false)
  expect(fs.existsSync(path.join(folder, '.setup.lock'))).toBe(false)
})
