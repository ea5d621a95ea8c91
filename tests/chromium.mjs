// Finds a Chromium for the browser tests or installs one: the system's package if allowed, or Playwright's download.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Chromium without windows uses a third less processor time for the same pages. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const firstOf = files => files.find(file => fs.existsSync(file))

/** Installs packages where this user may. Debian before 12 and Ubuntu have no `chromium-headless-shell`. */
function installPackages() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const apt = (...args) =>
    spawnSync('apt-get', [...args, '-qq'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (apt('install', '-y', '--no-install-recommends', name).status === 0) return
  }
}

async function playwrights() {
  const { chromium } = await import('playwright-core')
  return firstOf([chromium.executablePath()])
}

/** @returns the path of a Chromium, or undefined if none is available */
export async function findChromium() {
  const set = process.env.CHROMIUM_PATH ?? firstOf([WITHOUT_WINDOWS])
  if (set) return set
  console.log('Installing Chromium for the browser tests (only once) ...')
  installPackages()
  const found = firstOf([WITHOUT_WINDOWS, ...WITH_WINDOWS]) ?? (await playwrights())
  if (found) return found
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return playwrights()
}
