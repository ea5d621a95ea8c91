import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

/** How slow the body of a request may arrive before the connection is closed. */
export interface SlowLimits {
  /** The time after the start of a request without a minimum rate, in ms. */
  readonly graceMs: number
  /** The minimum average rate after that. 10 MB at 100 kbit/s (12,500 bytes per second) are allowed. */
  readonly leastBytesPerSecond: number
  /** How long a caller may continue to send after the reply, in ms. */
  readonly afterReplyMs: number
  readonly checkEveryMs: number
}

const LIMITS: SlowLimits = { graceMs: 30_000, leastBytesPerSecond: 8_000, afterReplyMs: 10_000, checkEveryMs: 5_000 }

interface Watched {
  readonly raw: IncomingMessage
  readonly startedAt: number
  readonly bytesBefore: number
  answeredAt: number | null
}

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

function isTooSlow({ raw, startedAt, bytesBefore, answeredAt }: Watched, now: number, limits: SlowLimits): boolean {
  if (answeredAt !== null && now - answeredAt > limits.afterReplyMs) return true
  const counted = now - startedAt - limits.graceMs
  return counted > 0 && raw.socket.bytesRead - bytesBefore < (counted / 1000) * limits.leastBytesPerSecond
}

/** Closes requests whose body arrives too slowly or never ends. Without it a caller could hold connections open for free. */
export function endSlowRequests(app: FastifyInstance, limits: SlowLimits = LIMITS): void {
  const watched = new Map<IncomingMessage, Watched>()
  app.addHook('onRequest', async ({ raw }) => {
    // A request that was injected (`app.inject`) has no connection that could be slow.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return
    watched.set(raw, { raw, startedAt: Date.now(), bytesBefore: raw.socket.bytesRead, answeredAt: null })
  })
  app.addHook('onResponse', async ({ raw }) => {
    const one = watched.get(raw)
    if (one) one.answeredAt = Date.now()
  })
  const timer = setInterval(() => {
    const now = Date.now()
    for (const [raw, one] of watched) {
      if (raw.complete || raw.destroyed) watched.delete(raw)
      else if (isTooSlow(one, now, limits)) {
        watched.delete(raw)
        // Ends the request like the server's own timeout: replies with 408 if there was no reply yet, then closes the connection.
        const error = Object.assign(new Error('The request was too slow.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        if (one.answeredAt === null) app.server.emit('clientError', error, raw.socket)
        else raw.socket.destroy()
      }
    }
  }, limits.checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
