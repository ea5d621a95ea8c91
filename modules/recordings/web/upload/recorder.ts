import type { ChunkStore, LocalRecording } from './chunk-store.ts'
import { sha256 } from './sha256.ts'
import type { Uploader } from './uploader.ts'

const CHUNK_MS = 4000
/** The best first. In Chromium, VP9 needs less processor time than VP8, which matters on slow laptops. */
const KINDS = {
  audio: ['audio/webm;codecs=opus', 'audio/mp4'],
  video: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
} as const

const lockOf = (clientId: string) => `interview-recording:${clientId}`

/** Records one stream of the page as one recording at the server. Each chunk is stored before it is sent. */
export class Recorder {
  private readonly recorder: MediaRecorder
  private written = 0
  private writing: Promise<void> = Promise.resolve()
  private release: () => void = () => {}
  private readonly startedAt = performance.now()
  private pausedAt: number | null = null
  private pausedFor = 0
  private readonly stopped: Promise<void>

  private constructor(
    stream: MediaStream,
    private readonly recording: LocalRecording,
    private readonly store: ChunkStore,
    private readonly uploader: Uploader,
  ) {
    this.recorder = new MediaRecorder(stream, {
      mimeType: recording.mime,
      audioBitsPerSecond: 48_000,
      videoBitsPerSecond: 600_000,
    })
    this.recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) this.writing = this.writing.then(() => this.write(data)).catch(() => {})
    })
    this.stopped = new Promise(resolve => this.recorder.addEventListener('stop', () => resolve(), { once: true }))
    // Held while recording, so that another tab does not mistake it for a recording that a closed page left.
    void navigator.locks?.request(
      lockOf(recording.client_id),
      () => new Promise<void>(resolve => void (this.release = resolve)),
    )
    this.recorder.start(CHUNK_MS)
  }

  /** @returns null if the browser cannot record the stream */
  static async start(
    stream: MediaStream,
    screeningId: string,
    store: ChunkStore,
    uploader: Uploader,
  ): Promise<Recorder | null> {
    const kind = stream.getVideoTracks().length > 0 ? 'video' : 'audio'
    const mime = globalThis.MediaRecorder && KINDS[kind].find(one => MediaRecorder.isTypeSupported(one))
    if (!mime) return null
    const recording = {
      client_id: crypto.randomUUID(),
      screening_id: screeningId,
      kind,
      mime,
      server_id: null,
      hashes: [],
      ended: false,
      began_at: Date.now(),
    } as const
    await store.addRecording(recording)
    const recorder = new Recorder(stream, recording, store, uploader)
    // The earlier the server learns of the recording, the more exactly it knows where in the interview it begins.
    void uploader.sendWaiting()
    return recorder
  }

  /** The current position in the recording, as turns refer to it; null until the server knows the recording. */
  async position(): Promise<{ recording_id: string; ms: number } | null> {
    const ms = this.ms
    const known = (await this.store.recordings(this.recording.screening_id)).find(
      ({ client_id }) => client_id === this.recording.client_id,
    )
    return known?.server_id ? { recording_id: known.server_id, ms } : null
  }

  private get ms(): number {
    return Math.round((this.pausedAt ?? performance.now()) - this.startedAt - this.pausedFor)
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

  /** Ends the recording; its last chunk is stored on the device when this returns. */
  async stop(): Promise<void> {
    if (this.recorder.state !== 'inactive') {
      this.recorder.stop()
      await this.stopped
    }
    await this.writing
    await this.store.change(this.recording.client_id, { ended: true })
    this.release()
    void this.uploader.sendWaiting()
  }

  private async write(data: Blob) {
    const bytes = await data.arrayBuffer()
    const number = this.written
    // Counted first: a chunk that is lost leaves a gap, so that the recording is not taken for complete.
    this.written += 1
    await this.store.addChunk(this.recording.client_id, number, await sha256(bytes), bytes)
    void this.uploader.sendWaiting()
  }
}

/** Marks recordings that closed pages left as ended, so that they are uploaded. A recording in progress in another tab is left alone. */
export async function endAbandonedRecordings(store: ChunkStore, screeningId: string): Promise<void> {
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
