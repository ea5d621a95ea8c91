// Installs the locked packages. Runs before any package is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { readText } from './setup-lock.mjs'

/** Runs a command to its end. A signal to this process ends the command first, then this process. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    let ending = null
    const passOn = signal => {
      ending = signal
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, passOn)
    const done = () => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, passOn)
    }
    child.once('error', error => {
      done()
      reject(error)
    })
    child.once('exit', code => {
      done()
      if (ending) reject(new Interrupted(ending))
      else if (code === 0) resolve()
      else reject(new Error(`"${command} ${args.join(' ')}" failed.`))
    })
  })
}

/** This process was asked to end while a command ran. */
export class Interrupted extends Error {}

const hashOfFile = file => createHash('sha256').update(fs.readFileSync(file)).digest('hex')

function versionIn(manifest) {
  try {
    return JSON.parse(manifest).version
  } catch {
    return null
  }
}

/** npm omits development packages in production, or if configured so. */
const leavesOutDevelopment = () =>
  process.env.NODE_ENV === 'production' || /\bdev\b/.test(process.env.npm_config_omit ?? '')

/** The locked packages that are missing or have another version. Optional packages may be missing. */
function missingPackages(root) {
  const withoutDev = leavesOutDevelopment()
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([folder, entry]) => folder !== '' && !entry.optional && !entry.devOptional && !entry.link)
    .filter(([, { dev }]) => !(dev && withoutDev))
    .filter(([folder, { version }]) => {
      const text = readText(path.join(root, folder, 'package.json'))
      return text === null || versionIn(text) !== version
    })
    .map(([folder]) => folder)
}

/** Whether exactly the packages of the lock file are completely installed. */
function isInstalled(root, stamp) {
  return readText(stamp) === hashOfFile(path.join(root, 'package-lock.json')) && missingPackages(root).length === 0
}

/** Installs the locked packages, unless they are installed. Called with the setup lock. */
export async function installPackages(
  root,
  { say, command = ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'] },
) {
  const stamp = path.join(root, 'node_modules/.installed-lock')
  if (isInstalled(root, stamp)) return
  say('Installing packages (once) ...')
  // Removed first, so that an interrupted installation does not count as complete.
  fs.rmSync(stamp, { force: true })
  await run(command[0], command.slice(1), { cwd: root })
  const missing = missingPackages(root)
  if (missing.length > 0)
    throw new Error(`The installation left out ${missing.slice(0, 5).join(', ')}. Delete node_modules and start again.`)
  fs.writeFileSync(stamp, hashOfFile(path.join(root, 'package-lock.json')))
}
