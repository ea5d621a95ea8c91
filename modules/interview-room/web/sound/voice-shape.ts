/**
 * A voice as a shape: a bundle of strands tied at both ends. Silence closes it into an even bar, a voice opens it; the sound
 * enters on the speaker's side and travels along. Everything here is pure; `voice-bar.tsx` puts it on a canvas.
 */
export interface Frame {
  readonly width: number
  readonly height: number
  /** The candidate's: the sound enters from the right. */
  readonly mine: boolean
  /** Seconds; the strands sway by it. */
  readonly now: number
  /** Loudness so many seconds ago, 0 to 1. */
  readonly heard: (secondsAgo: number) => number
}
export interface Strand {
  readonly points: readonly (readonly [number, number])[]
  readonly width: number
}

const STEPS = 72

export const barHeight = (width: number) => (width < 600 ? 12 : 16)

export function strands({ width, height, mine, now, heard }: Frame): Strand[] {
  const small = width < 600
  const count = small ? 9 : 13
  const thick = barHeight(width)
  const radius = thick / 2
  const amplitude = height * (small ? 0.45 : 0.54)
  const span = small ? 1.2 : 2
  return Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1
    const away = Math.sign(u) * Math.abs(u) ** 0.95
    const points = Array.from({ length: STEPS + 1 }, (__, step): [number, number] => {
      const along = step / STEPS
      const p = mine ? 1 - along : along
      const tied = Math.sin(Math.PI * p) ** 0.85 * (1.15 - 0.55 * p)
      const timbre = 0.78 + 0.22 * Math.sin(6 * p + u * 3.4 + now * 1.3)
      const sway = Math.sin(p * 5 + now) * 5
      const open = tied * heard(p * span + Math.abs(u) * 0.08)
      return [
        radius + (width - thick) * along,
        height / 2 + u * (radius - 0.8) + (away * amplitude * timbre + sway) * open,
      ]
    })
    return { points, width: 2 - 0.8 * Math.abs(u) }
  })
}

const EVERY_S = 0.02

/** The last seconds of a level, smoothed as an eye would like it: quick to rise, slow to fall. */
export class LevelTrail {
  private readonly ring = new Float32Array(160)
  private head = 0
  private at: number | null = null
  private level = 0

  /** @param now in seconds */
  push(level: number, now: number): void {
    this.at ??= now
    // After a hidden tab there is nothing to catch up with.
    if (now - this.at > 3) this.at = now - 3
    while (this.at < now) {
      this.level += (level - this.level) * (level > this.level ? 0.34 : 0.12)
      this.head = (this.head + 1) % this.ring.length
      this.ring[this.head] = this.level < 0.004 ? 0 : this.level
      this.at += EVERY_S
    }
  }

  readonly ago = (seconds: number): number => {
    const place = seconds / EVERY_S
    const index = Math.min(this.ring.length - 2, Math.floor(place))
    const here = this.ring[(this.head - index + this.ring.length) % this.ring.length]!
    const older = this.ring[(this.head - index - 1 + this.ring.length) % this.ring.length]!
    return here + (older - here) * Math.min(1, place - index)
  }

  get silent(): boolean {
    return this.ring.every(level => level === 0)
  }
}
