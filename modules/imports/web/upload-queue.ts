import { CallError } from '#platform/contract/client.ts'
import { FILES_AT_ONCE } from '../policy.ts'

/** A file that was refused or could not be sent, and why. */
interface Unsent {
  readonly file: File
  readonly says: string
}

export interface UploadState {
  readonly sent: number
  readonly total: number
  readonly unsent: readonly Unsent[]
}

const NOTHING: UploadState = { sent: 0, total: 0, unsent: [] }

type Send = (importId: string, files: readonly File[]) => Promise<unknown>

/** How long it waits before it tries again after a lost connection, in ms. */
const PAUSES = [1000, 3000, 8000]

/**
 * Sends the files of imports in small batches, one batch at a time. It lives outside of the page, so that files are sent while people look
 * at other pages of the workspace. The server ignores a file that it has already, so a batch can be sent again after a lost connection.
 */
export class UploadQueue {
  readonly #send: Send
  readonly #wait: (milliseconds: number) => Promise<void>
  readonly #explain: (error: unknown) => string
  readonly #queues = new Map<string, File[]>()
  readonly #states = new Map<string, UploadState>()
  readonly #listeners = new Set<() => void>()

  constructor(send: Send, explain: (error: unknown) => string, wait = pause) {
    this.#send = send
    this.#explain = explain
    this.#wait = wait
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly stateOf = (importId: string): UploadState => this.#states.get(importId) ?? NOTHING

  /** Whether files of any import are still on their way. */
  get busy(): boolean {
    return this.#queues.size > 0
  }

  add(importId: string, files: readonly File[]): void {
    if (files.length === 0) return
    const running = this.#queues.get(importId)
    const { sent, total, unsent } = this.stateOf(importId)
    if (running) {
      running.push(...files)
      this.#set(importId, { sent, unsent, total: total + files.length })
    } else {
      this.#queues.set(importId, [...files])
      this.#set(importId, { sent: 0, unsent, total: files.length })
      void this.#run(importId)
    }
  }

  /** Sends again what could not be sent. */
  again(importId: string): void {
    const { unsent } = this.stateOf(importId)
    this.dismiss(importId)
    this.add(
      importId,
      unsent.map(({ file }) => file),
    )
  }

  /** Forgets what could not be sent. */
  dismiss(importId: string): void {
    this.#set(importId, { ...this.stateOf(importId), unsent: [] })
  }

  async #run(importId: string): Promise<void> {
    const queue = this.#queues.get(importId)!
    while (queue.length > 0) {
      const batch = nextBatch(queue)
      const problem = await this.#deliver(importId, batch)
      const { sent, total, unsent } = this.stateOf(importId)
      this.#set(importId, {
        sent: sent + batch.length,
        total,
        unsent: problem === null ? unsent : [...unsent, ...batch.map(file => ({ file, says: problem }))],
      })
    }
    this.#queues.delete(importId)
    this.#set(importId, { sent: 0, total: 0, unsent: this.stateOf(importId).unsent })
  }

  /** @returns why a batch could not be sent; null if it was */
  async #deliver(importId: string, batch: readonly File[]): Promise<string | null> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.#send(importId, batch)
        return null
      } catch (error) {
        const isRefused =
          error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
        if (isRefused || attempt === PAUSES.length) return this.#explain(error)
        await this.#wait(PAUSES[attempt]!)
      }
    }
  }

  #set(importId: string, state: UploadState): void {
    this.#states.set(importId, state)
    for (const listener of this.#listeners) listener()
  }
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

const isArchive = (file: File) => /\.zip$/i.test(file.name)

/** The next files to send together, taken off the queue. An archive goes alone, because it is refused or unpacked as a whole. */
function nextBatch(queue: File[]): File[] {
  if (isArchive(queue[0]!)) return queue.splice(0, 1)
  const archive = queue.findIndex(isArchive)
  return queue.splice(0, archive < 0 ? FILES_AT_ONCE : Math.min(FILES_AT_ONCE, archive))
}
