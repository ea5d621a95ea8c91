import { audioContext, LevelMeter } from './level-meter.ts'

/** Out quickly, but without a click, in seconds. */
const FADE_S = 0.06
/** After a false alarm it goes on a little before where it stopped, in ms. */
const BACK_MS = 250

/** The interviewer's voice: plays one turn at a time, says how far it is, falls silent at once. */
export class InterviewerVoice {
  private parts: { readonly context: AudioContext; readonly gain: GainNode; readonly meter: LevelMeter } | null = null
  private source: AudioBufferSourceNode | null = null
  private buffer: AudioBuffer | null = null
  private startedAt = 0
  private from = 0
  private stoppedMs = 0

  /** Made at the first use, which follows a press: browsers warn of sound that was made ready before one. */
  private open() {
    if (this.parts) return this.parts
    const context = audioContext()
    const gain = context.createGain()
    const meter = new LevelMeter(context)
    gain.connect(meter.node)
    gain.connect(context.destination)
    this.parts = { context, gain, meter }
    return this.parts
  }

  /** Also into a recording, which is to hold both voices. */
  connect(node: AudioNode): void {
    this.open().gain.connect(node)
  }
  disconnect(node: AudioNode): void {
    this.parts?.gain.disconnect(node)
  }

  /** Loads a turn's sound and begins. @returns false where it could not be loaded */
  async play(url: string, onEnd: () => void): Promise<boolean> {
    this.stop()
    try {
      const response = await fetch(url)
      if (!response.ok) return false
      const { context } = this.open()
      this.buffer = await context.decodeAudioData(await response.arrayBuffer())
      // Without a press yet there is no sound, and its clock stands.
      if (context.state !== 'running') return false
    } catch {
      return false
    }
    this.begin(0, onEnd)
    return true
  }

  /** Plays bytes that are here already. */
  async playBytes(bytes: ArrayBuffer, onEnd: () => void): Promise<void> {
    this.stop()
    this.buffer = await this.open().context.decodeAudioData(bytes)
    this.begin(0, onEnd)
  }

  get speaking(): boolean {
    return this.source !== null
  }

  /** How far into its turn it is, or was when it stopped, in ms. */
  get ms(): number {
    if (!this.source || !this.parts) return this.stoppedMs
    return Math.max(0, (this.parts.context.currentTime - this.startedAt + this.from) * 1000)
  }

  level(): number {
    return this.source ? (this.parts?.meter.level() ?? 0) : 0
  }

  /** Falls silent. @returns how far it was heard, in ms */
  stop(): number {
    const ms = Math.round(this.ms)
    const source = this.source
    this.source = null
    this.stoppedMs = ms
    if (source && this.parts) {
      const { context, gain } = this.parts
      const now = context.currentTime
      gain.gain.cancelScheduledValues(now)
      gain.gain.setTargetAtTime(0, now, FADE_S / 4)
      source.stop(now + FADE_S)
    }
    return ms
  }

  /** Goes on after it was stopped by what turned out to be nothing. */
  resume(onEnd: () => void): void {
    if (this.buffer && !this.source) this.begin(Math.max(0, this.stoppedMs - BACK_MS) / 1000, onEnd)
  }

  private begin(from: number, onEnd: () => void) {
    const { context, gain } = this.open()
    const source = context.createBufferSource()
    source.buffer = this.buffer
    source.connect(gain)
    const now = context.currentTime
    gain.gain.cancelScheduledValues(now)
    gain.gain.setValueAtTime(1, now)
    this.from = from
    this.startedAt = now
    this.source = source
    source.addEventListener('ended', () => {
      if (this.source !== source) return
      this.stoppedMs = (this.buffer?.duration ?? 0) * 1000
      this.source = null
      onEnd()
    })
    source.start(0, from)
  }
}
