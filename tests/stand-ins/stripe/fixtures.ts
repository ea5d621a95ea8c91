import type { Stripe } from 'stripe'
import published from './fixtures.json' with { type: 'json' }

/**
 * The examples of Stripe's objects that Stripe publishes with its OpenAPI description (github.com/stripe/openapi, MIT,
 * `openapi/fixtures3.json`), of the objects that the product uses. They give each object all of its fields.
 */
interface Objects {
  customer: Stripe.Customer
  customer_balance_transaction: Stripe.CustomerBalanceTransaction
  product: Stripe.Product
  price: Stripe.Price
  'checkout.session': Stripe.Checkout.Session
  subscription: Stripe.Subscription
  subscription_item: Stripe.SubscriptionItem
  subscription_schedule: Stripe.SubscriptionSchedule
  invoice: Stripe.Invoice
  line_item: Stripe.InvoiceLineItem
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  'billing_portal.configuration': Stripe.BillingPortal.Configuration
  'billing_portal.session': Stripe.BillingPortal.Session
  event: Stripe.Event
}

/** Fields whose published values are only examples of their shape, and would say something else than what has happened. */
const EMPTY = {
  subscription: {
    billing_cycle_anchor_config: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    pending_invoice_item_interval: null,
    pending_update: null,
    transfer_data: null,
    trial_end: null,
    trial_start: null,
    billing_thresholds: null,
    billing_schedules: [],
  },
  invoice: {
    due_date: null,
    from_invoice: null,
    last_finalization_error: null,
    next_payment_attempt: null,
    shipping_cost: null,
    customer_shipping: null,
    shipping_details: null,
    amount_overpaid: 0,
  },
  customer: { discount: null, shipping: null },
  price: { custom_unit_amount: null, transform_quantity: null },
  payment_intent: {
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    processing: null,
    transfer_data: null,
  },
  charge: { source: null, shipping: null, transfer_data: null, balance_transaction: null },
  subscription_schedule: { canceled_at: null, completed_at: null, released_at: null },
} satisfies Partial<Record<keyof Objects, object>>

/** A new object with all fields of its kind. */
export function make<K extends keyof Objects>(kind: K, fields: Partial<Objects[K]>): Objects[K] {
  const empty = kind in EMPTY ? EMPTY[kind as keyof typeof EMPTY] : {}
  return { ...(structuredClone(published[kind]) as unknown as Objects[K]), ...structuredClone(empty), ...fields }
}
