import { type ChunkStore, openChunks } from '#modules/recordings/web/upload/chunk-store.ts'
import { endAbandonedRecordings, Recorder } from '#modules/recordings/web/upload/recorder.ts'
import { Uploader, type UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import { finishRecording, startRecording, storeChunk, storedChunks } from '../candidate-api.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { audioContext } from '#modules/recordings/web/capture/level-meter.ts'
import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'

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
      stored: id => storedChunks(token, id),
      store: (id, number, bytes, hash) => storeChunk(token, id, number, bytes, hash),
      finish: async (id, chunks, hash) => void (await finishRecording(token, id, chunks, hash)),
    },
    screeningId,
    onStatus,
  )

/** The recording of the room: both voices mixed, with the camera if the candidate has consented to it. */
export class RoomRecording {
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

  /** Opens the storage and uploads what earlier pages left there. */
  open(): Promise<{ store: ChunkStore; uploader: Uploader }> {
    this.opened ??= this.openStorage()
    return this.opened
  }

  private async openStorage() {
    const store = await openChunks()
    await endAbandonedRecordings(store, this.screeningId).catch(() => {})
    const uploader = uploaderFor(store, this.token, this.screeningId, this.onStatus)
    void uploader.sendWaiting()
    return { store, uploader }
  }

  /** @returns whether it is recording now */
  async start(microphone: Microphone, kind: 'video' | 'audio'): Promise<boolean> {
    if (this.recorder || this.starting) return true
    this.starting = true
    const { store, uploader } = await this.open()
    const mix = audioContext().createMediaStreamDestination()
    this.mix = mix
    microphone.source.connect(mix)
    this.voice.connect(mix)
    const camera = kind === 'video' ? microphone.camera : null
    const stream = new MediaStream([...mix.stream.getAudioTracks(), ...(camera ? [camera] : [])])
    this.recorder = await Recorder.start(stream, this.screeningId, store, uploader).catch(() => null)
    this.starting = false
    return this.recorder !== null
  }

  /** After a lost connection, during which the interview's timer was stopped: a new recording starts at the right time. */
  async restart(microphone: Microphone, kind: 'video' | 'audio'): Promise<boolean> {
    await this.stop(microphone)
    return this.start(microphone, kind)
  }

  setPaused(paused: boolean): void {
    if (paused) this.recorder?.pause()
    else this.recorder?.resume()
  }

  position = async () => (await this.recorder?.position().catch(() => null)) ?? null

  /** Returns when the last chunk is stored on the device. */
  async stop(microphone: Microphone | null): Promise<void> {
    const { recorder, mix } = this
    this.recorder = null
    this.mix = null
    await recorder?.stop().catch(() => {})
    if (!mix) return
    microphone?.source.disconnect(mix)
    this.voice.disconnect(mix)
  }

  async upload(): Promise<void> {
    const { uploader } = await this.open()
    void uploader.sendWaiting()
  }

  async close(): Promise<void> {
    const { opened } = this
    this.opened = null
    if (opened) (await opened).uploader.stop()
  }
}
