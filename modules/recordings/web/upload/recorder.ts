import type { ChunkStore, KeptRecording } from './chunk-store.ts'
import { sha256 } from './sha256.ts'
import type { Uploader } from './uploader.ts'

const CHUNK_MS = 4000
const KINDS = {
  audio: ['audio/webm;codecs=opus', 'audio/mp4'],
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
} as const

const lockOf = (clientId: string) => `interview-recording:${clientId}`

/** One recorder of the page, which is one recording at the server. Each piece is on the device before it is sent. */
export class Recorder {
  private readonly recorder: MediaRecorder
  private written = 0
  private writing: Promise<void> = Promise.resolve()
  private release: () => void = () => {}
  private readonly began = performance.now()
  private pausedAt: number | null = null
  private pausedFor = 0
  private readonly over: Promise<void>

  private constructor(
    stream: MediaStream,
    private readonly kept: KeptRecording,
    private readonly store: ChunkStore,
    private readonly uploader: Uploader,
  ) {
    this.recorder = new MediaRecorder(stream, {
      mimeType: kept.mime,
      audioBitsPerSecond: 48_000,
      videoBitsPerSecond: 600_000,
    })
    this.recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) this.writing = this.writing.then(() => this.write(data)).catch(() => {})
    })
    this.over = new Promise(resolve => this.recorder.addEventListener('stop', () => resolve(), { once: true }))
    // Held while it records, so that another tab does not take it for one that a closed page left.
    void navigator.locks?.request(
      lockOf(kept.client_id),
      () => new Promise<void>(resolve => void (this.release = resolve)),
    )
    this.recorder.start(CHUNK_MS)
  }

  /** @returns null where the browser records no such thing */
  static async start(
    stream: MediaStream,
    screeningId: string,
    store: ChunkStore,
    uploader: Uploader,
  ): Promise<Recorder | null> {
    const kind = stream.getVideoTracks().length > 0 ? 'video' : 'audio'
    const mime = globalThis.MediaRecorder && KINDS[kind].find(one => MediaRecorder.isTypeSupported(one))
    if (!mime) return null
    const kept = {
      client_id: crypto.randomUUID(),
      screening_id: screeningId,
      kind,
      mime,
      server_id: null,
      hashes: [],
      ended: false,
    } as const
    await store.keep(kept)
    const recorder = new Recorder(stream, kept, store, uploader)
    // The server notes the interview time of its beginning when it is told: at once.
    void uploader.kick()
    return recorder
  }

  /** Where the recording is now, as turns note it; null until the server knows of it. */
  async place(): Promise<{ recording_id: string; ms: number } | null> {
    const ms = this.ms
    const known = (await this.store.recordings(this.kept.screening_id)).find(
      ({ client_id }) => client_id === this.kept.client_id,
    )
    return known?.server_id ? { recording_id: known.server_id, ms } : null
  }

  private get ms(): number {
    return Math.round((this.pausedAt ?? performance.now()) - this.began - this.pausedFor)
  }

  pause(): void {
    if (this.recorder.state !== 'recording') return
    this.recorder.pause()
    this.pausedAt = performance.now()
  }
  resume(): void {
    if (this.recorder.state !== 'paused' || this.pausedAt === null) return
    this.pausedFor += performance.now() - this.pausedAt
    this.pausedAt = null
    this.recorder.resume()
  }

  /** Ends it; its last piece is on the device when this returns. */
  async stop(): Promise<void> {
    if (this.recorder.state !== 'inactive') {
      this.recorder.stop()
      await this.over
    }
    await this.writing
    await this.store.change(this.kept.client_id, { ended: true })
    this.release()
    void this.uploader.kick()
  }

  private async write(data: Blob) {
    const bytes = await data.arrayBuffer()
    const number = this.written
    await this.store.add(this.kept.client_id, number, await sha256(bytes), bytes)
    this.written += 1
    void this.uploader.kick()
  }
}

/** What closed pages left is over: it is marked so, and goes up. A recording that another tab still makes is left alone. */
export async function endLeftOver(store: ChunkStore, screeningId: string): Promise<void> {
  for (const recording of await store.recordings(screeningId)) {
    if (recording.ended) continue
    const end = () => store.change(recording.client_id, { ended: true })
    if (!navigator.locks) await end()
    else
      await navigator.locks.request(lockOf(recording.client_id), { ifAvailable: true }, lock =>
        lock ? end() : undefined,
      )
  }
}
