import type { Stripe } from 'stripe'
import { make } from './fixtures.ts'
import { days } from './clock.ts'
import type { Card, Store } from './store.ts'

export interface Line {
  readonly price: Stripe.Price
  readonly amount: number
  readonly start: number
  readonly end: number
  readonly proration: boolean
}

interface Billed {
  readonly subscription: Stripe.Subscription
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  readonly lines: readonly Line[]
}

const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id)

const lineItem = (store: Store, subscription: Stripe.Subscription, { price, amount, start, end, proration }: Line) =>
  make('line_item', {
    id: store.id('il'),
    amount,
    subtotal: amount,
    currency: price.currency,
    description: `${amount < 0 ? 'Unused time' : '1 ×'} ${productOf(price)}`,
    period: { start, end },
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: productOf(price) },
      unit_amount_decimal: null,
    },
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? 'si_new',
      },
    },
  })

/** An invoice that is not stored: the preview, and what the invoice is made from. */
export function draftInvoice(store: Store, { subscription, reason, lines }: Billed): Stripe.Invoice {
  const customer = store.find(store.customers, 'customer', subscription.customer as string)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total + customer.balance)
  return make('invoice', {
    id: store.id('in'),
    status: 'draft',
    customer: customer.id,
    customer_name: customer.name ?? null,
    created: store.now(),
    currency: subscription.currency,
    livemode: store.livemode,
    billing_reason: reason,
    lines: {
      object: 'list',
      data: lines.map(line => lineItem(store, subscription, line)),
      has_more: false,
      url: '/v1/invoices/lines',
    },
    subtotal: total,
    total,
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: store.now(),
    period_end: store.now(),
  })
}

function attempt(store: Store, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, card: Card): boolean {
  invoice.attempted = true
  invoice.attempt_count += 1
  if (card === 'needs 3-D Secure') {
    intent.status = 'requires_action'
    return false
  }
  const works = card === 'works'
  const message = works ? null : 'Your card was declined.'
  const charge = make('charge', {
    id: store.id('ch'),
    amount: intent.amount,
    amount_captured: works ? intent.amount : 0,
    captured: works,
    paid: works,
    status: works ? 'succeeded' : 'failed',
    failure_message: message,
    failure_code: works ? null : 'card_declined',
    created: store.now(),
    currency: intent.currency,
    customer: invoice.customer as string,
    payment_intent: intent.id,
    livemode: store.livemode,
  })
  store.charges.set(charge.id, charge)
  intent.latest_charge = charge.id
  intent.status = works ? 'succeeded' : 'requires_payment_method'
  intent.last_payment_error = message
    ? ({ type: 'card_error', code: 'card_declined', message } as Stripe.PaymentIntent.LastPaymentError)
    : null
  store.emit(works ? 'charge.succeeded' : 'charge.failed', charge)
  return works
}

function markPaid(store: Store, invoice: Stripe.Invoice): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions = { ...invoice.status_transitions, paid_at: store.now() }
  store.emit('invoice.paid', invoice)
}

const intentOf = (store: Store, { payments }: Stripe.Invoice) =>
  store.find(store.intents, 'payment_intent', payments?.data[0]?.payment.payment_intent as string)

/** Tries to charge an open invoice. @returns whether it is paid */
export function payInvoice(store: Store, invoice: Stripe.Invoice, card: Card): boolean {
  const intent = intentOf(store, invoice)
  const isPaid = attempt(store, invoice, intent, card)
  if (isPaid) markPaid(store, invoice)
  else {
    invoice.next_payment_attempt = store.now() + days(3)
    store.emit(card === 'declined' ? 'invoice.payment_failed' : 'invoice.payment_action_required', invoice)
  }
  return isPaid
}

/** Finalizes an invoice, uses the customer's balance and charges the rest. @returns whether nothing is left to pay */
export function issueInvoice(store: Store, billed: Billed, card: Card): { invoice: Stripe.Invoice; isPaid: boolean } {
  const invoice = draftInvoice(store, billed)
  const customer = store.find(store.customers, 'customer', invoice.customer as string)
  store.invoices.set(invoice.id, invoice)
  invoice.hosted_invoice_url = `${store.base}/i/${invoice.id}`
  invoice.invoice_pdf = `${store.base}/i/${invoice.id}/pdf`
  invoice.status = 'open'
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1
  invoice.status_transitions = { ...invoice.status_transitions, finalized_at: store.now() }
  customer.balance = Math.min(0, customer.balance + invoice.total)
  invoice.ending_balance = customer.balance
  billed.subscription.latest_invoice = invoice.id
  if (invoice.amount_due === 0) {
    markPaid(store, invoice)
    return { invoice, isPaid: true }
  }
  const intent = make('payment_intent', {
    id: store.id('pi'),
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    created: store.now(),
    livemode: store.livemode,
  })
  store.intents.set(intent.id, intent)
  const payment = make('invoice_payment', {
    id: store.id('inpay'),
    invoice: invoice.id,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
  })
  invoice.payments = { object: 'list', data: [payment], has_more: false, url: '/v1/invoice_payments' }
  store.emit('invoice.finalized', invoice)
  return { invoice, isPaid: payInvoice(store, invoice, card) }
}

/** The invoice of a period for which nothing is collected. */
export function issueVoid(store: Store, billed: Billed): void {
  const invoice = draftInvoice(store, billed)
  store.invoices.set(invoice.id, invoice)
  billed.subscription.latest_invoice = invoice.id
  invoice.status = 'void'
  invoice.status_transitions = { ...invoice.status_transitions, voided_at: store.now() }
  store.emit('invoice.voided', invoice)
}

/** Makes an invoice void, and gives back the balance that it used. */
export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  const customer = store.find(store.customers, 'customer', invoice.customer as string)
  customer.balance = invoice.starting_balance
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions = { ...invoice.status_transitions, voided_at: store.now() }
  store.emit('invoice.voided', invoice)
}
