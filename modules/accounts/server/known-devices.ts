import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#platform/auth/secrets.ts'
import type { Vault } from '#platform/auth/vault.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { Services } from '#platform/services.ts'
import type { AdminRow } from './queries.ts'

/** How long a device stays known after its last login. */
const KNOWN_FOR_MS = 180 * DAY

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
/** One cookie for each account: colleagues may share a computer. */
const cookieName = (email: string) => `evenhand_device_${hash(email.toLowerCase()).slice(0, 12)}`
const contextOf = (email: string) => `known device ${email.toLowerCase()}`

interface KnownDevice {
  readonly id: string
  readonly admin_id: string
  /** Derived from the password's hash: a new password makes all devices unknown. */
  readonly password: string
  readonly until: number
  /** False if it only set a new password so far. Missing in older cookies, which devices got by signing in. */
  readonly signed_in?: boolean
}

/**
 * The cookie of a device that has logged in before. It does not authenticate. It only gives the device its own limit, so that
 * password guessing from other devices cannot lock its owner out (OWASP, "device cookies"), and tells that a sign-in is not from a new
 * device. @param how `signedIn`: false for a device that has only set a password; `path`: the calls that get the cookie
 */
export function rememberDevice(
  { db, clock, settings }: Services,
  reply: FastifyReply,
  admin: Pick<AdminRow, 'id' | 'email' | 'password_hash'>,
  { signedIn = true, path = '/api/auth' }: { signedIn?: boolean; path?: string } = {},
): void {
  const device: KnownDevice = {
    signed_in: signedIn,
    id: newToken(),
    admin_id: admin.id,
    password: hash(admin.password_hash),
    until: later(clock.now(), KNOWN_FOR_MS).getTime(),
  }
  const value = db.vault.seal(contextOf(admin.email), JSON.stringify(device)).toString('base64url')
  const secure = settings.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName(admin.email)}=${value}; Path=${path}; Max-Age=${KNOWN_FOR_MS / 1000}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** The device of a request's cookie, if the cookie is for this account and still counts. */
function deviceIn(
  vault: Vault,
  cookies: string | undefined,
  { id, email }: Pick<AdminRow, 'id' | 'email'>,
  now: Date,
): KnownDevice | null {
  const prefix = `${cookieName(email)}=`
  const given = (cookies ?? '').split(/;\s*/).find(one => one.startsWith(prefix))
  if (!given) return null
  try {
    const sealed = Buffer.from(given.slice(prefix.length), 'base64url')
    const device = JSON.parse(vault.open(contextOf(email), sealed)) as KnownDevice
    return device.admin_id === id && device.until > now.getTime() ? device : null
  } catch {
    return null // Somebody's own invention, or from before the secret changed.
  }
}

/** The ID of the device, if it has logged in to this account, or set its password, with the current password. */
export function knownDevice(
  { db, clock }: Services,
  request: FastifyRequest,
  admin: Pick<AdminRow, 'id' | 'email' | 'password_hash'> | undefined,
): string | null {
  const device = admin && deviceIn(db.vault, request.headers.cookie, admin, clock.now())
  return device?.password === hash(admin?.password_hash ?? '') ? device.id : null
}

/** Whether a device has signed in to this account before, also with an earlier password. */
export const hasSignedInBefore = (
  vault: Vault,
  request: FastifyRequest,
  admin: Pick<AdminRow, 'id' | 'email'>,
  now: Date,
): boolean => {
  const device = deviceIn(vault, request.headers.cookie, admin, now)
  return device !== null && device.signed_in !== false
}
