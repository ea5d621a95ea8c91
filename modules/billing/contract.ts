import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, pageOf, pageQuery, prose } from '#platform/contract/shapes.ts'
import {
  billingDetails,
  CANCEL_REASONS,
  changePreview,
  choice,
  plan,
  subscription,
  transaction,
  transactionFilter,
  usage,
} from './contract/shapes.ts'

export {
  subscription,
  subscriptionStatus,
  type SubscriptionStatus,
  transaction,
  type TransactionStatus,
  usage,
} from './contract/shapes.ts'

/** At most so many transactions are exported. */
export const MOST_EXPORTED = 10_000

/** The largest event of Stripe that is read. Invoices with many lines have some ten kilobytes. */
const MOST_EVENT_BYTES = 512 * 1024

/** What the owner of an organization reads and changes, and the public plans. */
export const billingContract = contract({
  'billing.plans': {
    method: 'GET',
    path: '/api/plans',
    who: 'anyone',
    summary:
      'Lists the plans that anyone can take, in their order. Prices are in minor units of the currency; null limits are unlimited.',
    reply: z.object({ items: z.array(plan) }),
  },
  'billing.overview': {
    method: 'GET',
    path: '/api/subscriptions/overview',
    who: 'organization.own',
    summary: 'The subscription with its price, what follows it, and the usage of each limit.',
    reply: z.object({
      subscription,
      usage: z.array(usage),
      /** When the AI interviews are counted from zero again. */
      resets_at: instant,
      engine: z.enum(['embedded', 'stripe']),
    }),
  },
  'billing.create': {
    steps: true,
    method: 'POST',
    path: '/api/organizations/create-subscription',
    who: 'organization.own',
    summary:
      'Takes a plan. With an external provider the reply has the URL of its checkout, otherwise the subscription. 409 `already_subscribed` if the organization has a paid plan, which can be changed; 409 `deletion_requested` while the organization waits for its deletion.',
    body: choice,
    reply: z.union([z.object({ checkout_url: z.url() }), subscription]),
    idempotent: true,
    limit: { max: 20, seconds: 60 },
  },
  'billing.preview': {
    steps: true,
    method: 'POST',
    path: '/api/subscriptions/preview',
    who: 'organization.own',
    summary:
      'What taking a plan or changing to it costs now, when it takes effect, and which limits prevent it. Changes nothing.',
    body: choice,
    reply: changePreview,
  },
  'billing.change': {
    steps: true,
    method: 'PUT',
    path: '/api/subscriptions/:id',
    who: 'organization.own',
    summary:
      'Changes the plan or the interval: a larger plan now, for the exact amount of the preview; everything else at the end of the period. 409 `usage_exceeds_plan` lists what exceeds a smaller plan, 409 `amount_changed` if `expected_amount` is no longer right, 409 `deletion_requested` while the organization waits for its deletion, 402 `payment_declined` if an external provider could not charge it: nothing has changed then. The reply is a URL if the provider needs the person, for example to confirm the payment with their bank.',
    params: z.object({ id }),
    body: choice.extend({ expected_amount: z.number().int().optional() }),
    reply: z.union([z.object({ checkout_url: z.url() }), subscription]),
    limit: { max: 20, seconds: 60 },
  },
  'billing.cancel': {
    steps: true,
    method: 'POST',
    path: '/api/subscriptions/:id/cancel',
    who: 'organization.own',
    summary:
      'Cancels the subscription at the end of its period. After that the organization is on the free plan, and nothing is deleted.',
    params: z.object({ id }),
    body: z.object({ reason: z.enum(CANCEL_REASONS).optional(), comment: prose(2000).optional() }).default({}),
    reply: subscription,
  },
  'billing.resume': {
    steps: true,
    method: 'POST',
    path: '/api/subscriptions/:id/resume',
    who: 'organization.own',
    summary:
      'Keeps a cancelled subscription, or the plan that would change at the end of the period. The reply has the URL of a checkout if an external provider is connected and nobody pays for the plan yet, for example in the trial of a new organization. 409 `nothing_to_resume`; 409 `deletion_requested` while the organization waits for its deletion.',
    params: z.object({ id }),
    reply: z.union([z.object({ checkout_url: z.url() }), subscription]),
  },
  'billing.refresh': {
    steps: true,
    method: 'POST',
    path: '/api/subscriptions/refresh',
    who: 'organization.own',
    summary:
      'Reads the subscription from the external provider, for someone who comes back from its pages. With the embedded billing it changes nothing.',
    reply: subscription,
    limit: { max: 20, seconds: 60 },
  },
  'billing.portal': {
    steps: true,
    method: 'POST',
    path: '/api/subscriptions/create-customer-portal-session',
    who: 'organization.own',
    summary: 'The URL of the page with payment method, billing details and invoices.',
    reply: z.object({ url: z.string() }),
  },
  'billing.readDetails': {
    method: 'GET',
    path: '/api/subscriptions/billing-details',
    who: 'organization.own',
    summary: 'Whom invoices are made out to.',
    reply: billingDetails,
  },
  'billing.saveDetails': {
    method: 'PUT',
    path: '/api/subscriptions/billing-details',
    who: 'organization.own',
    summary: 'Sets whom the next invoices are made out to. Earlier invoices stay as they are.',
    body: billingDetails,
    reply: billingDetails,
  },
  'billing.transactions': {
    method: 'GET',
    path: '/api/subscriptions/transactions',
    who: 'organization.own',
    summary: 'Lists payments, newest first, with the years that have any and what was paid by currency.',
    query: pageQuery.extend(transactionFilter.shape),
    reply: pageOf(transaction).extend({
      years: z.array(z.number().int()),
      paid: z.array(z.object({ currency: z.string(), amount: z.number().int() })),
    }),
  },
  'billing.exportTransactions': {
    method: 'GET',
    path: '/api/subscriptions/transactions/export',
    who: 'organization.own',
    summary: `Exports the newest ${MOST_EXPORTED} payments as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: transactionFilter,
    reply: z.object({ csv: z.string(), transactions: z.number().int(), complete: z.boolean() }),
    limit: { max: 20, seconds: 60 },
  },
  'billing.invoice': {
    method: 'GET',
    path: '/api/subscriptions/transactions/:transactionId/invoice',
    who: 'organization.own',
    summary: 'The invoice of a payment as PDF.',
    params: z.object({ transactionId: id }),
    file: true,
    limit: { max: 60, seconds: 60 },
  },
  'billing.stripeEvent': {
    steps: true,
    method: 'POST',
    path: '/webhooks/stripe',
    who: 'anyone',
    summary:
      'Events of Stripe, signed in the `Stripe-Signature` header. An event is only the occasion to read the current state from Stripe, so they may come late, repeatedly and in any order. 404 if Stripe is not configured, 400 if the signature is wrong or older than 5 minutes.',
    raw: MOST_EVENT_BYTES,
    reply: z.object({ received: z.literal(true) }),
  },
})
