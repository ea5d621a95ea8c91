import type { Stripe } from 'stripe'
import { after } from './clock.ts'
import { make } from './fixtures.ts'
import type { FormObject } from './form.ts'
import { voidInvoice } from './invoicing.ts'
import { missing, type Store, wrong } from './store.ts'
import { endSubscription, type ItemChange, previewChange, replacePrice, upgrade, moveTrialEnd } from './subscribing.ts'

type Handler = (store: Store, given: { id: string; body: FormObject }) => object

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const map = (value: unknown) => (value ?? {}) as Stripe.Metadata
const inner = (value: unknown) => (value ?? {}) as FormObject
const list = (value: unknown) => (Array.isArray(value) ? value : []) as FormObject[]

/** Newest first, as Stripe lists. */
function page<T extends { id: string }>(objects: Iterable<T>, matches: (one: T) => boolean, body: FormObject): object {
  const found = [...objects].filter(matches).toReversed()
  const limit = Number(text(body['limit']) || 10)
  return { object: 'list', url: '/v1', has_more: found.length > limit, data: found.slice(0, limit) }
}

const retrieve =
  (
    name: 'customers' | 'products' | 'prices' | 'sessions' | 'invoices' | 'intents' | 'charges',
    what: string,
  ): Handler =>
  (store, { id }) =>
    store.find<object>(store[name], what, id)

function createSession(store: Store, { body }: { body: FormObject }): Stripe.Checkout.Session {
  const customer = store.find(store.customers, 'customer', text(body['customer']))
  const price = text(list(body['line_items'])[0]?.['price'])
  if (!store.find(store.prices, 'price', price).active) throw wrong('The price specified is inactive.')
  const id = store.id('cs_test')
  const data = inner(body['subscription_data'])
  const session = make('checkout.session', {
    id,
    customer: customer.id,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    created: store.now(),
    expires_at: store.now() + 86_400,
    client_reference_id: text(body['client_reference_id']),
    metadata: map(body['metadata']),
    success_url: text(body['success_url']),
    cancel_url: text(body['cancel_url']),
    livemode: store.livemode,
    url: `${store.base}/c/${id}`,
  })
  store.sessions.set(id, session)
  store.wanted.set(id, {
    price,
    trialDays: Number(text(data['trial_period_days']) || 0),
    metadata: map(data['metadata']),
  })
  return session
}

function changeOf(store: Store, body: FormObject): ItemChange | null {
  const [item] = list(body['items'])
  return item ? { price: text(item['price']), at: Number(text(body['proration_date']) || store.now()) } : null
}

function updateSubscription(store: Store, { id, body }: { id: string; body: FormObject }): Stripe.Subscription {
  const subscription = store.find(store.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id)
  const change = changeOf(store, body)
  if (change && body['payment_behavior'] === 'pending_if_incomplete' && 'cancel_at_period_end' in body)
    throw wrong('cancel_at_period_end cannot be updated together with payment_behavior=pending_if_incomplete.')
  const details = inner(body['cancellation_details'])
  if (body['cancel_at_period_end'] !== undefined) {
    if (subscription.schedule) throw wrong('The subscription is managed by a schedule. Release it first.')
    subscription.cancel_at_period_end = body['cancel_at_period_end'] === 'true'
    subscription.canceled_at = subscription.cancel_at_period_end ? store.now() : null
    subscription.cancellation_details = {
      ...subscription.cancellation_details!,
      comment: text(details['comment']) || null,
      feedback: text(details['feedback']) || null,
    }
  }
  if (body['cancel_at'] === '') subscription.cancel_at = null
  if (body['pause_collection'] === '') subscription.pause_collection = null
  else if (body['pause_collection'] !== undefined)
    subscription.pause_collection = {
      behavior: text(inner(body['pause_collection'])['behavior']) as Stripe.Subscription.PauseCollection.Behavior,
      resumes_at: null,
    }
  Object.assign(subscription.metadata, map(body['metadata']))
  if (body['trial_end'] !== undefined) moveTrialEnd(store, subscription, Number(text(body['trial_end'])))
  if (change && body['proration_behavior'] === 'none') replacePrice(store, subscription, change.price)
  else if (change) upgrade(store, subscription, change)
  else store.emit('customer.subscription.updated', subscription)
  return subscription
}

