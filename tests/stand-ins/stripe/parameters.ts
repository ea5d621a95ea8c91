import type { Stripe } from 'stripe'
import type { FormValue } from './form.ts'

// What each call of the product may contain, checked by the compiler against the types of the installed package: a name or kind that the
// package does not have is an error of `npm run check`.

type Kind = 'text' | 'count' | 'flag' | 'map'
type AnyShape = Kind | { readonly list: AnyShape } | { readonly [name: string]: AnyShape | undefined }

/** The kinds of values of parameters: `map` has names of one's own. */
type Shape<T> = ShapeOf<Exclude<T, '' | null | undefined>>
type ShapeOf<T> = T extends readonly (infer E)[]
  ? { readonly list: Shape<E> }
  : T extends object
    ? string extends keyof T
      ? 'map'
      : { readonly [K in keyof T]?: Shape<T[K]> }
    : T extends boolean
      ? 'flag'
      : T extends number
        ? 'count'
        : 'text'

const shape = <T>(of: Shape<T>): AnyShape => of as AnyShape
const nothing: AnyShape = {}
const page = { customer: 'text', limit: 'count', expand: { list: 'text' } } as const

/** By method and path; `:id` is any ID. */
export const PARAMETERS: Readonly<Record<string, AnyShape>> = {
  'POST /v1/customers': shape<Stripe.CustomerCreateParams>({ name: 'text', metadata: 'map' }),
  'GET /v1/customers/:id': nothing,
  'POST /v1/customers/:id/balance_transactions': shape<Stripe.CustomerCreateBalanceTransactionParams>({
    amount: 'count',
    currency: 'text',
    description: 'text',
    metadata: 'map',
  }),
  'GET /v1/customers/:id/balance_transactions': shape<Stripe.CustomerListBalanceTransactionsParams>({
    created: { gte: 'count' },
    limit: 'count',
  }),
  'GET /v1/products/:id': nothing,
  'POST /v1/products': shape<Stripe.ProductCreateParams>({
    id: 'text',
    name: 'text',
    description: 'text',
    metadata: 'map',
  }),
  'POST /v1/products/:id': shape<Stripe.ProductUpdateParams>({ name: 'text', description: 'text', active: 'flag' }),
  'GET /v1/prices/:id': nothing,
  'POST /v1/prices': shape<Stripe.PriceCreateParams>({
    product: 'text',
    currency: 'text',
    unit_amount: 'count',
    recurring: { interval: 'text' },
    metadata: 'map',
  }),
  'POST /v1/prices/:id': shape<Stripe.PriceUpdateParams>({ active: 'flag' }),
  'POST /v1/checkout/sessions': shape<Stripe.Checkout.SessionCreateParams>({
    mode: 'text',
    customer: 'text',
    line_items: { list: { price: 'text', quantity: 'count' } },
    client_reference_id: 'text',
    metadata: 'map',
    subscription_data: { metadata: 'map', trial_period_days: 'count' },
    tax_id_collection: { enabled: 'flag' },
    customer_update: { name: 'text', address: 'text' },
    success_url: 'text',
    cancel_url: 'text',
  }),
  'GET /v1/checkout/sessions': shape<Stripe.Checkout.SessionListParams>({ ...page, status: 'text' }),
  'GET /v1/checkout/sessions/:id': nothing,
  'POST /v1/checkout/sessions/:id/expire': nothing,
  'GET /v1/subscriptions': shape<Stripe.SubscriptionListParams>({ ...page, status: 'text' }),
  'GET /v1/subscriptions/:id': shape<Stripe.SubscriptionRetrieveParams>({ expand: { list: 'text' } }),
  'POST /v1/subscriptions/:id': shape<Stripe.SubscriptionUpdateParams>({
    items: { list: { id: 'text', price: 'text' } },
    proration_behavior: 'text',
    proration_date: 'count',
    payment_behavior: 'text',
    cancel_at_period_end: 'flag',
    cancel_at: 'count',
    cancellation_details: { feedback: 'text', comment: 'text' },
    pause_collection: { behavior: 'text' },
    trial_end: 'count',
    metadata: 'map',
    expand: { list: 'text' },
  }),
  'DELETE /v1/subscriptions/:id': shape<Stripe.SubscriptionCancelParams>({ invoice_now: 'flag', prorate: 'flag' }),
  'POST /v1/subscription_schedules': shape<Stripe.SubscriptionScheduleCreateParams>({ from_subscription: 'text' }),
  'POST /v1/subscription_schedules/:id': shape<Stripe.SubscriptionScheduleUpdateParams>({
    end_behavior: 'text',
    proration_behavior: 'text',
    metadata: 'map',
    phases: {
      list: {
        items: { list: { price: 'text', quantity: 'count' } },
        start_date: 'count',
        end_date: 'count',
        trial: 'flag',
        duration: { interval: 'text', interval_count: 'count' },
        proration_behavior: 'text',
      },
    },
  }),
  'POST /v1/subscription_schedules/:id/release': nothing,
  'GET /v1/invoices': shape<Stripe.InvoiceListParams>(page),
  'GET /v1/invoices/:id': nothing,
  'POST /v1/invoices/:id/void': nothing,
  'POST /v1/invoices/create_preview': shape<Stripe.InvoiceCreatePreviewParams>({
    subscription: 'text',
    subscription_details: {
      items: { list: { id: 'text', price: 'text' } },
      proration_behavior: 'text',
      proration_date: 'count',
    },
  }),
  'GET /v1/payment_intents/:id': nothing,
  'GET /v1/charges': shape<Stripe.ChargeListParams>({ customer: 'text', limit: 'count' }),
  'GET /v1/charges/:id': nothing,
  'POST /v1/refunds': shape<Stripe.RefundCreateParams>({ charge: 'text', reason: 'text' }),
  'GET /v1/disputes': shape<Stripe.DisputeListParams>({ charge: 'text', limit: 'count' }),
  'GET /v1/billing_portal/configurations': shape<Stripe.BillingPortal.ConfigurationListParams>({
    active: 'flag',
    limit: 'count',
  }),
  'POST /v1/billing_portal/configurations': shape<Stripe.BillingPortal.ConfigurationCreateParams>({
    metadata: 'map',
    features: {
      customer_update: { enabled: 'flag', allowed_updates: { list: 'text' } },
      invoice_history: { enabled: 'flag' },
      payment_method_update: { enabled: 'flag' },
      subscription_cancel: { enabled: 'flag' },
      subscription_update: { enabled: 'flag' },
    },
  }),
  'POST /v1/billing_portal/sessions': shape<Stripe.BillingPortal.SessionCreateParams>({
    customer: 'text',
    configuration: 'text',
    return_url: 'text',
  }),
}

