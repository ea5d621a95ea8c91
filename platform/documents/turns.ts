/** Thrown to an interactive caller if too many are already waiting. */
export class TooManyWaiting extends Error {}

export type Urgency = 'interactive' | 'background'

/**
 * A limited number of slots. Interactive callers and background work alternate when both wait, so that neither blocks
 * the other. Only a limited number of interactive callers may wait.
 */
export class Turns {
  readonly #most: number
  readonly #mostWaiting: number
  readonly #waiting: Record<Urgency, (() => void)[]> = { interactive: [], background: [] }
  #running = 0
  #next: Urgency = 'interactive'

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  /** @throws TooManyWaiting */
  async run<T>(urgency: Urgency, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1
    else {
      const queue = this.#waiting[urgency]
      if (urgency === 'interactive' && queue.length >= this.#mostWaiting) throw new TooManyWaiting()
      // A finished task passes its slot on, so that the number of running tasks stays the same.
      await new Promise<void>(resolve => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      this.#handOver()
    }
  }

  #handOver(): void {
    const other: Urgency = this.#next === 'interactive' ? 'background' : 'interactive'
    const start = this.#waiting[this.#next].shift() ?? this.#waiting[other].shift()
    this.#next = other
    if (start) start()
    else this.#running -= 1
  }
}