function createSchedule(store: Store, { body }: { body: FormObject }): Stripe.SubscriptionSchedule {
  const id = text(body['from_subscription'])
  const subscription = store.find(store.subscriptions, 'subscription', id)
  if (subscription.schedule) throw wrong('The subscription is already attached to a schedule.')
  const { current_period_start: start_date, current_period_end: end_date, price } = subscription.items.data[0]!
  const schedule = make('subscription_schedule', {
    id: store.id('sub_sched'),
    subscription: id,
    customer: subscription.customer as string,
    status: 'active',
    created: store.now(),
    current_phase: { start_date, end_date },
  })
  schedule.phases = [{ ...schedule.phases[0]!, start_date, end_date, items: [phaseItem(schedule, price.id)] }]
  store.schedules.set(schedule.id, schedule)
  subscription.schedule = schedule.id
  return schedule
}

const phaseItem = ({ phases }: Stripe.SubscriptionSchedule, price: string) => ({ ...phases[0]!.items[0]!, price })

function updateSchedule(store: Store, { id, body }: { id: string; body: FormObject }): Stripe.SubscriptionSchedule {
  const schedule = store.find(store.schedules, 'subscription_schedule', id)
  if (schedule.status !== 'active') throw wrong('You cannot update a subscription schedule that is not active.')
  schedule.metadata = map(body['metadata'])
  const [earlier] = schedule.phases
  schedule.phases = []
  for (const phase of list(body['phases'])) {
    // A phase without a start begins where the one before it ends.
    const start_date = Number(text(phase['start_date']) || schedule.phases.at(-1)?.end_date)
    const end_date = Number(text(phase['end_date']) || after(start_date, text(inner(phase['duration'])['interval'])))
    const price = text(list(phase['items'])[0]?.['price'])
    schedule.phases.push({ ...earlier!, start_date, end_date, items: [{ ...earlier!.items[0]!, price }] })
  }
  const subscription = store.find(store.subscriptions, 'subscription', schedule.subscription as string)
  store.emit('subscription_schedule.updated', schedule)
  store.emit('customer.subscription.updated', subscription)
  return schedule
}

function releaseSchedule(store: Store, { id }: { id: string }): Stripe.SubscriptionSchedule {
  const schedule = store.find(store.schedules, 'subscription_schedule', id)
  if (schedule.status !== 'active') throw wrong('The schedule is not active.')
  const subscription = store.find(store.subscriptions, 'subscription', schedule.subscription as string)
  schedule.status = 'released'
  schedule.released_subscription = subscription.id
  schedule.subscription = null
  subscription.schedule = null
  store.emit('subscription_schedule.released', { ...schedule, customer: subscription.customer })
  store.emit('customer.subscription.updated', subscription)
  return schedule
}

function voidOpen(store: Store, { id }: { id: string }): Stripe.Invoice {
  const invoice = store.find(store.invoices, 'invoice', id)
  if (invoice.status !== 'open') throw wrong('You can only void open invoices.')
  voidInvoice(store, invoice)
  for (const subscription of store.subscriptions.values())
    if (subscription.latest_invoice === id) subscription.pending_update = null
  return invoice
}

function refund(store: Store, { body }: { body: FormObject }): Stripe.Refund {
  const charge = store.find(store.charges, 'charge', text(body['charge']))
  return store.refund(charge, charge.amount - charge.amount_refunded)
}

