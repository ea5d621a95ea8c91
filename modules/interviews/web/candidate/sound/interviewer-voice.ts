import { audioContext, LevelMeter } from './level-meter.ts'

/** Out quickly, but without a click, in seconds. */
const FADE_S = 0.06
/** After a false alarm it goes on a little before where it stopped, in ms. */
const BACK_MS = 250

/** The interviewer's voice: plays one turn at a time, says how far it is, falls silent at once. */
export class InterviewerVoice {
  private readonly gain: GainNode
  private readonly meter: LevelMeter
  private source: AudioBufferSourceNode | null = null
  private buffer: AudioBuffer | null = null
  private startedAt = 0
  private from = 0
  private stoppedMs = 0

  constructor(private readonly context = audioContext()) {
    this.gain = context.createGain()
    this.meter = new LevelMeter(context)
    this.gain.connect(this.meter.node)
    this.gain.connect(context.destination)
  }

  /** Also into a recording, which is to hold both voices. */
  connect(node: AudioNode): void {
    this.gain.connect(node)
  }
  disconnect(node: AudioNode): void {
    this.gain.disconnect(node)
  }

  /** Loads a turn's sound and begins. @returns false where it could not be loaded */
  async play(url: string, onEnd: () => void): Promise<boolean> {
    this.stop()
    try {
      const response = await fetch(url)
      if (!response.ok) return false
      this.buffer = await this.context.decodeAudioData(await response.arrayBuffer())
    } catch {
      return false
    }
    this.begin(0, onEnd)
    return true
  }

  /** Plays bytes that are here already. */
  async playBytes(bytes: ArrayBuffer, onEnd: () => void): Promise<void> {
    this.stop()
    this.buffer = await this.context.decodeAudioData(bytes)
    this.begin(0, onEnd)
  }

  get speaking(): boolean {
    return this.source !== null
  }

  /** How far into its turn it is, or was when it stopped, in ms. */
  get ms(): number {
    if (!this.source) return this.stoppedMs
    return Math.max(0, (this.context.currentTime - this.startedAt + this.from) * 1000)
  }

  level(): number {
    return this.source ? this.meter.level() : 0
  }

  /** Falls silent. @returns how far it was heard, in ms */
  stop(): number {
    const ms = Math.round(this.ms)
    const source = this.source
    this.source = null
    this.stoppedMs = ms
    if (source) {
      const now = this.context.currentTime
      this.gain.gain.cancelScheduledValues(now)
      this.gain.gain.setTargetAtTime(0, now, FADE_S / 4)
      source.stop(now + FADE_S)
    }
    return ms
  }

  /** Goes on after it was stopped by what turned out to be nothing. */
  resume(onEnd: () => void): void {
    if (this.buffer && !this.source) this.begin(Math.max(0, this.stoppedMs - BACK_MS) / 1000, onEnd)
  }

  private begin(from: number, onEnd: () => void) {
    const source = this.context.createBufferSource()
    source.buffer = this.buffer
    source.connect(this.gain)
    const now = this.context.currentTime
    this.gain.gain.cancelScheduledValues(now)
    this.gain.gain.setValueAtTime(1, now)
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
