import fs from 'node:fs'
import { waitFor } from '#tests/wait.ts'
import { type BidiSession, startFirefox } from './bidi-session.ts'
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

/** Firefox through selenium-webdriver's WebDriver BiDi connection. Debian has no geckodriver, which its other interface would need. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () =>
    program() === null
      ? 'Firefox is not installed. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.'
      : null,
  async open() {
    const session = await startFirefox(program()!, PREFERENCES)
    const viewport = { width: 1280, height: 900 }
    await session.command('browsingContext.setViewport', { context: session.context, viewport })
    return { version: session.version, page: await firefoxPage(session), close: () => session.close() }
  },
}

/** A value that a script returned: elements have an ID, texts a value. */
interface Returned {
  readonly type: string
  readonly value?: unknown
  readonly sharedId?: string
}
type ScriptResult =
  | { type: 'success'; result: Returned }
  | { type: 'exception'; exceptionDetails: { readonly text: string } }

interface LogEntry {
  readonly type: 'console' | 'javascript'
  readonly level: string
  readonly text: string | null
}
interface NetworkResponse {
  readonly response: { readonly status: number; readonly url: string }
}

async function firefoxPage({ context, command, on }: BidiSession): Promise<BrowserPage> {
  const errors: string[] = []
  await on<LogEntry>('log.entryAdded', ({ type, level, text }) => {
    if (type === 'javascript' && level === 'error') errors.push(`uncaught: ${text}`)
    else if (['error', 'warn'].includes(level)) errors.push(`console ${level}: ${text}`)
  })
  await on<NetworkResponse>('network.responseCompleted', ({ response: { status, url } }) => {
    if (status >= 400) errors.push(`${status} ${url}`)
  })

  /** @throws with the text of an exception */
  const call = async (functionDeclaration: string, given: readonly object[] = []): Promise<Returned> => {
    const params = { functionDeclaration, arguments: given, target: { context }, awaitPromise: true }
    const reply = await command<ScriptResult>('script.callFunction', params)
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails.text)
    return reply.result
  }
  const evaluate = async <T>(script: string): Promise<T> => {
    const { value } = await call(`async () => JSON.stringify({ value: await (async () => { ${script} })() })`)
    return (JSON.parse(value as string) as { value: T }).value
  }
  const find = ({ role, name, position = 0 }: Target, withinMs = 20_000): Promise<{ sharedId: string }> =>
    waitFor(
      `the ${role} ${name}`,
      async () => {
        const given = [
          { type: 'string', value: role },
          { type: 'string', value: name.source },
          { type: 'number', value: position },
        ]
        // A page that navigates during a search returns an error; the search is then repeated on the next page.
        const found = await call(`function () { ${LOCATE} }`, given).catch(() => null)
        return found?.sharedId ? { sharedId: found.sharedId } : null
      },
      withinMs,
    )
  const perform = (actions: object) => command('input.performActions', { context, actions: [actions] })

  return {
    errors,
    open: async url => void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
    url: () => evaluate('return location.href'),
    see: async (target, withinMs) => void (await find(target, withinMs)),
    async click(target) {
      const element = await find(target)
      await call(`element => element.scrollIntoView({ block: 'center', behavior: 'instant' })`, [element])
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    async type(target, text) {
      await call('element => element.focus()', [await find(target)])
      const keys = Array.from(text, value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat()
      await perform({ type: 'key', id: 'keyboard', actions: keys })
    },
    attach: async (target, file) =>
      void (await command('input.setFiles', { context, element: await find(target), files: [file] })),
    evaluate,
    async screenshot(file) {
      const { data } = await command<{ data: string }>('browsingContext.captureScreenshot', { context })
      fs.writeFileSync(file, data, 'base64')
    },
  }
}
