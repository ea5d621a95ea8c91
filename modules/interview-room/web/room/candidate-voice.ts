import { Microphone, problemOf } from '#modules/recordings/web/capture/microphone.ts'
import { savedPreferences } from '../preferences.ts'
import { SpeechRecognizer } from '../sound/speech-recognizer.ts'
import type { SessionStore } from './session-store.ts'
import { VoiceSampler, type VoiceSample } from './voice-sampler.ts'

/** The candidate's voice: opens, mutes and releases the microphone, and samples its level while it is open. */
export class CandidateVoice {
  private opened: Microphone | null = null
  private stopped = false
  private readonly sampler: VoiceSampler

  constructor(
    private readonly store: SessionStore,
    onSample: (sample: VoiceSample, now: number) => void,
    /** The device has taken the microphone away. It is still to be closed. */
    private readonly onLost: (lost: Microphone) => void,
  ) {
    this.sampler = new VoiceSampler(this.level, onSample)
  }

  get microphone(): Microphone | null {
    return this.opened
  }

  /** 0 to 1. Nobody is heard while muted or during a pause. */
  readonly level = (): number => {
    const { muted, view } = this.store.read()
    return muted || view.room?.phase === 'paused' ? 0 : (this.opened?.meter.level() ?? 0)
  }

  start(): void {
    this.stopped = false
  }

  /** Whether the microphone opens on entering: only for those who consented to recording or tried it before. Others open it themselves. */
  get opensOnEntering(): boolean {
    const { speech, view } = this.store.read()
    const { typed, microphone } = savedPreferences()
    return speech !== 'none' && !typed && (microphone !== null || view.room?.recording !== 'none')
  }

  async open(): Promise<void> {
    if (this.stopped || this.opened || this.store.read().microphone === 'asking') return
    this.store.patch({ microphone: 'asking' })
    try {
      const { microphone, camera } = savedPreferences()
      const opened = await Microphone.open(microphone, camera && this.store.read().view.room?.recording === 'video')
      if (this.stopped) {
        this.store.patch({ microphone: 'unasked' })
        return opened.close()
      }
      this.opened = opened
      opened.onLost(() => this.lose(opened))
      opened.camera?.addEventListener('ended', () => this.store.patch({ camera: null }), { once: true })
      this.store.patch({ microphone: 'on', camera: opened.camera })
      this.sampler.start()
      // A draft that was restored is continued by typing.
      if (this.store.read().typing) this.mute(true)
    } catch (error) {
      this.store.patch({ microphone: problemOf(error), typing: true })
    }
  }

  /** Tries before the first question whether the browser can turn this voice into text. @returns false if it can't */
  async isRecognizable(language: string): Promise<boolean> {
    const { speech, typing } = this.store.read()
    if (speech !== 'browser' || typing || !this.opened || savedPreferences().recognition !== 'untested') return true
    this.store.patch({ testingSpeech: true })
    const works = await SpeechRecognizer.probe(language)
    this.store.patch({ testingSpeech: false })
    return works
  }

  mute(muted: boolean): void {
    this.opened?.mute(muted)
    this.store.patch({ muted })
  }

  /** Stops sampling for good. A recording may still need the microphone until it is released. */
  stop(): void {
    this.stopped = true
    this.sampler.stop()
  }

  private lose(lost: Microphone) {
    if (this.stopped || this.opened !== lost) return
    this.opened = null
    this.store.patch({ microphone: 'missing', camera: null })
    this.onLost(lost)
  }

  /** Gives the microphone and the camera back to the device. */
  release(): void {
    this.sampler.stop()
    if (!this.opened) return
    this.opened.close()
    this.opened = null
    this.store.patch({ microphone: 'unasked', camera: null, muted: false })
  }
}
