import { Secret, TOTP } from 'otpauth'
import { CODE_DIGITS } from '../policy.ts'

const PERIOD_S = 30
/** Steps that the clock of a phone may differ by (RFC 6238, section 5.2). */
const DRIFT = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** SHA-1 and 30 seconds, because many apps ignore other values. SHA-1 is safe here: HMAC needs no collision resistance. */
const totpOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Evenhand', label, secret, algorithm: 'SHA1', digits: CODE_DIGITS, period: PERIOD_S })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address in the QR code. @param label the account as the app lists it */
export const secretUri = (secret: string, label: string): string => totpOf(Secret.fromBase32(secret), label).toString()

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / PERIOD_S)

/** The time step that a code belongs to, if it is right and later than `lastStep`; otherwise null. */
export function acceptedStep(secret: string, code: string, now: Date, lastStep: number): number | null {
  const drift = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp: now.getTime(), window: DRIFT })
  if (drift === null) return null
  const step = stepAt(now) + drift
  return step > lastStep ? step : null
}
