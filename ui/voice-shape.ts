/**
 * A voice as a shape: a bundle of strands joined at both ends. Silence closes it to an even bar, and a voice opens it; the sound
 * enters on the speaker's side and travels along. Everything here is pure; `voice-bar.tsx` draws it on a canvas.
 */
export interface Frame {
  readonly width: number
  readonly height: number
  /** The candidate's voice: the sound enters from the right. */
  readonly mine: boolean
  /** In seconds; the strands sway with it. */
  readonly now: number
  /** Loudness this many seconds ago, 0 to 1. */
  readonly loudness: (secondsAgo: number) => number
}
export interface Strand {
  readonly points: readonly (readonly [number, number])[]
  readonly width: number
}

const STEPS = 72

/** How far the strands sway, and the width of the widest stroke, in px. */
const SWAY = 5
const WIDEST_STROKE = 2

export const barHeight = (width: number) => (width < 600 ? 12 : 16)

export function strands({ width, height, mine, now, loudness }: Frame): Strand[] {
  const small = width < 600
  const count = small ? 9 : 13
  const thick = barHeight(width)
  const radius = thick / 2
  // The loudest voice stays inside the canvas.
  const amplitude = Math.max(0, height / 2 - radius - SWAY - WIDEST_STROKE)
  const span = small ? 1.2 : 2
  return Array.from({ length: count }, (_, index) => {
    const u = (index / (count - 1)) * 2 - 1
    const away = Math.sign(u) * Math.abs(u) ** 0.95
    const points = Array.from({ length: STEPS + 1 }, (__, step): [number, number] => {
      const along = step / STEPS
      const p = mine ? 1 - along : along
      const tied = Math.sin(Math.PI * p) ** 0.85 * (1.15 - 0.55 * p)
      const timbre = 0.78 + 0.22 * Math.sin(6 * p + u * 3.4 + now * 1.3)
      const sway = Math.sin(p * 5 + now) * SWAY
      const open = tied * loudness(p * span + Math.abs(u) * 0.08)
      return [
        radius + (width - thick) * along,
        height / 2 + u * (radius - 0.8) + (away * amplitude * timbre + sway) * open,
      ]
    })
    return { points, width: WIDEST_STROKE - 0.8 * Math.abs(u) }
  })
}

const EVERY_S = 0.02

/** The last seconds of a level, smoothed for the eye: quick to rise, slow to fall. */
export class LevelTrail {
  private readonly ring = new Float32Array(160)
  private head = 0
  private at: number | null = null
  private level = 0

  /** @param now in seconds */
  push(level: number, now: number): void {
    this.at ??= now
    // A tab that was hidden does not catch up.
    if (now - this.at > 3) this.at = now - 3
    while (this.at < now) {
      this.level += (level - this.level) * (level > this.level ? 0.34 : 0.12)
      this.head = (this.head + 1) % this.ring.length
      this.ring[this.head] = this.level < 0.004 ? 0 : this.level
      this.at += EVERY_S
    }
  }

  readonly ago = (seconds: number): number => {
    const position = seconds / EVERY_S
    const index = Math.min(this.ring.length - 2, Math.floor(position))
    const here = this.ring[(this.head - index + this.ring.length) % this.ring.length]!
    const older = this.ring[(this.head - index - 1 + this.ring.length) % this.ring.length]!
    return here + (older - here) * Math.min(1, position - index)
  }

  get silent(): boolean {
    return this.ring.every(level => level === 0)
  }
}
