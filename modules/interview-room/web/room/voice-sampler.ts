import { detectVoice, NO_VOICE, type VoiceActivity } from './voice-activity.ts'

const SAMPLE_EVERY_MS = 30

export interface VoiceSample {
  readonly speaking: boolean
  /** How much of the time since the last sample was loud, in ms. */
  readonly loud: number
  /** How long it has been loud without a break, in ms. */
  readonly run: number
}

/** Detects several times a second from the level of a voice whether someone is speaking. */
export class VoiceSampler {
  private activity: VoiceActivity = NO_VOICE
  private sampledAt = 0
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    /** The level now, 0 to 1. */
    private readonly level: () => number,
    private readonly onSample: (sample: VoiceSample, now: number) => void,
  ) {}

  start(): void {
    this.stop()
    this.timer = setInterval(() => this.sample(performance.now()), SAMPLE_EVERY_MS)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private sample(now: number) {
    const passed = this.sampledAt ? now - this.sampledAt : SAMPLE_EVERY_MS
    this.sampledAt = now
    this.activity = detectVoice(this.activity, this.level(), now)
    const { speaking, loud_at, loud_since } = this.activity
    const loud = loud_at === now ? passed : 0
    this.onSample({ speaking, loud, run: loud_since === null ? 0 : now - loud_since }, now)
  }
}
