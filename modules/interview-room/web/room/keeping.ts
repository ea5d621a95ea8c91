import { endLeftOver, Recorder } from '#modules/recordings/web/upload/recorder.ts'
import { type ChunkStore, openChunks } from '#modules/recordings/web/upload/chunk-store.ts'
import { Uploader } from '#modules/recordings/web/upload/uploader.ts'
import { finishRecording, safeChunks, startRecording, storeChunk } from '../candidate-api.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { audioContext } from '../sound/level-meter.ts'
import type { Microphone } from '../sound/microphone.ts'
import type { UploadStatus } from '#modules/recordings/web/upload/uploader.ts'

export const uploaderFor = (
  store: ChunkStore,
  token: string,
  screeningId: string,
  onStatus: (status: UploadStatus) => void,
) =>
  new Uploader(
    store,
    {
      start: recording => startRecording(token, recording),
      stored: id => safeChunks(token, id),
      store: (id, number, bytes, hash) => storeChunk(token, id, number, bytes, hash),
      finish: async (id, chunks, hash) => void (await finishRecording(token, id, chunks, hash)),
    },
    screeningId,
    onStatus,
  )

/** The recording of the room: both voices mixed, the picture where that was agreed, and nothing where nothing was. */
export class Keeping {
  private mix: MediaStreamAudioDestinationNode | null = null
  private recorder: Recorder | null = null
  private starting = false
  private opened: Promise<{ store: ChunkStore; uploader: Uploader }> | null = null

  constructor(
    private readonly token: string,
    private readonly screeningId: string,
    private readonly voice: InterviewerVoice,
    private readonly onStatus: (status: UploadStatus) => void,
  ) {}

  /** Looks for what earlier pages left, and sends it. */
  open(): Promise<{ store: ChunkStore; uploader: Uploader }> {
    this.opened ??= this.find()
    return this.opened
  }

  private async find() {
    const store = await openChunks()
    await endLeftOver(store, this.screeningId).catch(() => {})
    const uploader = uploaderFor(store, this.token, this.screeningId, this.onStatus)
    void uploader.kick()
    return { store, uploader }
  }

  /** @returns whether it records now */
  async start(microphone: Microphone, kind: 'video' | 'audio'): Promise<boolean> {
    if (this.recorder || this.starting) return true
    this.starting = true
    const { store, uploader } = await this.open()
    const mix = audioContext().createMediaStreamDestination()
    this.mix = mix
    microphone.source.connect(mix)
    this.voice.connect(mix)
    const picture = kind === 'video' ? microphone.picture : null
    const stream = new MediaStream([...mix.stream.getAudioTracks(), ...(picture ? [picture] : [])])
    this.recorder = await Recorder.start(stream, this.screeningId, store, uploader).catch(() => null)
    this.starting = false
    return this.recorder !== null
  }

  /** The line was away and the interview's clock stood: a new recording begins at the right time again. */
  async renew(microphone: Microphone, kind: 'video' | 'audio'): Promise<boolean> {
    await this.stop(microphone)
    return this.start(microphone, kind)
  }

  hold(paused: boolean): void {
    if (paused) this.recorder?.pause()
    else this.recorder?.resume()
  }

  place = async () => (await this.recorder?.place().catch(() => null)) ?? null

  /** @returns when its last piece is on the device */
  async stop(microphone: Microphone | null): Promise<void> {
    const { recorder, mix } = this
    this.recorder = null
    this.mix = null
    await recorder?.stop().catch(() => {})
    if (!mix) return
    microphone?.source.disconnect(mix)
    this.voice.disconnect(mix)
  }

  async sendNow(): Promise<void> {
    const { uploader } = await this.open()
    void uploader.kick()
  }

  async close(): Promise<void> {
    const { opened } = this
    this.opened = null
    if (opened) (await opened).uploader.stop()
  }
}
