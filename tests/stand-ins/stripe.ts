import { createHmac } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request as createRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'
import { HANDLERS } from './stripe/handlers.ts'
import { type FormObject, readForm } from './stripe/form.ts'
import { servePage } from './stripe/pages.ts'
import { callOf, PARAMETERS, wrongParameter } from './stripe/parameters.ts'
import { present } from './stripe/present.ts'
import { Refusal, Store, wrong } from './stripe/store.ts'
import { voidInvoice } from './stripe/invoicing.ts'
import { renew, upgrade } from './stripe/subscribing.ts'

/**
 * A stand-in for Stripe on a real socket: the calls that the product makes, with the documented objects, errors, idempotency and events.
 * Requests with unknown parameters, without a key, without an idempotency key or for another version of the API are refused.
 */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_standInKey0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_standInSecret0123456789',
}
const API_VERSION = '2026-10-28.endive'
const MOST_BYTES = 1_000_000

/** What happens to a request instead of its reply. After `cut after` the request has had its effect. */
export type Fault =
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'cut' | 'cut after' }
  | { readonly kind: 'status'; readonly status: 429 | 500; readonly retryAfter?: string }

interface Received {
  readonly call: string
  readonly body: FormObject
  readonly idempotencyKey: string | undefined
}

interface Reply {
  readonly status: number
  /** As it was written out: the objects in it change later. */
  readonly body: string
}

const reading = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > MOST_BYTES) request.destroy(wrong('The request is too large.'))
    })
    request.on('error', reject)
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
  })

const connections = new Agent({ keepAlive: true })

/** Sends a body on a connection that stays open. @returns the status of the reply */
const post = (address: string, body: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const request = createRequest(address, { method: 'POST', agent: connections, headers }, response => {
      response.resume().on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject).end(body)
  })

export class StripeStandIn {
  readonly store: Store
  /** Every request that was understood, in order. */
  readonly requests: Received[] = []
  /** For the next requests, one each. */
  readonly faults: Fault[] = []
  /** Calls whose next reply does not arrive, although they have their effect. */
  private readonly lost: string[] = []
  /** Whether events are sent when they happen. Otherwise tests send them. */
  sendsEvents = false
  /** Where events are sent. */
  webhook = ''
  private readonly replies = new Map<string, Reply & { fingerprint: string }>()
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  private sending: Promise<unknown> = Promise.resolve()

  private constructor(clock: () => Date, livemode: boolean) {
    const seconds = () => Math.floor(clock().getTime() / 1000)
    this.store = new Store(livemode, seconds, event => {
      if (this.sendsEvents) this.sending = this.sending.then(() => this.send(event)).catch(() => {})
    })
  }

  static async start(clock: () => Date = () => new Date(), livemode = false): Promise<StripeStandIn> {
    const started = new StripeStandIn(clock, livemode)
    await new Promise<void>(resolve => started.server.listen(0, '127.0.0.1', resolve))
    started.store.base = `http://127.0.0.1:${(started.server.address() as AddressInfo).port}`
    return started
  }

  /** The settings with which the product uses it. */
  get variables(): Record<string, string> {
    return { ...STRIPE_KEYS, STRIPE_API_URL: this.store.base }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise<void>(resolve => this.server.close(() => resolve()))
  }

  /** The next reply to a call is cut after its effect. */
  loseReplyOf(call: string): void {
    this.lost.push(call)
  }

  /** Replies arrive again. */
  dropLosses(): void {
    this.lost.length = 0
  }

