import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ownDatabase } from './own-database.ts'

const root = path.resolve(import.meta.dirname, '../..')
const MAIN = path.join(root, 'dist/server/main.js')
/** As the tests: V8's helper threads would only take the processors from others. */
const NODE_OPTIONS = ['--single-threaded']

/** The first start creates the database, which can take a while on a busy machine. In ms. */
const START_MS = 180_000

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  readonly code: number | null
  readonly signal: string | null
}

/** The built product as a separate process that tests can start, stop and kill. */
export class Product {
  private child: ChildProcess | null = null
  private text = ''
  private ended: Promise<Ending> = Promise.resolve({ code: 0, signal: null })

  private constructor(
    /** The folder of its database and files. */
    readonly folder: string,
    readonly port: number,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  /** Prepares a separate folder and a free port without starting anything. */
  static async prepare(variables: Record<string, string> = {}, folder = freshFolder()): Promise<Product> {
    return new Product(folder, await freePort(), variables)
  }

  /** @throws with the complete output if it does not start */
  static async start(variables: Record<string, string> = {}, folder?: string): Promise<Product> {
    const product = await Product.prepare(variables, folder)
    await product.start()
    return product
  }

  /** Starts it on a database of the test cluster. The journeys that are about the start have a cluster of their own. */
  static async onTestCluster(variables: Record<string, string> = {}, folder?: string): Promise<Product> {
    const { url } = await ownDatabase()
    return Product.start({ DATABASE_URL: url, ...variables }, folder)
  }

  /** Of its processes: without that of the test run, because a new user has not set any variable. */
  get environment(): Readonly<Record<string, string>> {
    return {
      PATH: process.env['PATH'] ?? '/usr/bin:/bin',
      HOME: process.env['HOME'] ?? os.homedir(),
      PORT: String(this.port),
      DATA_DIR: this.folder,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...this.variables,
    }
  }
  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }
  /** Everything printed since the first start. */
  get output(): string {
    return this.text
  }
  get running(): boolean {
    return this.child !== null
  }
  /** @throws if it is not running */
  get pid(): number {
    if (!this.child?.pid) throw new Error('The product is not running.')
    return this.child.pid
  }

  /** Starts the process without waiting for anything: the built server, or a command that starts it. */
  launch(command = process.execPath, args = [...NODE_OPTIONS, MAIN]): void {
    if (!fs.existsSync(MAIN)) throw new Error(`${MAIN} does not exist. Build the product first; npm test does this.`)
    const child = spawn(command, args, {
      cwd: root,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (data: Buffer) => (this.text += data.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    this.child = child
    this.ended = once(child, 'close').then(([code, signal]) => {
      if (this.child === child) this.child = null
      return { code: code as number | null, signal: signal as string | null }
    })
  }

  /** Starts it and waits until it accepts requests. */
  async start(): Promise<void> {
    this.launch()
    await this.up()
  }

  /** Waits until the launched process accepts requests. */
  async up(): Promise<void> {
    const { child, ended } = this
    const before = this.text.length
    const came = new Promise<void>(resolve => {
      const look = () => this.text.slice(before).includes('Evenhand is at') && resolve()
      child?.stdout?.on('data', look)
    })
    const late = within(START_MS, 'The product did not start')
    try {
      const ending = await Promise.race([came, ended, late.over])
      if (ending) throw new Error(`The product ended while starting (${JSON.stringify(ending)}):\n${this.text}`)
    } finally {
      late.clear()
    }
  }

  /** Waits until it has ended on its own. */
  async ending(withinMs = START_MS): Promise<Ending> {
    const late = within(withinMs, 'The product is still running')
    try {
      return await Promise.race([this.ended, late.over])
    } finally {
      late.clear()
    }
  }

  /** Kills the process as a power failure would, without running any handler. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL')
    await this.ending()
  }

  /** Stops the process as a service manager does. */
  async stop(withinMs = 30_000): Promise<Ending> {
    if (!this.child) return { code: 0, signal: null }
    process.kill(this.pid, 'SIGTERM')
    return this.ending(withinMs)
  }

  /** Ends it in any state and deletes its folder. */
  async remove(): Promise<void> {
    await this.stop().catch(() => this.kill())
    fs.rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A folder that the database's unprivileged user can also access. */
export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-journey-'))
  fs.chmodSync(folder, 0o755)
  return folder
}

/** The process id of the PostgreSQL of a product's folder; null if there is none. */
export function postgresPid(folder: string): number | null {
  const file = path.join(folder, 'postgres/postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** A free port below those that the system gives to outgoing connections, which could otherwise take it before the product does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = net.createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}

function within(milliseconds: number, says: string) {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${says} within ${milliseconds / 1000} s.`)), milliseconds)
  })
  return { over, clear: () => clearTimeout(timer) }
}
