import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import { make } from './fixtures.ts'

/** What Stripe says if it refuses a request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message)
  }
}
export const missing = (what: string, id: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
export const wrong = (message: string, code?: string) =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(code && { code }) })

/** How the customer's card reacts. */
export type Card = 'works' | 'declined' | 'needs 3-D Secure'

/** All objects of the account, by ID. */
export class Store {
  readonly customers = new Map<string, Stripe.Customer>()
  readonly cards = new Map<string, Card>()
  readonly balanceTransactions = new Map<string, Stripe.CustomerBalanceTransaction>()
  readonly products = new Map<string, Stripe.Product>()
  readonly prices = new Map<string, Stripe.Price>()
  readonly sessions = new Map<string, Stripe.Checkout.Session>()
  readonly subscriptions = new Map<string, Stripe.Subscription>()
  readonly schedules = new Map<string, Stripe.SubscriptionSchedule>()
  readonly invoices = new Map<string, Stripe.Invoice>()
  readonly intents = new Map<string, Stripe.PaymentIntent>()
  readonly charges = new Map<string, Stripe.Charge>()
  readonly disputes = new Map<string, Stripe.Dispute>()
  readonly configurations = new Map<string, Stripe.BillingPortal.Configuration>()
  readonly portals = new Map<string, Stripe.BillingPortal.Session>()
  /** What is bought on the page of a checkout. */
  readonly wanted = new Map<string, { price: string; trialDays: number; metadata: Stripe.Metadata }>()
  /** In the order in which they happened. */
  readonly events: Stripe.Event[] = []
  /** The address of the server, for pages and files. */
  base = ''
  private created = 0

  constructor(
    readonly livemode: boolean,
    /** Seconds. */
    readonly now: () => number,
    private readonly onEvent: (event: Stripe.Event) => void,
  ) {}

  /** Later objects have larger IDs, so that lists can be ordered when several are of the same second. */
  id(prefix: string): string {
    this.created += 1
    return `${prefix}_${String(this.created).padStart(6, '0')}${randomBytes(6).toString('hex')}`
  }

  find<T>(map: ReadonlyMap<string, T>, what: string, id: string): T {
    const found = map.get(id)
    if (!found) throw missing(what, id)
    return found
  }

  /** Records that something has happened. The event has the object as it is now. */
  emit(type: Stripe.Event['type'], object: object): Stripe.Event {
    const event = make('event', {
      id: this.id('evt'),
      type,
      created: this.now(),
      livemode: this.livemode,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(object) },
    } as Partial<Stripe.Event>)
    this.events.push(event)
    this.onEvent(event)
    return event
  }

  expireSession(id: string): Stripe.Checkout.Session {
    const session = this.find(this.sessions, 'checkout.session', id)
    if (session.status !== 'open') throw wrong('Only Checkout Sessions with a status of open can be expired.')
    session.status = 'expired'
    session.url = null
    this.emit('checkout.session.expired', session)
    return session
  }

  refund(charge: Stripe.Charge, amount: number): Stripe.Refund {
    const refund = make('refund', { id: this.id('re'), charge: charge.id, amount, currency: charge.currency })
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded >= charge.amount
    this.emit('charge.refunded', charge)
    return refund
  }

  /** The cardholder's bank takes the money back, until it is decided. */
  dispute(charge: Stripe.Charge): Stripe.Dispute {
    const dispute = make('dispute', {
      id: this.id('dp'),
      charge: charge.id,
      amount: charge.amount,
      status: 'needs_response',
      livemode: this.livemode,
    })
    this.disputes.set(dispute.id, dispute)
    charge.disputed = true
    this.emit('charge.dispute.created', dispute)
    return dispute
  }

  closeDispute(dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
    dispute.status = status
    this.emit('charge.dispute.closed', dispute)
  }
}
