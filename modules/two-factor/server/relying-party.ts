import { isIP } from 'node:net'
import { conflict } from '#platform/errors/problem-error.ts'
import { passkeyProblems as problems } from '../words/problems.ts'

/** The site that passkeys belong to. */
export interface RelyingParty {
  readonly id: string
  /** The only origin from which they are used. */
  readonly origin: string
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The site of `PUBLIC_URL`; null if its host is an IP address, because browsers bind passkeys to a name. The loopback addresses of
 * development have one, `localhost`.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const url = new URL(publicUrl)
  if (LOOPBACK.includes(url.hostname)) url.hostname = 'localhost'
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null
  return { id: url.hostname, origin: url.origin }
}

/** @throws 409 `passkeys_unavailable` */
export function requireRelyingParty({ PUBLIC_URL }: { PUBLIC_URL: string }): RelyingParty {
  const party = relyingPartyOf(PUBLIC_URL)
  if (!party) throw conflict('passkeys_unavailable', problems.unavailable)
  return party
}
