import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { SpeechRefused, SpeechUnavailable, type SpeechProblem } from './port.ts'

/** What a request to a provider may take. In an interview someone waits, and the offline voice needs a second, too. */
export interface ProviderLimits {
  readonly connectMs: number
  /** Until the first byte of the reply's body. */
  readonly firstByteMs: number
  readonly totalMs: number
  readonly maxBytes: number
}

export const PROVIDER_LIMITS: ProviderLimits = {
  connectMs: 3000,
  firstByteMs: 5000,
  totalMs: 8000,
  // Two thousand characters take about three minutes: 9 MB as 24 kHz WAV, 8 MB as base64 of 16 kHz.
  maxBytes: 16_000_000,
}

export interface ProviderRequest {
  /** The provider's name for people. */
  readonly service: string
  /** The variable with the key, for the message that it is refused. */
  readonly keyVariable: string
  readonly address: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON with POST; a GET without it. */
  readonly body?: unknown
  /** Whether a reply with this type can be read. */
  readonly accepts: (contentType: string) => boolean
}

const MOST_ERROR_BYTES = 4000

/**
 * Sends a request to the provider that the operator configured, and lets `read` take the reply while it arrives. Redirects are not
 * followed, so that the key only reaches the configured address. No error contains the request.
 * @throws SpeechUnavailable, SpeechRefused
 */
export async function askProvider<T>(
  request: ProviderRequest,
  limits: ProviderLimits,
  read: (chunks: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const slow = new AbortController()
  const late = (milliseconds: number) => setTimeout(() => slow.abort(), milliseconds)
  const timers = { total: late(limits.totalMs), first: late(limits.firstByteMs) }
  try {
    const response = await send(request, limits, slow)
    const status = response.statusCode ?? 0
    if (status !== 200) throw await refusal(request, status, response)
    if (!request.accepts((response.headers['content-type'] ?? '').toLowerCase()))
      throw new SpeechUnavailable(`${request.service} answered with another content type.`)
    return await read(bounded(request.service, response, limits.maxBytes, () => clearTimeout(timers.first)))
  } catch (error) {
    if (error instanceof SpeechUnavailable || error instanceof SpeechRefused) throw error
    const what = slow.signal.aborted ? 'did not answer in time' : 'could not be reached, or its reply was cut'
    throw new SpeechUnavailable(`${request.service} ${what}.`)
  } finally {
    clearTimeout(timers.total)
    clearTimeout(timers.first)
    slow.abort()
  }
}

function send(
  { address, headers, body }: ProviderRequest,
  { connectMs }: ProviderLimits,
  slow: AbortController,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === 'https:' ? https : http
    const json = body === undefined ? null : JSON.stringify(body)
    const sent = request(address, {
      method: json === null ? 'GET' : 'POST',
      agent: false,
      signal: slow.signal,
      headers: {
        ...headers,
        'user-agent': 'Evenhand',
        'accept-encoding': 'identity',
        ...(json !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      },
    })
    const connecting = setTimeout(() => slow.abort(), connectMs)
    const connected = () => clearTimeout(connecting)
    sent.once('socket', socket =>
      socket.once(address.protocol === 'https:' ? 'secureConnect' : 'connect', connected).once('close', connected),
    )
    sent.once('error', reject)
    sent.once('response', resolve)
    sent.end(json ?? undefined)
  })
}

async function* bounded(service: string, response: Readable, maxBytes: number, onFirst: () => void) {
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (size === 0) onFirst()
    size += chunk.length
    if (size > maxBytes) throw new SpeechUnavailable(`${service} sent more audio than expected.`)
    yield chunk
  }
}

/** The first bytes of an error's body. Providers name the reason in it; it is not shown or logged. */
async function startOf(response: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_ERROR_BYTES) break
    }
  } catch {
    // A cut error is still an error with this status.
  }
  return Buffer.concat(chunks).toString('utf8', 0, MOST_ERROR_BYTES)
}

/** Seconds, as a number or as a date; at most an hour. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), 3600) : undefined
}

async function refusal(
  { service, keyVariable }: ProviderRequest,
  status: number,
  response: http.IncomingMessage,
): Promise<SpeechUnavailable | SpeechRefused> {
  const reason = await startOf(response)
  const retryAfter = secondsOf(response.headers['retry-after'])
  const unavailable = (problem: SpeechProblem, message: string, retryable: boolean) =>
    new SpeechUnavailable(message, { problem, retryable, retryAfter })
  // ElevenLabs reports used-up credit with 401, OpenAI with 429.
  if (status === 402 || /"(quota_exceeded|insufficient_quota)"/.test(reason))
    return unavailable('no_credit', `${service} has no credit left on this account.`, false)
  if (status === 401 || status === 403)
    return unavailable('key_refused', `${service} refuses the key in ${keyVariable}.`, false)
  if (status === 429) return unavailable('busy', `${service} asks to wait.`, true)
  if ([400, 404, 413, 422].includes(status)) return new SpeechRefused(`${service} can’t say this text in this voice.`)
  return unavailable('failed', `${service} answered ${status}.`, status >= 500)
}

/** The complete reply. */
export async function wholeReply(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
