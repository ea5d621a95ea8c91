/** A quiet voice near a laptop is about 0.02 of full scale; this scale makes it visible. */
const loudness = (rms: number) => Math.min(1, (Math.max(0, rms - 0.002) * 9) ** 0.72)

/** Measures how loud an audio source is. */
export class LevelMeter {
  readonly node: AnalyserNode
  private readonly samples: Float32Array<ArrayBuffer>

  constructor(context: AudioContext) {
    this.node = context.createAnalyser()
    this.node.fftSize = 1024
    this.samples = new Float32Array(this.node.fftSize)
  }

  /** 0 to 1, over about the last 20 ms. */
  level(): number {
    this.node.getFloatTimeDomainData(this.samples)
    let sum = 0
    for (const sample of this.samples) sum += sample * sample
    return loudness(Math.sqrt(sum / this.samples.length))
  }
}

let shared: AudioContext | null = null

/** The page's only audio context. Browsers allow sound only after the user has interacted with the page. */
export function audioContext(): AudioContext {
  if (!shared || shared.state === 'closed') shared = new AudioContext({ latencyHint: 'interactive' })
  if (shared.state === 'suspended') void shared.resume().catch(() => {})
  return shared
}
