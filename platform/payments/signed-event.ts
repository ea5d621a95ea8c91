import type { Stripe } from 'stripe'
import { SECOND } from '../clock/clock.ts'

/** How old a signature may be. */
const WINDOW_SECONDS = 300
const LONGEST_HEADER = 2000

interface Signed {
  readonly bytes: Buffer
  /** The header `Stripe-Signature`. */
  readonly header: unknown
  readonly secret: string
  readonly now: Date
}

/** @returns what Stripe signed; null unless the bytes are exactly that, and were signed within the last 5 minutes */
export function openSigned(stripe: Pick<Stripe, 'webhooks'>, { bytes, header, secret, now }: Signed): unknown {
  if (typeof header !== 'string' || header.length > LONGEST_HEADER) return null
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1])
  // The package refuses old signatures only. One from the future could be used for long.
  if (!(Math.abs(now.getTime() / SECOND - signedAt) <= WINDOW_SECONDS)) return null
  try {
    return stripe.webhooks.constructEvent(bytes, header, secret, WINDOW_SECONDS, undefined, now.getTime())
  } catch {
    return null
  }
}