/** What each call does, as it is listed in `parameters.ts`. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /v1/customers': (store, { body }) => {
    const customer = make('customer', {
      id: store.id('cus'),
      name: text(body['name']),
      metadata: map(body['metadata']),
      created: store.now(),
      livemode: store.livemode,
    })
    customer.invoice_prefix = customer.id.slice(-8).toUpperCase()
    store.customers.set(customer.id, customer)
    store.emit('customer.created', customer)
    return customer
  },
  'GET /v1/customers/:id': retrieve('customers', 'customer'),
  'POST /v1/customers/:id/balance_transactions': (store, { id, body }) => {
    const customer = store.find(store.customers, 'customer', id)
    const amount = Number(text(body['amount']))
    customer.balance += amount
    store.emit('customer.updated', customer)
    const transaction = make('customer_balance_transaction', {
      id: store.id('cbtxn'),
      amount,
      customer: id,
      currency: text(body['currency']),
      description: text(body['description']),
      metadata: map(body['metadata']),
      ending_balance: customer.balance,
      created: store.now(),
    })
    store.balanceTransactions.set(transaction.id, transaction)
    return transaction
  },
  'GET /v1/customers/:id/balance_transactions': (store, { id, body }) => {
    const since = Number(text(inner(body['created'])['gte']) || 0)
    const isFound = ({ customer, created }: Stripe.CustomerBalanceTransaction) => customer === id && created >= since
    return page(store.balanceTransactions.values(), isFound, body)
  },
  'GET /v1/products/:id': retrieve('products', 'product'),
  'POST /v1/products': (store, { body }) => {
    const id = text(body['id'])
    if (store.products.has(id)) throw wrong('Product already exists.', 'resource_already_exists')
    const shown = { name: text(body['name']), description: text(body['description']) || null }
    const product = make('product', { id, ...shown, metadata: map(body['metadata']), default_price: null })
    store.products.set(id, product)
    return product
  },
  'POST /v1/products/:id': (store, { id, body }) => {
    const product = store.find(store.products, 'product', id)
    return Object.assign(product, { ...body, active: body['active'] !== 'false' })
  },
  'GET /v1/prices/:id': retrieve('prices', 'price'),
  'POST /v1/prices': (store, { body }) => {
    const product = store.find(store.products, 'product', text(body['product']))
    const price = make('price', {
      id: store.id('price'),
      product: product.id,
      currency: text(body['currency']),
      unit_amount: Number(text(body['unit_amount'])),
      metadata: map(body['metadata']),
    })
    price.recurring!.interval = text(inner(body['recurring'])['interval']) as 'month' | 'year'
    store.prices.set(price.id, price)
    return price
  },
  'POST /v1/prices/:id': (store, { id, body }) =>
    Object.assign(store.find(store.prices, 'price', id), { active: body['active'] !== 'false' }),
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': (store, { body }) => {
    const isFound = (one: Stripe.Checkout.Session) =>
      one.customer === body['customer'] && (body['status'] === undefined || one.status === body['status'])
    return page(store.sessions.values(), isFound, body)
  },
  'GET /v1/checkout/sessions/:id': retrieve('sessions', 'checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': (store, { id }) => store.expireSession(id),
  'GET /v1/subscriptions': (store, { body }) =>
    page(store.subscriptions.values(), ({ customer }) => customer === body['customer'], body),
  'GET /v1/subscriptions/:id': (store, { id }) => store.find(store.subscriptions, 'subscription', id),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': (store, { id }) => {
    const subscription = store.find(store.subscriptions, 'subscription', id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    endSubscription(store, subscription, store.now())
    return subscription
  },
  'POST /v1/subscription_schedules': createSchedule,
  'POST /v1/subscription_schedules/:id': updateSchedule,
  'POST /v1/subscription_schedules/:id/release': releaseSchedule,
  'GET /v1/invoices': (store, { body }) =>
    page(store.invoices.values(), ({ customer }) => customer === body['customer'], body),
  'GET /v1/invoices/:id': retrieve('invoices', 'invoice'),
  'POST /v1/invoices/:id/void': voidOpen,
  'POST /v1/invoices/create_preview': (store, { body }) => {
    const change = changeOf(store, inner(body['subscription_details']))
    if (!change) throw wrong('Nothing to preview.')
    return previewChange(store, store.find(store.subscriptions, 'subscription', text(body['subscription'])), change)
  },
  'GET /v1/payment_intents/:id': retrieve('intents', 'payment_intent'),
  'GET /v1/charges': (store, { body }) =>
    page(store.charges.values(), ({ customer }) => customer === body['customer'], body),
  'GET /v1/charges/:id': retrieve('charges', 'charge'),
  'POST /v1/refunds': refund,
  'GET /v1/disputes': (store, { body }) =>
    page(store.disputes.values(), ({ charge }) => charge === body['charge'], body),
  'GET /v1/billing_portal/configurations': (store, { body }) => page(store.configurations.values(), () => true, body),
  'POST /v1/billing_portal/configurations': (store, { body }) => {
    const configuration = make('billing_portal.configuration', {
      id: store.id('bpc'),
      metadata: map(body['metadata']),
      active: true,
    })
    store.configurations.set(configuration.id, configuration)
    return configuration
  },
  'POST /v1/billing_portal/sessions': (store, { body }) => {
    const id = store.id('bps')
    const session = make('billing_portal.session', {
      id,
      customer: store.find(store.customers, 'customer', text(body['customer'])).id,
      configuration: store.find(store.configurations, 'configuration', text(body['configuration'])).id,
      return_url: text(body['return_url']),
      url: `${store.base}/p/${id}`,
    })
    store.portals.set(id, session)
    return session
  },
}
