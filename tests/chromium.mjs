// Finds a Chromium for the browser tests or installs one: Playwright's download, or the system's package if allowed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

async function playwrights() {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return fs.existsSync(file) ? file : undefined
}

/** @returns the path of a Chromium, or undefined if none is available */
export async function findChromium() {
  const set = process.env.CHROMIUM_PATH
  if (set) return set
  const found = KNOWN.find(file => fs.existsSync(file)) ?? (await playwrights())
  if (found) return found
  console.log('Installing Chromium for the browser tests (only once) ...')
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = KNOWN.find(file => fs.existsSync(file))
    if (installed) return installed
  }
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return playwrights()
}
