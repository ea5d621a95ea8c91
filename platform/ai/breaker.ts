/** After so many failures in a row the provider is left alone for a while. */
const FAILURES = 5
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * Keeps requests from a provider that does not work or that asks for a pause, so that people who wait get the rules' answer at once and
 * the provider is not burdened further. After the pause one request at a time tries again.
 */
export class Breaker {
  readonly #now: () => number
  #failures = 0
  #openUntil = 0
  #isTrying = false

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Seconds until a request may be sent, 0 if now. If it is 0, report the outcome with `succeeded` or `failed`. */
  enter(): number {
    const rest = this.#openUntil - this.#now()
    if (rest > 0) return Math.ceil(rest / 1000)
    if (this.#failures < FAILURES) return 0
    if (this.#isTrying) return 1
    this.#isTrying = true
    return 0
  }

  succeeded(): void {
    this.#failures = 0
    this.#isTrying = false
  }

  /** @param retryAfter seconds that the provider asks to wait (Retry-After) */
  failed(retryAfter?: number): void {
    this.#failures += 1
    this.#isTrying = false
    const exponent = this.#failures - FAILURES
    const pause = exponent < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** exponent, LONGEST_PAUSE_MS)
    const asked = Math.min((retryAfter ?? 0) * 1000, LONGEST_PAUSE_MS)
    this.#openUntil = Math.max(this.#openUntil, this.#now() + Math.max(pause, asked))
  }

  /** The request was given up by its caller, which says nothing about the provider. */
  abandoned(): void {
    this.#isTrying = false
  }
}
