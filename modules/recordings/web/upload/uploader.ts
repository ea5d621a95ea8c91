import { CallError } from '#platform/contract/client.ts'
import { MAX_AGE_MS } from '../../max-age.ts'
import { sha256 } from './sha256.ts'
import type { ChunkStore, LocalRecording } from './chunk-store.ts'

/** The calls an upload makes to the server. */
export interface RecordingServer {
  start(recording: {
    client_recording_id: string
    kind: 'video' | 'audio'
    mime: string
    age_ms: number
  }): Promise<{ id: string }>
  stored(id: string): Promise<{ numbers: number[]; finished: boolean }>
  store(id: string, number: number, bytes: ArrayBuffer, hash: string): Promise<void>
  finish(id: string, chunks: number, hashOfList: string): Promise<void>
}

export interface UploadStatus {
  /** Chunks that the server does not have yet. */
  readonly waiting: number
  /** The last attempt failed; it is repeated automatically. */
  readonly stuck: boolean
}

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

/**
 * Damaged on the way (422), too many or too early: the same request may succeed later. After 410, the page's link no longer works; the
 * recording waits on the device for a page with the newest one.
 */
const RETRYABLE = new Set([401, 408, 410, 422, 425, 429])
/** Refusals that repeating does not fix: the recording is given up, so that the others are still sent. */
const isPermanent = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !RETRYABLE.has(error.status)

/**
 * Uploads recordings chunk by chunk. A chunk is removed from the device only when the server has it. Failed attempts are repeated
 * with growing delays, and right away when the connection is back. Chunks left by an earlier page are sent too.
 */
export class Uploader {
  private running: Promise<void> | null = null
  private repeat = false
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false
  private current: UploadStatus = { waiting: 0, stuck: false }

  constructor(
    private readonly store: ChunkStore,
    private readonly server: RecordingServer,
    private readonly screeningId: string,
    private readonly onStatus: (status: UploadStatus) => void = () => {},
    private readonly wait: (ms: number, then: () => void) => ReturnType<typeof setTimeout> = (ms, then) =>
      setTimeout(then, ms),
  ) {}

  get status(): UploadStatus {
    return this.current
  }

  /** Sends everything that waits. Can be called at any time; a call during an upload makes it check for more. */
  sendWaiting(): Promise<void> {
    if (this.stopped) return Promise.resolve()
    this.repeat = true
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
      while (this.repeat && !this.stopped) {
        this.repeat = false
        for (const recording of await this.store.recordings(this.screeningId)) await this.send(recording)
      }
      this.failures = 0
      await this.count(false)
    } catch {
      this.failures += 1
      await this.count(true).catch(() => {})
      const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.failures - 1))
      if (!this.stopped) this.timer = this.wait(delay, () => void this.sendWaiting())
    }
  }

  private async send(given: LocalRecording) {
    try {
      const recording = await this.started(given)
      const id = recording.server_id
      if (!id) return
      await this.sendChunks(recording, id)
      const current = (await this.store.recordings(this.screeningId)).find(one => one.client_id === given.client_id)
      if (current?.ended) await this.finish(current, id)
    } catch (error) {
      if (!isPermanent(error)) throw error
      await this.store.removeRecording(given.client_id)
    }
  }

  private async started(recording: LocalRecording): Promise<LocalRecording> {
    if (recording.server_id) return recording
    const { client_id, kind, mime, began_at = Date.now() } = recording
    const age_ms = Math.min(MAX_AGE_MS, Math.max(0, Date.now() - began_at))
    const { id } = await this.server.start({ client_recording_id: client_id, kind, mime, age_ms })
    await this.store.change(client_id, { server_id: id })
    return { ...recording, server_id: id }
  }

  private async sendChunks({ client_id, hashes }: LocalRecording, id: string) {
    for (const number of await this.store.numbers(client_id)) {
      const bytes = await this.store.chunk(client_id, number)
      if (!bytes) continue
      await this.server.store(id, number, bytes, hashes[number] || (await sha256(bytes)))
      await this.store.removeChunk(client_id, number)
      await this.count(false)
    }
  }

  private async finish(recording: LocalRecording, id: string) {
    if ((await this.store.numbers(recording.client_id)).length > 0) return void (this.repeat = true)
    const { hashes, client_id } = recording
    const { numbers, finished } = await this.server.stored(id)
    if (!finished) {
      // A chunk that neither the server nor the device has is lost; everything before the gap is saved.
      const gap = hashes.findIndex((hash, number) => hash === '' || !numbers.includes(number))
      const list = gap < 0 ? hashes : hashes.slice(0, gap)
      await this.server.finish(id, list.length, await sha256(new TextEncoder().encode(list.join('\n')).buffer))
    }
    await this.store.removeRecording(client_id)
  }

  private async count(stuck: boolean) {
    let waiting = 0
    for (const { client_id } of await this.store.recordings(this.screeningId))
      waiting += (await this.store.numbers(client_id)).length
    this.current = { waiting, stuck: stuck && waiting > 0 }
    this.onStatus(this.current)
  }
}
