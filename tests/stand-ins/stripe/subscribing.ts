import type { Stripe } from 'stripe'
import { after, days, prorated } from './clock.ts'
import { make } from './fixtures.ts'
import { draftInvoice, issueInvoice, issueVoid, type Line, payInvoice } from './invoicing.ts'
import { type Card, type Store, wrong } from './store.ts'

// The life of a subscription: as Stripe documents it, for one item and one customer.

const itemOf = ({ items }: Stripe.Subscription) => items.data[0]!
const intervalOf = ({ recurring }: Stripe.Price) => recurring!.interval
const amountOf = ({ unit_amount }: Stripe.Price) => unit_amount ?? 0

const cardOf = (store: Store, { customer }: Stripe.Subscription): Card => store.cards.get(customer as string) ?? 'works'

const fullPeriod = (price: Stripe.Price, start: number): Line => ({
  price,
  amount: amountOf(price),
  start,
  end: after(start, intervalOf(price)),
  proration: false,
})

interface Started {
  readonly customer: string
  readonly price: Stripe.Price
  readonly trialDays: number
  readonly metadata: Stripe.Metadata
}

/** Starts a subscription whose payment method works. */
function startSubscription(store: Store, { customer, price, trialDays, metadata }: Started): Stripe.Subscription {
  const now = store.now()
  const end = trialDays > 0 ? now + days(trialDays) : after(now, intervalOf(price))
  const id = store.id('sub')
  const subscription = make('subscription', {
    id,
    customer,
    metadata,
    created: now,
    start_date: now,
    currency: price.currency,
    livemode: store.livemode,
    status: trialDays > 0 ? 'trialing' : 'active',
    billing_cycle_anchor: trialDays > 0 ? end : now,
    trial_start: trialDays > 0 ? now : null,
    trial_end: trialDays > 0 ? end : null,
    items: {
      object: 'list',
      data: [
        make('subscription_item', {
          id: store.id('si'),
          subscription: id,
          price,
          current_period_start: now,
          current_period_end: end,
        }),
      ],
      has_more: false,
      url: '/v1/subscription_items',
    },
  })
  store.subscriptions.set(id, subscription)
  store.emit('customer.subscription.created', subscription)
  const line = trialDays > 0 ? { price, amount: 0, start: now, end, proration: false } : fullPeriod(price, now)
  issueInvoice(store, { subscription, reason: 'subscription_create', lines: [line] }, 'works')
  return subscription
}

/** Someone pays on the page of a checkout. */
export function completeSession(store: Store, id: string): Stripe.Subscription {
  const session = store.find(store.sessions, 'checkout.session', id)
  if (session.status !== 'open') throw wrong('The session is not open.')
  const { price, trialDays, metadata } = store.wanted.get(id)!
  const subscription = startSubscription(store, {
    customer: session.customer as string,
    price: store.find(store.prices, 'price', price),
    trialDays,
    metadata,
  })
  session.status = 'complete'
  session.payment_status = trialDays > 0 ? 'no_payment_required' : 'paid'
  session.subscription = subscription.id
  session.url = null
  store.emit('checkout.session.completed', session)
  return subscription
}

export interface ItemChange {
  readonly price: string
  readonly at: number
}

/** What a change of the price costs. Another interval starts a new period. */
function prorationLines(store: Store, subscription: Stripe.Subscription, { price: id, at }: ItemChange): Line[] {
  const item = itemOf(subscription)
  const price = store.find(store.prices, 'price', id)
  const period = { start: item.current_period_start, end: item.current_period_end }
  if (at < period.start || at > period.end) throw wrong('The proration date is outside of the current period.')
  const unused: Line = {
    price: item.price,
    amount: -prorated(amountOf(item.price), at, period),
    start: at,
    end: period.end,
    proration: true,
  }
  const next: Line =
    intervalOf(price) === intervalOf(item.price)
      ? { price, amount: prorated(amountOf(price), at, period), start: at, end: period.end, proration: true }
      : fullPeriod(price, store.now())
  return [unused, next]
}

export const previewChange = (store: Store, subscription: Stripe.Subscription, change: ItemChange): Stripe.Invoice =>
  draftInvoice(store, {
    subscription,
    reason: 'subscription_update',
    lines: prorationLines(store, subscription, change),
  })

