import axe from 'axe-core'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { takePictures } from './pictures.ts'
import { freshFolder } from './server.ts'
import { spokenFile } from './spoken.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  // The fewest frames that it can make: recording them takes a good part of a journey's processor time.
  '--use-fake-device-for-media-stream=fps=5',
  '--autoplay-policy=no-user-gesture-required',
]

/** The browsers of this process by what their fake microphone says: starting one takes seconds, and they remember nothing. */
const browsers = new Map<string, Promise<Browser>>()

/**
 * A real Chromium with a fake camera and a fake microphone that says a text again and again. Test files share it, each with its
 * own contexts, which `leave` closes. It ends with the process.
 */
export function openBrowser(says = 'Good morning.'): Promise<Browser> {
  const opened = browsers.get(says) ?? launch(says)
  browsers.set(says, opened)
  return opened
}

async function launch(says: string): Promise<Browser> {
  const folder = freshFolder()
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const microphone = await spokenFile(folder, says)
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...FLAGS, `--use-file-for-fake-audio-capture=${microphone}`],
  })
}

/** Closes all pages of a browser, so that the next file starts with none. */
export async function leave(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
}

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What Chromium itself logs when a server is gone or ends in the middle of a reply; pages cannot prevent it. */
const CONNECTION_REFUSED =
  /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to .* failed/

/** All errors of all pages, in order. */
export class Watch {
  readonly wrong: string[] = []
  /** Every console line, to find the cause of a failure. */
  readonly console: string[] = []
  private readonly pages: Page[] = []
  private readonly inspected = new Set<string>()
  private serving = true

  /** @param elsewhere the origin of a service whose pages people visit, like a checkout */
  constructor(
    private readonly origin: string,
    private readonly elsewhere = origin,
  ) {}

  /** While the server is down and until the pages have reconnected, refused connections are not errors. Everything else is. */
  async outage(work: () => Promise<void>): Promise<void> {
    this.serving = false
    await work()
    this.serving = true
  }

  follow(context: BrowserContext): void {
    context.on('page', page => this.pages.push(page))
    context.on('console', message => {
      const line = `${message.type()} at ${message.page()?.url()}: ${message.text()} (${message.location().url})`
      this.console.push(line)
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (!this.serving && CONNECTION_REFUSED.test(message.text())) return
      this.wrong.push(`console ${line}`)
    })
    context.on('weberror', error => this.wrong.push(`uncaught ${error.error().stack ?? String(error.error())}`))
    context.on('response', response => {
      if (response.status() >= 400)
        this.wrong.push(`${response.status()} ${response.request().method()} ${response.url()}`)
    })
    context.on('request', request => {
      const isKnown = request.url().startsWith(this.origin) || request.url().startsWith(this.elsewhere)
      const foreign = /^(https?|wss?):/.test(request.url()) && !isKnown
      if (foreign) this.wrong.push(`request to another host: ${request.url()}`)
    })
    context.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      // A page that is left cancels its requests.
      if (reason === 'net::ERR_ABORTED' || (!this.serving && CONNECTION_REFUSED.test(reason))) return
      this.wrong.push(`failed ${request.method()} ${request.url()}: ${reason}`)
    })
  }

  /** Runs axe on a page in its current state, once per name. With PICTURES it also takes pictures into that folder. */
  async inspect(page: Page, name: string): Promise<void> {
    if (this.inspected.has(name)) return
    this.inspected.add(name)
    // Until the screen has loaded, whatever else of the page is there already.
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // Through the protocol and not as a script of the page, so that its content security policy stays active.
    // It stays there while the page shows one screen after another.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    const found = await page.evaluate(async tags => {
      // What is half under a sticky bar is small only until one scrolls.
      const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
      const places = scrolled.map(element => [element, element.scrollTop] as const)
      for (const [element] of places) element.scrollTop = 0
      const { axe: engine } = window as unknown as { axe: typeof axe }
      // The script is not in frames: asking them would only make Chromium warn about the origin of a sandboxed preview.
      const { violations } = await engine.run(document, {
        runOnly: { type: 'tag', values: tags },
        iframes: false,
        resultTypes: ['violations'],
      })
      for (const [element, top] of places) element.scrollTop = top
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      )
    }, TAGS)
    this.wrong.push(...found.map(one => `axe on ${name}: ${one.replaceAll(/\s+/g, ' ')}`))
    const folder = process.env['PICTURES']
    if (!folder) return
    const number = String(this.inspected.size).padStart(2, '0')
    const tooWide = await takePictures(page, folder, `${number} ${name}`)
    this.wrong.push(...tooWide.map(size => `${name} is wider than its window at ${size}`))
  }

  get inspectedPages(): readonly string[] {
    return [...this.inspected]
  }

  /** Stores a screenshot and the logs of a failure. @returns the folder's path */
  async storeTrace(more: Readonly<Record<string, string>>): Promise<string> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-failed-journey-'))
    for (const [index, page] of this.pages.filter(one => !one.isClosed()).entries()) {
      const file = path.join(folder, `page-${index + 1}.png`)
      await page.screenshot({ path: file, fullPage: true, timeout: 5000 }).catch(() => {})
    }
    const texts = { 'console.txt': this.console.join('\n'), 'wrong.txt': this.wrong.join('\n'), ...more }
    for (const [name, text] of Object.entries(texts)) fs.writeFileSync(path.join(folder, name), text)
    return folder
  }
}

/** A separate browser profile with its own time zone, language and screen size. */
export async function aPerson(browser: Browser, watch: Watch, origin: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'microphone', 'camera'], { origin })
  watch.follow(context)
  const page = await context.newPage()
  // Long enough for a computer on which other suites run at the same time.
  page.setDefaultTimeout(90_000)
  return page
}
