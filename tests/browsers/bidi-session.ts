import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { endProcess } from './display.ts'

/** How long the browser may take to start, in ms. */
const START_MS = 60_000

/** The package exports the class itself, which its types do not say. */
const Connection = createRequire(import.meta.url)(
  'selenium-webdriver/bidi',
) as typeof import('selenium-webdriver/bidi/index.js').Index

type Reply = { type: 'success'; result: unknown } | { type: 'error'; error: string; message: string }

/** A session of a browser that speaks WebDriver BiDi itself, without a driver program between. */
export interface BidiSession {
  /** "Firefox 140.5.0". */
  readonly version: string
  /** The first tab's ID. */
  readonly context: string
  /** Sends a command. @throws with the browser's message if it fails */
  readonly command: <R>(method: string, params: Record<string, unknown>) => Promise<R>
  /** Calls `listener` for each event of the first tab. */
  readonly on: <E>(event: string, listener: (event: E) => void) => Promise<void>
  readonly close: () => Promise<void>
}

/** The address that the browser prints once it listens. @throws if it ends first or takes too long */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => reject(new Error(`Firefox did not start:\n${output}`)), START_MS)
    browser.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`Firefox ended:\n${output}`))
    })
    browser.stderr!.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-10_000)
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
  })

/** Starts Firefox without a screen, with its own profile and these preferences. */
export async function startFirefox(
  program: string,
  preferences: Readonly<Record<string, string | number | boolean>>,
): Promise<BidiSession> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const end = async () => {
    await endProcess(browser)
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const connection = new Connection(`${await addressOf(browser)}/session`)
    const command = async <R>(method: string, params: Record<string, unknown>) => {
      const reply = (await connection.send({ method, params })) as Reply
      if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`)
      return reply.result as R
    }
    const { capabilities } = await command<{ capabilities: { browserName: string; browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    )
    const { contexts } = await command<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const { context } = contexts[0]!
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      context,
      command,
      async on<E>(event: string, listener: (event: E) => void) {
        connection.on(event, listener)
        await command('session.subscribe', { events: [event], contexts: [context] })
      },
      async close() {
        await command('browser.close', {}).catch(() => {})
        await connection.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
