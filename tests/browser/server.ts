import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const MAIN = path.join(root, 'dist/server/main.js')

/** A first start makes its database; on a busy machine that takes a while. In ms. */
const START_MS = 90_000

/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  readonly code: number | null
  readonly signal: string | null
}

/** The product as its own process, from the build, and what can be done to it from outside. */
export class Product {
  private child: ChildProcess | null = null
  private text = ''
  private ended: Promise<Ending> = Promise.resolve({ code: 0, signal: null })

  private constructor(
    /** Where its database and files are. */
    readonly folder: string,
    readonly port: number,
    private readonly variables: Readonly<Record<string, string>>,
  ) {}

  /** Lays out a folder and a free port of its own; nothing runs yet. */
  static async prepare(variables: Record<string, string> = {}, folder = freshFolder()): Promise<Product> {
    return new Product(folder, await freePort(), variables)
  }

  /** @throws with everything it printed, where it does not come up */
  static async start(variables: Record<string, string> = {}, folder?: string): Promise<Product> {
    const product = await Product.prepare(variables, folder)
    await product.start()
    return product
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
  /** @throws where it does not run */
  get pid(): number {
    if (!this.child?.pid) throw new Error('The product does not run.')
    return this.child.pid
  }

  /** Starts the process without waiting for anything: the built server, or a command that starts it. */
  launch(command = process.execPath, args = [MAIN]): void {
    if (!fs.existsSync(MAIN)) throw new Error(`${MAIN} is not there: build first (npm test does).`)
    const child = spawn(command, args, {
      cwd: root,
      // Nothing of whoever runs the tests: a stranger has set no variable.
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        HOME: process.env['HOME'] ?? os.homedir(),
        PORT: String(this.port),
        DATA_DIR: this.folder,
        DEMO: 'off',
        LOG_LEVEL: 'warn',
        ...this.variables,
      },
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

  /** Starts it and waits until it serves. */
  async start(): Promise<void> {
    this.launch()
    await this.up()
  }

  /** Waits until what was launched just now serves. */
  async up(): Promise<void> {
    const { child, ended } = this
    const before = this.text.length
    const came = new Promise<void>(resolve => {
      const look = () => this.text.slice(before).includes('Evenhand is at') && resolve()
      child?.stdout?.on('data', look)
    })
    const late = within(START_MS, 'The product did not come up')
    try {
      const ending = await Promise.race([came, ended, late.over])
      if (ending) throw new Error(`The product ended at its start (${JSON.stringify(ending)}):\n${this.text}`)
    } finally {
      late.clear()
    }
  }

  /** Waits until it has ended by itself. */
  async ending(withinMs = START_MS): Promise<Ending> {
    const late = within(withinMs, 'The product still runs')
    try {
      return await Promise.race([this.ended, late.over])
    } finally {
      late.clear()
    }
  }

  /** As a power cut: no handler runs. */
  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL')
    await this.ending()
  }

  /** As a service manager stops it. */
  async stop(withinMs = 30_000): Promise<Ending> {
    if (!this.child) return { code: 0, signal: null }
    process.kill(this.pid, 'SIGTERM')
    return this.ending(withinMs)
  }

  /** Ends it whatever state it is in, and takes its folder away. */
  async remove(): Promise<void> {
    await this.stop().catch(() => this.kill())
    fs.rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A folder that the database's unprivileged user may enter too. */
export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-journey-'))
  fs.chmodSync(folder, 0o755)
  return folder
}

/** The process id of the PostgreSQL that runs on a product's folder; null where none is noted. */
export function postgresPid(folder: string): number | null {
  const file = path.join(folder, 'postgres/postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : null
}

async function freePort(): Promise<number> {
  const server = net.createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function within(milliseconds: number, says: string) {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${says} within ${milliseconds / 1000} s.`)), milliseconds)
  })
  return { over, clear: () => clearTimeout(timer) }
}
