// Starts the product from a checkout: installs what is missing, builds what is stale, then runs it. Node and npm are all it needs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const at = (...parts) => path.join(root, ...parts)
const say = line => process.stdout.write(`${line}\n`)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Evenhand needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(1)
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    say(`"${command} ${args.join(' ')}" failed.`)
    process.exit(status ?? 1)
  }
}

const hashOfFile = file => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

/** Installs the locked packages unless that very lock is installed already. */
export function installPackages() {
  const lock = hashOfFile(at('package-lock.json'))
  const stamp = at('node_modules/.installed-lock')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return
  say('Installing packages (once) ...')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  fs.writeFileSync(stamp, lock)
}

const SOURCES = ['apps', 'modules', 'platform', 'ui', 'vite.config.ts', 'package-lock.json']

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

/** Builds server and pages unless these very sources are built already. */
export function buildIfStale() {
  const state = sourcesState()
  const stamp = at('dist/built-from')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state) return
  say('Building ...')
  run(process.execPath, [at('apps/server/build.mjs')])
  fs.writeFileSync(stamp, state)
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
  // Ctrl-C reaches the children by itself; a lone request to end is passed on.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => children.forEach(one => one.kill()))
  for (const child of children) child.on('exit', () => children.forEach(one => one.kill()))
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  installPackages()
  if (process.argv.includes('--dev')) await develop()
  else {
    buildIfStale()
    await import(pathToFileURL(at('dist/server/main.js')).href)
  }
}
