import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { day, id, instant, pageOf, pageQuery, searchText } from '#platform/contract/shapes.ts'
import { subscriptionStatus, transaction } from '#modules/billing/contract.ts'
import { INTERVALS } from '#modules/billing/policy.ts'

/** The most rows of an export. */
export const MOST_LISTED = 10_000

const count = z.number().int()
const money = z.object({ currency: z.string(), amount: z.number().int() })
const organization = z.object({ id, name: z.string(), country: z.string().nullable() })

export const subscriptionFilter = z.object({
  status: subscriptionStatus.optional(),
  plan_id: id.optional(),
  interval: z.enum(INTERVALS).optional(),
  /** A part of the organization's name. */
  search: searchText.optional(),
})
export type SubscriptionFilter = z.output<typeof subscriptionFilter>

const subscription = z.object({
  organization,
  /** Of the organization. */
  suspended: z.boolean(),
  plan: z.string(),
  status: subscriptionStatus,
  interval: z.enum(INTERVALS),
  price: z.number().int(),
  currency: z.string(),
  current_period_end: instant,
  cancel_at_period_end: z.boolean(),
  interviews_used: count,
  /** Null is unlimited. */
  interviews_limit: count.nullable(),
  /** When the organization was registered. */
  since: instant,
})
export type ListedSubscription = z.output<typeof subscription>

export const paymentFilter = z.object({
  status: transaction.shape.status.optional(),
  currency: z.string().length(3).optional(),
  /** A part of the organization's name, or an invoice number. */
  search: searchText.optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
})
export type PaymentFilter = z.output<typeof paymentFilter>

const payment = transaction.extend({ organization })
export type ListedPayment = z.output<typeof payment>

const exported = z.object({ csv: z.string(), complete: z.boolean() })

export const billingListCalls = contract({
  'superAdmin.subscriptions': {
    method: 'GET',
    path: '/super-admin/subscriptions',
    who: 'super_admin.read',
    summary: 'Subscriptions of all organizations, the newest organization first, with how many there are by status.',
    query: pageQuery.extend(subscriptionFilter.shape),
    reply: pageOf(subscription).extend({
      /** Of all subscriptions, whatever the filter. */
      statuses: z.array(z.object({ status: subscriptionStatus, count })),
      recurring: z.array(money),
      plans: z.array(z.object({ id, name: z.string() })),
    }),
  },
  'superAdmin.exportSubscriptions': {
    method: 'GET',
    path: '/super-admin/subscriptions/export',
    who: 'super_admin.read',
    summary: `Exports the newest ${MOST_LISTED} subscriptions as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: subscriptionFilter,
    reply: exported.extend({ subscriptions: count }),
    limit: { max: 20, seconds: 60 },
  },
  'superAdmin.transactions': {
    method: 'GET',
    path: '/super-admin/transactions',
    who: 'super_admin.read',
    summary: 'Payments of all organizations, newest first, with their sums by status and currency.',
    query: pageQuery.extend(paymentFilter.shape),
    reply: pageOf(payment).extend({
      sums: z.array(money.extend({ status: transaction.shape.status, count })),
      currencies: z.array(z.string()),
    }),
  },
  'superAdmin.exportTransactions': {
    method: 'GET',
    path: '/super-admin/transactions/export',
    who: 'super_admin.read',
    summary: `Exports the newest ${MOST_LISTED} payments as CSV. Cells that a spreadsheet would read as a formula are made harmless.`,
    query: paymentFilter,
    reply: exported.extend({ transactions: count }),
    limit: { max: 20, seconds: 60 },
  },
})
