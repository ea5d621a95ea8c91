import fs from 'node:fs'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { waitFor } from '#tests/wait.ts'
import { LOCATE } from './locate.ts'
import type { BrowserKind, BrowserPage, Target } from './page.ts'
import { findProgram } from './programs.ts'

/** A fake camera and microphone, allowed without asking. Firefox's microphone plays a constant tone. */
const PREFERENCES = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  // Without a sound card the audio clock would not run.
  'media.cubeb.force_mock_context': true,
  'intl.accept_languages': 'en-GB',
}

const program = () => process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox')

/** Firefox through WebDriver BiDi, which it supports directly. Debian has no geckodriver, which selenium-webdriver would need. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () =>
    program() === null
      ? 'Firefox is not installed. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.'
      : null,
  async open() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program()!,
      headless: true,
      defaultViewport: { width: 1280, height: 900 },
      extraPrefsFirefox: PREFERENCES,
    })
    return {
      version: (await browser.version()).replace('/', ' '),
      page: await firefoxPage(await browser.newPage()),
      close: () => browser.close(),
    }
  },
}

async function firefoxPage(page: Page): Promise<BrowserPage> {
  const errors: string[] = []
  page.on('console', message => {
    if (['error', 'warn'].includes(message.type())) errors.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => errors.push(`uncaught: ${String(error)}`))
  page.on('response', response => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  const find = ({ role, name, position = 0 }: Target, withinMs = 20_000): Promise<ElementHandle> =>
    waitFor(
      `the ${role} ${name}`,
      async () => {
        const found = await page
          .evaluateHandle(
            `(function () { ${LOCATE} })(${JSON.stringify(role)}, ${JSON.stringify(name.source)}, ${position})`,
          )
          // A page that navigates during a search returns an error; the search is then repeated on the next page.
          .catch(() => null)
        return found?.asElement() as ElementHandle | null
      },
      withinMs,
    )
  return {
    errors,
    open: async url => void (await page.goto(url)),
    url: () => page.evaluate('location.href') as Promise<string>,
    see: async (target, withinMs) => void (await find(target, withinMs)),
    click: async target => (await find(target)).click(),
    type: async (target, text) => (await find(target)).type(text),
    attach: async (target, file) => ((await find(target)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    evaluate: <T>(script: string) => page.evaluate(`(async () => { ${script} })()`) as Promise<T>,
    screenshot: async file => fs.writeFileSync(file, await page.screenshot()),
  }
}
