import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { waitFor } from '#tests/wait.ts'
import { endProcess, startDisplay } from './display.ts'
import { LOCATE } from './locate.ts'
import type { BrowserKind, BrowserPage, Target } from './page.ts'
import { findProgram } from './programs.ts'

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(name => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
const driverProgram = () => findProgram('WebKitWebDriver')
const browserProgram = () => process.env['WEBKIT_PATH'] ?? findProgram(...LIBRARIES)
const displayProgram = () => findProgram('Xvfb')

/** WebKit's small test browser, with WebKit's fake camera and microphone. */
const ARGUMENTS = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true']

/** WebKit, the engine of Safari, as WebKitGTK through its own WebDriver, on a virtual screen. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing() {
    const absent = [
      ['WebKitWebDriver', driverProgram()],
      ['MiniBrowser', browserProgram()],
      ['Xvfb', displayProgram()],
    ].filter(([, file]) => file === null)
    if (absent.length === 0) return null
    const names = absent.map(([name]) => name).join(', ')
    return `WebKit cannot be started without ${names}. On Debian: apt-get install webkit2gtk-driver xvfb.`
  },
  async open() {
    const display = await startDisplay(displayProgram()!)
    const port = await freePort()
    const driver = spawn(driverProgram()!, [`--port=${port}`, '--host=127.0.0.1'], {
      // Its sandbox needs privileges that containers do not have. It only opens pages of the product.
      env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      stdio: 'ignore',
    })
    const close = async () => {
      await endProcess(driver)
      await display.close()
    }
    try {
      const session = await startSession(driver, port)
      const version = (await session.getCapabilities()).get('browserVersion') as string
      return {
        version: `WebKitGTK ${version}`,
        page: webkitPage(session),
        async close() {
          await session.quit().catch(() => {})
          await close()
        },
      }
    } catch (error) {
      await close()
      throw error
    }
  },
}

async function startSession(driver: ChildProcess, port: number): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`
  await waitFor('WebKitWebDriver', async () => {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}.`)
    return fetch(`${address}/status`).then(
      reply => reply.ok,
      () => false,
    )
  })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserProgram()!, args: ARGUMENTS },
  })
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await session.manage().window().setRect({ width: 1280, height: 900, x: 0, y: 0 })
  return session
}

/** The driver reports neither console messages nor errors, so each page collects them itself from the first search on. */
const COLLECT = String.raw`
  if (!window.collectedErrors) {
    window.collectedErrors = []
    addEventListener('error', event => collectedErrors.push('uncaught: ' + (event.error?.stack ?? event.message)))
    addEventListener('unhandledrejection', event => collectedErrors.push('unhandled: ' + (event.reason?.stack ?? event.reason)))
    for (const level of ['error', 'warn']) {
      const original = console[level].bind(console)
      console[level] = (...values) => { collectedErrors.push('console ' + level + ': ' + values.join(' ')); original(...values) }
    }
  }
  const errors = collectedErrors.splice(0)
`

function webkitPage(session: WebDriver): BrowserPage {
  const errors: string[] = []
  const find = ({ role, name, position = 0 }: Target, withinMs = 20_000): Promise<WebElement> =>
    waitFor(
      `the ${role} ${name}`,
      async () => {
        const script = `${COLLECT}; return [errors, (function () { ${LOCATE} }).apply(null, arguments)]`
        const found = await session
          .executeScript<[string[], WebElement | null]>(script, role, name.source, position)
          // A page that navigates during a search returns an error; the search is then repeated on the next page.
          .catch(() => null)
        if (found === null) return null
        errors.push(...found[0])
        return found[1]
      },
      withinMs,
    )
  return {
    errors,
    open: url => session.get(url),
    url: () => session.getCurrentUrl(),
    see: async (target, withinMs) => void (await find(target, withinMs)),
    click: async target => (await find(target)).click(),
    type: async (target, text) => (await find(target)).sendKeys(text),
    attach: async (target, file) => (await find(target)).sendKeys(file),
    async evaluate<T>(script: string) {
      const [failure, value] = await session.executeAsyncScript<[string | null, T]>(`
        const done = arguments[arguments.length - 1]
        ;(async () => { ${script} })().then(value => done([null, value]), error => done([String(error), null]))`)
      if (failure !== null) throw new Error(failure)
      return value
    },
    screenshot: async file => fs.writeFileSync(file, await session.takeScreenshot(), 'base64'),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}