/** The calls whose path has an ID. */
const WITH_ID = Object.keys(PARAMETERS)
  .filter(call => call.includes(':id'))
  .map(call => ({ call, pattern: new RegExp(`^${call.replace(':id', String.raw`([\w-]+)`)}$`) }))

/** The call of a request, as it is listed above. */
export function callOf(method: string, path: string): { call: string; id: string } | null {
  const asked = `${method} ${path}`
  if (asked in PARAMETERS) return { call: asked, id: '' }
  for (const { call, pattern } of WITH_ID) {
    const found = pattern.exec(asked)
    if (found) return { call, id: found[1]! }
  }
  return null
}

const KINDS: Record<Exclude<Kind, 'map'>, RegExp> = { text: /^[\s\S]*$/, count: /^-?\d*$/, flag: /^(?:true|false)$/ }

/** @returns the first parameter that the call does not have, or whose value is of another kind; null if there is none */
export function wrongParameter(of: AnyShape, value: FormValue, name = ''): string | null {
  if (of === 'map') return typeof value === 'string' ? name : null
  if (typeof of === 'string') return typeof value === 'string' && KINDS[of].test(value) ? null : name
  if (typeof value === 'string') return value === '' ? null : name
  const isList = 'list' in of
  if (isList !== Array.isArray(value)) return name
  const inner = Object.entries(value).map(([key, one]) => {
    const next = (of as Record<string, AnyShape>)[isList ? 'list' : key]
    const place = name ? `${name}[${key}]` : key
    return next === undefined ? place : wrongParameter(next, one as FormValue, place)
  })
  return inner.find(found => found !== null) ?? null
}
