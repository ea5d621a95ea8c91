import { audioContext, LevelMeter } from '#modules/recordings/web/capture/level-meter.ts'

/** Fades out quickly, but without a click, in seconds. */
const FADE_S = 0.06
/** After a false alarm, playback resumes a little before where it stopped, in ms. */
const REWIND_MS = 250
/** Audio that is not loaded by then is not played, so that a stalled network does not stop the interview; in ms. */
const LOAD_WITHIN_MS = 12_000

/** The interviewer's voice: plays one turn at a time, reports its position and can stop right away. */
export class InterviewerVoice {
  private nodes: { readonly context: AudioContext; readonly gain: GainNode; readonly meter: LevelMeter } | null = null
  private source: AudioBufferSourceNode | null = null
  private buffer: AudioBuffer | null = null
  private startedAt = 0
  private from = 0
  private stoppedMs = 0

  /** Created at the first use, after a click: browsers warn about audio that is prepared before one. */
  private open() {
    if (this.nodes) return this.nodes
    const context = audioContext()
    const gain = context.createGain()
    const meter = new LevelMeter(context)
    gain.connect(meter.node)
    gain.connect(context.destination)
    this.nodes = { context, gain, meter }
    return this.nodes
  }

  /** Also plays into a recording, which contains both voices. */
  connect(node: AudioNode): void {
    this.open().gain.connect(node)
  }
  disconnect(node: AudioNode): void {
    this.nodes?.gain.disconnect(node)
  }

  /** Loads a turn's audio and plays it. @returns false if it could not be loaded or played */
  async play(url: string, onEnd: () => void): Promise<boolean> {
    this.stop()
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_WITHIN_MS) })
      if (!response.ok) return false
      const { context } = this.open()
      this.buffer = await context.decodeAudioData(await response.arrayBuffer())
      // Before the first click there is no sound, and the context's clock does not run.
      if (context.state !== 'running') return false
    } catch {
      return false
    }
    this.start(0, onEnd)
    return true
  }

  /** Plays audio that is loaded already. */
  async playBytes(bytes: ArrayBuffer, onEnd: () => void): Promise<void> {
    this.stop()
    this.buffer = await this.open().context.decodeAudioData(bytes)
    this.start(0, onEnd)
  }

  /** The position in its turn, or where it stopped, in ms. */
  get ms(): number {
    if (!this.source || !this.nodes) return this.stoppedMs
    return Math.max(0, (this.nodes.context.currentTime - this.startedAt + this.from) * 1000)
  }

  level(): number {
    return this.source ? (this.nodes?.meter.level() ?? 0) : 0
  }

  /** Stops. @returns the position at which it stopped, in ms */
  stop(): number {
    const ms = Math.round(this.ms)
    const source = this.source
    this.source = null
    this.stoppedMs = ms
    if (source && this.nodes) {
      const { context, gain } = this.nodes
      const now = context.currentTime
      gain.gain.cancelScheduledValues(now)
      gain.gain.setTargetAtTime(0, now, FADE_S / 4)
      source.stop(now + FADE_S)
    }
    return ms
  }

  /** Continues after an interruption that turned out to be a false alarm. */
  resume(onEnd: () => void): void {
    if (this.buffer && !this.source) this.start(Math.max(0, this.stoppedMs - REWIND_MS) / 1000, onEnd)
  }

  private start(from: number, onEnd: () => void) {
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
