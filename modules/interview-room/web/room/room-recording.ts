import { type ChunkStore, openChunks } from '#modules/recordings/web/upload/chunk-store.ts'
import { endAbandonedRecordings, Recorder } from '#modules/recordings/web/upload/recorder.ts'
import type { Uploader } from '#modules/recordings/web/upload/uploader.ts'
import type { InterviewerVoice } from '../sound/interviewer-voice.ts'
import { audioContext } from '#modules/recordings/web/capture/level-meter.ts'
import type { Microphone } from '#modules/recordings/web/capture/microphone.ts'
import { uploaderFor } from './recording-uploader.ts'
import type { SessionStore } from './session-store.ts'

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
    private readonly store: SessionStore,
  ) {}

  /** Opens the storage and uploads what earlier pages left there. */
  open(): Promise<{ store: ChunkStore; uploader: Uploader }> {
    this.opened ??= this.openStorage()
    return this.opened
  }

  /** Starts, pauses and continues with the interview, if the candidate has consented. Called after every change. */
  sync(microphone: Microphone | null): void {
    const { view, entered, recording } = this.store.read()
    const phase = view.room?.phase
    const agreed = view.room?.recording ?? 'none'
    if (recording) return this.setPaused(phase === 'paused')
    if (!entered || !microphone || agreed === 'none' || phase !== 'running' || view.ended) return
    this.store.patch({ recording: true })
    void this.start(microphone, agreed).then(started => {
      if (!started) this.store.patch({ recording: false })
    })
  }

  /** After a lost connection, during which the interview's timer was stopped: a new recording starts at the right time. */
  async restart(microphone: Microphone): Promise<void> {
    const { recording, view } = this.store.read()
    if (!recording) return
    await this.stop(microphone)
    await this.start(microphone, view.room?.recording === 'video' ? 'video' : 'audio')
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

  private async openStorage() {
    const store = await openChunks()
    await endAbandonedRecordings(store, this.screeningId).catch(() => {})
    const uploader = uploaderFor(store, this.token, this.screeningId, upload => this.store.patch({ upload }))
    void uploader.sendWaiting()
    return { store, uploader }
  }

  /** @returns whether it is recording now */
  private async start(microphone: Microphone, kind: 'video' | 'audio'): Promise<boolean> {
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

  private setPaused(paused: boolean) {
    if (paused) this.recorder?.pause()
    else this.recorder?.resume()
  }
}
