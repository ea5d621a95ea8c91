import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** How slow the body of a request may arrive before the connection is closed. */
export interface SlowLimits {
  /** For this long after the request began nothing is asked of it, in ms. */
  readonly graceMs: number
  /** Average rate from then on. 10 MB over a line of 100 kbit/s (12,500 bytes a second) pass. */
  readonly leastBytesPerSecond: number
  /** How long a caller may go on sending after the reply, in ms. */
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
    if (!hasBody(raw)) return
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
        // The server's own way of ending a request that took too long: 408 where nothing was answered yet, then the end.
        const error = Object.assign(new Error('The request arrived too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        if (one.answeredAt === null) app.server.emit('clientError', error, raw.socket)
        else raw.socket.destroy()
      }
    }
  }, limits.checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