/** Puts the subscription on a price. */
function enterPrice(store: Store, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = itemOf(subscription)
  if (intervalOf(price) !== intervalOf(item.price) && subscription.status !== 'trialing') {
    const now = store.now()
    item.current_period_start = now
    item.current_period_end = after(now, intervalOf(price))
    subscription.billing_cycle_anchor = now
  }
  item.price = price
}

/** Changes the price and charges the difference. If that does not work the change stays pending. */
export function upgrade(store: Store, subscription: Stripe.Subscription, change: ItemChange): void {
  const lines = prorationLines(store, subscription, change)
  const price = store.find(store.prices, 'price', change.price)
  const billed = { subscription, reason: 'subscription_update', lines } as const
  const { isPaid } = issueInvoice(store, billed, cardOf(store, subscription))
  if (isPaid) enterPrice(store, subscription, price)
  else
    subscription.pending_update = {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: [],
      expires_at: store.now() + days(1),
      metadata: null,
      subscription_items: [{ ...itemOf(subscription), price }],
      trial_end: null,
      trial_from_plan: null,
    }
  store.emit('customer.subscription.updated', subscription)
}

/** Changes the price without charging anything for it now. */
export function replacePrice(store: Store, subscription: Stripe.Subscription, id: string): void {
  enterPrice(store, subscription, store.find(store.prices, 'price', id))
  store.emit('customer.subscription.updated', subscription)
}

/** Moves the end of a trial. */
export function moveTrialEnd(store: Store, subscription: Stripe.Subscription, end: number): void {
  if (subscription.status !== 'trialing') throw wrong('The subscription is not in a trial.')
  if (end <= store.now()) throw wrong('The end of the trial has to be in the future.')
  subscription.trial_end = end
  subscription.billing_cycle_anchor = end
  itemOf(subscription).current_period_end = end
}

/** What follows when an invoice is paid late: by a retry, or by a person on its page. */
export function settle(store: Store, invoice: Stripe.Invoice, card: Card): boolean {
  if (!payInvoice(store, invoice, card)) return false
  const id = invoice.parent?.subscription_details?.subscription as string
  const subscription = store.find(store.subscriptions, 'subscription', id)
  const pending = subscription.pending_update?.subscription_items?.[0]
  if (pending && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null
    enterPrice(store, subscription, pending.price)
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') subscription.status = 'active'
  store.emit('customer.subscription.updated', subscription)
  return true
}

/** Ends a subscription. */
export function endSubscription(store: Store, subscription: Stripe.Subscription, at: number): void {
  if (subscription.schedule) store.schedules.get(subscription.schedule as string)!.status = 'canceled'
  subscription.schedule = null
  subscription.status = 'canceled'
  subscription.ended_at = at
  subscription.canceled_at ??= at
  store.emit('customer.subscription.deleted', subscription)
}

/** What a schedule changes at the end of the period. It is released at the end of its last phase. */
function nextPrice(store: Store, subscription: Stripe.Subscription): Stripe.Price {
  const schedule = subscription.schedule ? store.schedules.get(subscription.schedule as string) : undefined
  const { current_period_end: end, price } = itemOf(subscription)
  if (!schedule) return price
  const phase = schedule.phases.find(({ start_date, end_date }) => start_date <= end && end < end_date)
  if (phase) {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
    return store.find(store.prices, 'price', phase.items[0]!.price as string)
  }
  schedule.status = 'released'
  schedule.released_subscription = subscription.id
  subscription.schedule = null
  return price
}

/** The end of a period: the subscription ends, or its next period begins with an invoice. */
export function renew(store: Store, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription)
  const start = item.current_period_end
  if (subscription.cancel_at_period_end) return endSubscription(store, subscription, start)
  const price = nextPrice(store, subscription)
  if (intervalOf(price) !== intervalOf(item.price)) subscription.billing_cycle_anchor = start
  item.price = price
  item.current_period_start = start
  item.current_period_end = after(start, intervalOf(price))
  subscription.status = 'active'
  const billed = { subscription, reason: 'subscription_cycle', lines: [fullPeriod(price, start)] } as const
  if (subscription.pause_collection?.behavior === 'void') issueVoid(store, billed)
  else if (!issueInvoice(store, billed, cardOf(store, subscription)).isPaid) subscription.status = 'past_due'
  store.emit('customer.subscription.updated', subscription)
}
