import { CallError } from '#platform/contract/client.ts'
import { sha256 } from './sha256.ts'
import type { ChunkStore, KeptRecording } from './chunk-store.ts'

/** The server's side of it, with a link's token inside. */
export interface RecordingServer {
  start(recording: { client_recording_id: string; kind: 'video' | 'audio'; mime: string }): Promise<{ id: string }>
  stored(id: string): Promise<{ numbers: number[]; finished: boolean }>
  store(id: string, number: number, bytes: ArrayBuffer, hash: string): Promise<void>
  finish(id: string, chunks: number, hashOfList: string): Promise<void>
}

export interface UploadStatus {
  /** Pieces that are on this device alone. */
  readonly waiting: number
  /** The last try did not get through; it tries again by itself. */
  readonly stuck: boolean
}

const SHORTEST_MS = 1000
const LONGEST_MS = 30_000

/** Spoilt on the way (422), too many or too early: the same again may be taken. */
const MENDS = new Set([401, 408, 422, 425, 429])
/** Refusals that trying again does not mend: what is behind them is given up, so that the rest still goes. */
const isHopeless = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !MENDS.has(error.status)

/**
 * Sends recordings piece by piece. A piece is forgotten here only when the server has it; whatever fails is tried again, later
 * and later, and at once when the line is back. What an earlier page left is sent too.
 */
export class Uploader {
  private running: Promise<void> | null = null
  private again = false
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private last: UploadStatus = { waiting: 0, stuck: false }

  constructor(
    private readonly store: ChunkStore,
    private readonly server: RecordingServer,
    private readonly screeningId: string,
    private readonly onStatus: (status: UploadStatus) => void = () => {},
    private readonly wait: (ms: number, then: () => void) => ReturnType<typeof setTimeout> = (ms, then) =>
      setTimeout(then, ms),
  ) {}

  get status(): UploadStatus {
    return this.last
  }

  /** Sends what there is. Harmless at any time; said while it sends, it looks once more. */
  kick(): Promise<void> {
    if (this.stopped) return Promise.resolve()
    this.again = true
    this.running ??= this.run().finally(() => (this.running = null))
    return this.running
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private async run() {
    clearTimeout(this.timer)
    try {
      while (this.again && !this.stopped) {
        this.again = false
        for (const recording of await this.store.recordings(this.screeningId)) await this.send(recording)
      }
      this.failures = 0
      await this.count(false)
    } catch {
      this.failures += 1
      await this.count(true).catch(() => {})
      const delay = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (this.failures - 1))
      if (!this.stopped) this.timer = this.wait(delay, () => void this.kick())
    }
  }

  private async send(given: KeptRecording) {
    try {
      const recording = await this.begun(given)
      const id = recording.server_id
      if (!id) return
      await this.sendChunks(recording, id)
      const now = (await this.store.recordings(this.screeningId)).find(one => one.client_id === given.client_id)
      if (now?.ended) await this.finish(now, id)
    } catch (error) {
      if (!isHopeless(error)) throw error
      await this.store.forget(given.client_id)
    }
  }

  private async begun(recording: KeptRecording): Promise<KeptRecording> {
    if (recording.server_id) return recording
    const { client_id, kind, mime } = recording
    const { id } = await this.server.start({ client_recording_id: client_id, kind, mime })
    await this.store.change(client_id, { server_id: id })
    return { ...recording, server_id: id }
  }

  private async sendChunks({ client_id, hashes }: KeptRecording, id: string) {
    for (const number of await this.store.numbers(client_id)) {
      const bytes = await this.store.chunk(client_id, number)
      if (!bytes) continue
      await this.server.store(id, number, bytes, hashes[number] ?? (await sha256(bytes)))
      await this.store.drop(client_id, number)
      await this.count(false)
    }
  }

  private async finish(recording: KeptRecording, id: string) {
    if ((await this.store.numbers(recording.client_id)).length > 0) return void (this.again = true)
    const { hashes, client_id } = recording
    const { numbers, finished } = await this.server.stored(id)
    if (!finished) {
      // What is missing at the server and here is lost for good; what stands before the gap is kept.
      const gap = hashes.findIndex((_, number) => !numbers.includes(number))
      const list = gap < 0 ? hashes : hashes.slice(0, gap)
      await this.server.finish(id, list.length, await sha256(new TextEncoder().encode(list.join('\n')).buffer))
    }
    await this.store.forget(client_id)
  }

  private async count(stuck: boolean) {
    let waiting = 0
    for (const { client_id } of await this.store.recordings(this.screeningId))
      waiting += (await this.store.numbers(client_id)).length
    this.last = { waiting, stuck: stuck && waiting > 0 }
    this.onStatus(this.last)
  }
}
