import type { Stripe } from 'stripe'
import { Breaker } from '../ai/breaker.ts'
import type { Settings } from '../env/settings.ts'
import { ProblemError, unavailable } from '../errors/problem-error.ts'
import type { Log } from '../log/log.ts'
import { whenNeeded } from '../when-needed.ts'
import { boundedClient, type BoundedClient } from './bounded-client.ts'
import { download } from './download.ts'
import { openSigned } from './signed-event.ts'
import { paymentWords } from './words.ts'

/** The version that the types of the installed package describe. An update of the package changes both, after its changelog was read. */
const API_VERSION = '2026-10-28.endive'
/** For one request. It is repeated once, with the same idempotency key. */
const REQUEST_MS = 5000
/** For a complete operation: people wait for it, and the browser gives up after 10 s. */
const OPERATION_MS = 9000
/** Clients that are kept for the next operations. */
const MOST_IDLE = 20

/** The connection to Stripe, if the settings have its keys. */
export interface StripeConnection {
  /** Whether the key is for live data. Test and live objects never meet: IDs are stored with this. */
  readonly live: boolean
  /** What Stripe signed; null if the signature is wrong or older than 5 minutes. @param header `Stripe-Signature` */
  openEvent(bytes: Buffer, header: unknown, now: Date): Promise<unknown>
  /**
   * Runs an operation of one or more requests.
   * @throws 503 `payments_unavailable`, 402 `payment_declined`; other errors of Stripe as they are
   */
  use<T>(work: (stripe: Stripe) => Promise<T>, options?: { readonly withinMs?: number }): Promise<T>
  /** A file at an address that Stripe has sent, such as the PDF of an invoice. @throws 503 `payments_unavailable` */
  download(address: string): Promise<Buffer>
}

interface StripeFailure {
  readonly type?: string
  readonly code?: string
  readonly statusCode?: number
  readonly message?: string
  readonly headers?: Record<string, string>
}

/** Whether Stripe does not know the object. */
export const isMissing = (error: unknown): boolean => (error as StripeFailure).code === 'resource_missing'

/** Whether Stripe understood a request and will always refuse it. */
export const isRefused = (error: unknown): boolean => {
  const { type, statusCode } = error as StripeFailure
  return type === 'StripeInvalidRequestError' && statusCode === 400
}

/** Failures of the service, after which it is left alone for a while. Everything else is an answer. */
const isOutage = ({ type, statusCode }: StripeFailure) =>
  type === 'StripeConnectionError' || type === 'StripeAPIError' || statusCode === 429 || (statusCode ?? 0) >= 500

function problemOf(error: unknown, log: Log): unknown {
  const failure = error as StripeFailure
  if (isOutage(failure)) {
    log.warn({ err: error }, 'Stripe is not available')
    return unavailable('payments_unavailable', paymentWords.unavailable)
  }
  if (failure.statusCode === 401 || failure.statusCode === 403) {
    log.error({ err: error }, 'Stripe refuses the key in STRIPE_SECRET_KEY')
    return unavailable('payments_unavailable', paymentWords.keyRefused)
  }
  if (failure.type === 'StripeCardError') return declined(failure.message)
  return error
}

/** @param reason the sentence for the cardholder that Stripe sends */
export const declined = (reason: string | undefined) =>
  new ProblemError(402, 'payment_declined', paymentWords.declined(reason))

const retryAfter = ({ headers }: StripeFailure) => Number(headers?.['retry-after']) || undefined

type StripeSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>

/** The package with the connection that its requests use. */
interface Client {
  readonly stripe: Stripe
  readonly http: BoundedClient
}

/** @returns makes a client, which takes longer than a request: it is kept for the next operation */
async function clients(key: string, address: URL): Promise<() => Client> {
  // The package takes long to load, and most processes do not need it right away.
  const { Stripe } = await import('stripe')
  return () => {
    const http = boundedClient()
    const stripe = new Stripe(key, {
      apiVersion: API_VERSION,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
      host: address.hostname,
      port: address.port || (address.protocol === 'http:' ? 80 : 443),
      timeout: REQUEST_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      httpClient: http,
    })
    return { stripe, http }
  }
}

/** @returns null if Stripe is not configured */
export function connectStripe(settings: StripeSettings, log: Log): StripeConnection | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL } = settings
  if (!key || !secret) return null
  const address = new URL(STRIPE_API_URL)
  const newClient = whenNeeded(() => clients(key, address))
  const verifier = whenNeeded(async () => (await newClient())().stripe)
  const idle: Client[] = []
  const breaker = new Breaker()

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    if (breaker.enter() > 0) throw unavailable('payments_unavailable', paymentWords.unavailable)
    try {
      const result = await work()
      breaker.succeeded()
      return result
    } catch (error) {
      if (isOutage(error as StripeFailure)) breaker.failed(retryAfter(error as StripeFailure))
      else breaker.succeeded()
      throw problemOf(error, log)
    }
  }

  /** Runs an operation with a client of its own. */
  async function withClient<T>(withinMs: number, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const client = idle.pop() ?? (await newClient())()
    client.http.deadline = performance.now() + withinMs
    try {
      return await work(client.stripe)
    } finally {
      if (idle.length < MOST_IDLE) idle.push(client)
    }
  }

  return {
    live: /^\w+_live_/.test(key),
    openEvent: async (bytes, header, now) => openSigned(await verifier(), { bytes, header, secret, now }),
    use: (work, { withinMs = OPERATION_MS } = {}) => guarded(() => withClient(withinMs, work)),
    download: place =>
      guarded(async () => {
        const { protocol, origin } = new URL(place)
        if (protocol !== 'https:' && origin !== address.origin) throw new Error('Stripe sent an address without https.')
        return download(place, OPERATION_MS)
      }),
  }
}
