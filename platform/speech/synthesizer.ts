import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FliteSettings } from './offline-voices.ts'
import { SpeechUnavailable } from './port.ts'
import { threadEntry } from './thread-entry.ts'
import type { SynthesisReply, SynthesisRequest, VoiceThreadData } from './voice.messages.ts'

export interface Synthesized {
  wav: Uint8Array
  phones: string
}

interface Waiting {
  request: SynthesisRequest
  tries: number
  resolve(value: Synthesized): void
  reject(error: Error): void
}

/** A sentence takes well under a second; after this time, the thread is stuck. */
const STUCK_AFTER_MS = 20_000

/**
 * One long-lived voice thread with a queue, one sentence at a time. A thread that dies or hangs is replaced and its sentence is
 * tried once more; the second failure is reported to the caller.
 */
export class Synthesizer {
  readonly #entry: URL
  readonly #queue: Waiting[] = []
  #current: Waiting | undefined
  #worker: Worker | undefined
  #watch: NodeJS.Timeout | undefined
  #nextId = 1
  #closed = false
  #folder: string | undefined
  readonly #sweep = () => {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
    this.#folder = undefined
  }

  /** @param entry the thread's program; tests give one that crashes */
  constructor(entry: URL = threadEntry(import.meta.url, './voice.thread.ts')) {
    this.#entry = entry
  }

  synthesize(sentence: string, settings: FliteSettings): Promise<Synthesized> {
    if (this.#closed) return Promise.reject(new SpeechUnavailable('The voice has been shut down.'))
    return new Promise((resolve, reject) => {
      const request = { id: this.#nextId++, sentence, settings }
      this.#queue.push({ request, tries: 0, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#watch)
    const orphans = [...(this.#current ? [this.#current] : []), ...this.#queue.splice(0)]
    this.#current = undefined
    for (const waiting of orphans) waiting.reject(new SpeechUnavailable('The voice has been shut down.'))
    await worker?.terminate()
    process.off('exit', this.#sweep)
    this.#sweep()
  }

  #next(): void {
    if (this.#current || this.#closed) return
    const waiting = this.#queue.shift()
    if (!waiting) {
      // An idle voice does not keep the process alive.
      this.#worker?.unref()
      return
    }
    this.#current = waiting
    waiting.tries += 1
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    this.#watch = setTimeout(() => void worker.terminate(), STUCK_AFTER_MS)
    worker.postMessage(waiting.request)
  }

  #start(): Worker {
    if (!this.#folder) {
      this.#folder = mkdtempSync(join(tmpdir(), 'evenhand-voice-'))
      process.once('exit', this.#sweep)
    }
    const workerData: VoiceThreadData = { folder: this.#folder }
    // node:wasi prints a warning on stderr at every start.
    const worker = new Worker(this.#entry, { workerData, execArgv: ['--disable-warning=ExperimentalWarning'] })
    let reason: Error | undefined
    worker.on('message', (reply: SynthesisReply) => this.#settle(reply))
    worker.on('error', error => {
      reason = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => this.#died(worker, reason))
    return worker
  }

  #settle(reply: SynthesisReply): void {
    const waiting = this.#current
    if (!waiting || waiting.request.id !== reply.id) return
    this.#release()
    if (reply.ok) waiting.resolve({ wav: reply.wav, phones: reply.phones })
    else waiting.reject(new SpeechUnavailable(`The offline voice failed: ${reply.message}`))
    this.#next()
  }

  #died(worker: Worker, reason: Error | undefined): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const waiting = this.#current
    this.#release()
    if (waiting && waiting.tries < 2) this.#queue.unshift(waiting)
    else waiting?.reject(new SpeechUnavailable('The offline voice stopped twice on this text.', { cause: reason }))
    this.#next()
  }

  #release(): void {
    clearTimeout(this.#watch)
    this.#current = undefined
  }
}
