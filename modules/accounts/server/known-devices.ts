import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#platform/auth/secrets.ts'
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
}

/**
 * The cookie of a device that has logged in before. It does not authenticate. It only gives the device its own limit, so that
 * password guessing from other devices cannot lock its owner out (OWASP, "device cookies").
 */
export function rememberDevice(
  { db, clock, settings }: Services,
  reply: FastifyReply,
  admin: Pick<AdminRow, 'id' | 'email' | 'password_hash'>,
): void {
  const device: KnownDevice = {
    id: newToken(),
    admin_id: admin.id,
    password: hash(admin.password_hash),
    until: later(clock.now(), KNOWN_FOR_MS).getTime(),
  }
  const value = db.vault.seal(contextOf(admin.email), JSON.stringify(device)).toString('base64url')
  const secure = settings.PUBLIC_URL.startsWith('https://') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName(admin.email)}=${value}; Path=/api/auth; Max-Age=${KNOWN_FOR_MS / 1000}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** The ID of the device, if the request's cookie belongs to a device that has logged in to this account with its current password. */
export function knownDevice(
  { db, clock }: Services,
  request: FastifyRequest,
  email: string,
  admin: Pick<AdminRow, 'id' | 'password_hash'> | undefined,
): string | null {
  const prefix = `${cookieName(email)}=`
  const given = (request.headers.cookie ?? '').split(/;\s*/).find(one => one.startsWith(prefix))
  if (!given || !admin) return null
  try {
    const sealed = Buffer.from(given.slice(prefix.length), 'base64url')
    const device = JSON.parse(db.vault.open(contextOf(email), sealed)) as KnownDevice
    const valid =
      device.admin_id === admin.id &&
      device.password === hash(admin.password_hash) &&
      device.until > clock.now().getTime()
    return valid ? device.id : null
  } catch {
    return null // Somebody's own invention, or from before the secret changed.
  }
}