  /** Sends an event as Stripe does. @returns the status of the reply */
  async send(event: Stripe.Event, { signedAt = this.store.now(), secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET } = {}) {
    const body = JSON.stringify(event)
    return post(this.webhook, body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, signedAt, secret),
    })
  }

  /** Waits until all events that were sent on their own have a reply. */
  async sent(): Promise<void> {
    await this.sending
  }

  /** The period of every subscription that is over ends now. */
  passPeriods(): void {
    for (const subscription of this.store.subscriptions.values())
      while (subscription.status !== 'canceled' && subscription.items.data[0]!.current_period_end <= this.store.now())
        renew(this.store, subscription)
  }

  /** The current period of every subscription ends now; it keeps its length. */
  endPeriods(): void {
    for (const { items } of this.store.subscriptions.values()) {
      const [item] = items.data
      const passed = item!.current_period_end - this.store.now() + 1
      item!.current_period_start -= passed
      item!.current_period_end -= passed
    }
    this.passPeriods()
  }

  /** Changes the price of a subscription, as a person does in the dashboard. */
  upgrade(subscription: string, price: string): void {
    const found = this.store.find(this.store.subscriptions, 'subscription', subscription)
    upgrade(this.store, found, { price, at: this.store.now() })
  }

  /** A day after an upgrade that nobody confirmed. */
  expireUpgrade(subscription: string): void {
    const found = this.store.find(this.store.subscriptions, 'subscription', subscription)
    voidInvoice(this.store, this.store.find(this.store.invoices, 'invoice', found.latest_invoice as string))
    found.pending_update = null
    this.store.emit('customer.subscription.pending_update_expired', found)
  }

  cancelAtPeriodEnd(subscription: string): void {
    const found = this.store.find(this.store.subscriptions, 'subscription', subscription)
    found.cancel_at_period_end = true
    found.canceled_at = this.store.now()
    this.store.emit('customer.subscription.updated', found)
  }

  /** What Stripe does a day after a request: its idempotency key means nothing any more. */
  forgetKeys(): void {
    this.replies.clear()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', this.store.base)
    if (servePage(this.store, pathname, response)) return
    const text = await reading(request)
    const fault = this.faults.shift()
    if (fault?.kind === 'cut') return void response.destroy()
    if (fault?.kind === 'slow') await new Promise(resolve => setTimeout(resolve, fault.ms))
    const reply =
      fault?.kind === 'status'
        ? { status: fault.status, body: JSON.stringify({ error: { type: 'api_error', message: 'Scripted.' } }) }
        : this.replyTo(request, pathname, request.method === 'POST' ? text : search.slice(1))
    if (fault?.kind === 'cut after' || this.isLost(request.method, pathname)) return void response.destroy()
    const wait = fault?.kind === 'status' && fault.retryAfter ? { 'retry-after': fault.retryAfter } : {}
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'request-id': this.store.id('req'), ...wait })
      .end(reply.body)
  }

  private isLost(method: string | undefined, path: string): boolean {
    const index = this.lost.indexOf(callOf(method ?? 'GET', path)?.call ?? '')
    if (index >= 0) this.lost.splice(index, 1)
    return index >= 0
  }

  /** The same idempotency key gets the first reply, whatever has happened since. */
  private replyTo(request: IncomingMessage, path: string, text: string): Reply {
    try {
      const key = request.headers['idempotency-key'] as string | undefined
      this.requireHeaders(request, key)
      const fingerprint = `${request.method} ${path} ${text}`
      const first = key ? this.replies.get(key) : undefined
      if (first && first.fingerprint !== fingerprint)
        throw new Refusal(400, { type: 'idempotency_error', message: 'The key was used with other parameters.' })
      if (first) return first
      const reply = { status: 200, body: JSON.stringify(this.perform(request.method ?? 'GET', path, text, key)) }
      if (key) this.replies.set(key, { ...reply, fingerprint })
      return reply
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
  }

  private requireHeaders(request: IncomingMessage, key: string | undefined): void {
    const { authorization, 'stripe-version': version } = request.headers
    if (authorization !== `Bearer ${STRIPE_KEYS.STRIPE_SECRET_KEY}`)
      throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    if (version !== API_VERSION) throw wrong(`The version ${String(version)} of the API is not the pinned one.`)
    if (request.method === 'POST' && !key) throw wrong('Every POST needs an idempotency key.')
  }

  private perform(method: string, path: string, text: string, idempotencyKey: string | undefined): object {
    const found = callOf(method, path)
    if (!found)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      })
    const { expand, ...body } = readForm(text)
    const shape = PARAMETERS[found.call]!
    const unknown = wrongParameter(shape, expand ? { ...body, expand } : body)
    if (unknown)
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: `Received unknown parameter: ${unknown}`,
        param: unknown,
      })
    this.requests.push({ call: found.call, body, idempotencyKey })
    return present(this.store, HANDLERS[found.call]!(this.store, { id: found.id, body }), expand)
  }
}

/** The signature of a body, as Stripe writes it. */
export function signatureOf(body: string, signedAt: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex')
  return `t=${signedAt},v1=${signature}`
}
