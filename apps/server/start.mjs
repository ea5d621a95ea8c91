// Starts the product from a checkout: installs what is missing, builds what is stale, then runs it. Node and npm are all it needs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installPackages, Interrupted, run } from './install.mjs'
import { withSetupLock } from './setup-lock.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const at = (...parts) => path.join(root, ...parts)
const say = line => process.stdout.write(`${line}\n`)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Evenhand needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

const SOURCES = ['apps', 'modules', 'platform', 'ui', 'db', 'vite.config.ts', 'package-lock.json']

function sourcesState() {
  const hash = createHash('sha256')
  const add = name => {
    const { size, mtimeMs } = fs.statSync(at(name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  for (const source of SOURCES) {
    if (!fs.statSync(at(source)).isDirectory()) add(source)
    else
      for (const file of fs.readdirSync(at(source), { recursive: true }).toSorted((a, b) => (a < b ? -1 : 1)))
        if (fs.statSync(at(source, file)).isFile()) add(path.join(source, file))
  }
  return hash.digest('hex')
}

const stamp = at('dist/built-from')
const isBuiltFrom = state => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state

/** Whether dist/ is the build of the current sources. */
export const isBuilt = () => isBuiltFrom(sourcesState())

/** Builds server and pages, unless the current sources are already built. */
async function buildIfStale() {
  const state = sourcesState()
  if (isBuiltFrom(state)) return
  say('Building ...')
  fs.rmSync(stamp, { force: true })
  await run(process.execPath, [at('apps/server/build.mjs')], { cwd: root })
  fs.writeFileSync(stamp, state)
}

/** Installs and builds what is missing or outdated, in one process per checkout at a time. */
export async function prepare({ build = true } = {}) {
  try {
    await withSetupLock(
      root,
      async () => {
        await installPackages(root, { say })
        if (build) await buildIfStale()
      },
      say,
    )
  } catch (error) {
    if (!(error instanceof Interrupted)) say(error.message)
    process.exit(error instanceof Interrupted ? 143 : 1)
  }
}

async function develop() {
  const children = [
    spawn(
      process.execPath,
      [at('node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn', '--config', at('vite.config.ts')],
      { cwd: root, stdio: 'inherit' },
    ),
    spawn(
      process.execPath,
      [at('node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', at('apps/server/main.ts')],
      { cwd: root, stdio: 'inherit' },
    ),
  ]
  // Ctrl-C reaches the children directly. Other requests to stop are passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => children.forEach(one => one.kill()))
  for (const child of children) child.on('exit', () => children.forEach(one => one.kill()))
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const dev = process.argv.includes('--dev')
  await prepare({ build: !dev })
  if (dev) await develop()
  else await import(pathToFileURL(at('dist/server/main.js')).href)
}
