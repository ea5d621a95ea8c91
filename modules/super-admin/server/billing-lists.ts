import { stringify } from 'csv-stringify/sync'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/db/database.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { majorUnits } from '#platform/locale/locale.ts'
import type { TransactionStatus } from '#modules/billing/contract.ts'
import { presentTransaction } from '#modules/billing/public.ts'
import {
  type billingListCalls,
  type ListedPayment,
  type ListedSubscription,
  MOST_LISTED,
  type PaymentFilter,
  type SubscriptionFilter,
} from '../contract/billing-lists.ts'
import { paymentColumns, subscriptionColumns } from '../words/billing-lists.ts'
import {
  countByStatus,
  filteredPayments,
  filteredSubscriptions,
  type ListedPaymentRow,
  type ListedSubscriptionRow,
  paidCurrencies,
  paymentPage,
  paymentSums,
  planNames,
  subscriptionPage,
} from './billing-lists.read-model.ts'
import { recurringRevenue } from './overview.read-model.ts'

type Calls = typeof billingListCalls

const presentSubscription = (row: ListedSubscriptionRow): ListedSubscription => ({
  organization: { id: row.organization_id, name: row.name, country: row.country },
  suspended: row.organization_status === 'suspended',
  plan: row.plan,
  status: row.status,
  interval: row.interval,
  price: row.price,
  currency: row.currency,
  current_period_end: row.current_period_end.toISOString(),
  cancel_at_period_end: row.cancel_at_period_end,
  interviews_used: Number(row.interviews_used),
  interviews_limit: row.limit_interviews,
  since: row.created_at.toISOString(),
})

const presentPayment = (row: ListedPaymentRow): ListedPayment => ({
  ...presentTransaction(row),
  organization: { id: row.organization_id, name: row.organization_name, country: row.country },
})

export const listSubscriptions = (
  db: Database,
  { limit, cursor, ...filter }: QueryOf<Calls['superAdmin.subscriptions']>,
  now: Date,
): Promise<ReplyGiven<Calls['superAdmin.subscriptions']>> =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await subscriptionPage(q, { ...filter, limit, cursor, now }).execute()
    const counted = await cappedCount(q, filteredSubscriptions(q, filter)).executeTakeFirst()
    const statuses = await countByStatus(q).execute()
    const recurring = await recurringRevenue(q)
    return {
      ...cutPage(rows, limit, presentSubscription, row => [row.created_at.toISOString(), row.organization_id]),
      ...presentTotal(Number(counted?.count ?? 0)),
      statuses: statuses.map(({ status, count }) => ({ status, count: Number(count) })),
      recurring: recurring.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
      plans: await planNames(q).execute(),
    }
  })

interface PaymentSum {
  readonly status: TransactionStatus
  readonly currency: string
  readonly amount: string
  readonly partly: string
  readonly count: string
}

/** What was paid back in part counts as refunded, and not as what its payment is. */
function settledSums(sums: readonly PaymentSum[]) {
  const settled = sums.map(({ status, currency, amount, partly, count }) => ({
    status,
    currency,
    amount: Number(amount) - Number(partly),
    count: Number(count),
  }))
  for (const { currency, partly } of sums) {
    if (Number(partly) === 0) continue
    const refunded = settled.find(sum => sum.status === 'refunded' && sum.currency === currency)
    if (refunded) refunded.amount += Number(partly)
    else settled.push({ status: 'refunded', currency, amount: Number(partly), count: 0 })
  }
  return settled
}

export const listPayments = (
  db: Database,
  { limit, cursor, ...filter }: QueryOf<Calls['superAdmin.transactions']>,
): Promise<ReplyGiven<Calls['superAdmin.transactions']>> =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await paymentPage(q, { ...filter, limit, cursor }).execute()
    const counted = await cappedCount(q, filteredPayments(q, filter)).executeTakeFirst()
    const sums = await paymentSums(q, filter).execute()
    const currencies = await paidCurrencies(q).execute()
    return {
      ...cutPage(rows, limit, presentPayment, row => [row.at.toISOString(), row.id]),
      ...presentTotal(Number(counted?.count ?? 0)),
      sums: settledSums(sums),
      currencies: currencies.map(({ currency }) => currency),
    }
  })

/** As CSV with a first line of names. Cells that a spreadsheet would read as a formula are made harmless. */
const asCsv = (records: readonly object[], columns: Readonly<Record<string, string>>) =>
  stringify([...records], { header: true, columns: { ...columns }, escape_formulas: true, bom: true })

/** Amounts are in major units, times in UTC. */
export async function exportSubscriptions(db: Database, filter: SubscriptionFilter, now: Date) {
  const rows = await db.unsafeAcrossOrganizations(q =>
    subscriptionPage(q, { ...filter, limit: MOST_LISTED, now }).execute(),
  )
  const shown = rows.slice(0, MOST_LISTED).map(presentSubscription)
  const records = shown.map(one => ({
    organization: one.organization.name,
    country: one.organization.country,
    plan: one.plan,
    status: one.suspended ? 'suspended' : one.status,
    interval: one.interval,
    price: majorUnits({ amount: one.price, currency: one.currency }),
    currency: one.currency,
    period_end: one.current_period_end,
    cancelled: one.cancel_at_period_end ? 'yes' : 'no',
    interviews_used: one.interviews_used,
    interviews_limit: one.interviews_limit ?? '',
    since: one.since,
  }))
  return { csv: asCsv(records, subscriptionColumns), subscriptions: shown.length, complete: rows.length <= MOST_LISTED }
}

/** Amounts are in major units, times in UTC. */
export async function exportPayments(db: Database, filter: PaymentFilter) {
  const rows = await db.unsafeAcrossOrganizations(q => paymentPage(q, { ...filter, limit: MOST_LISTED }).execute())
  const shown = rows.slice(0, MOST_LISTED).map(row => ({ ...presentPayment(row), refunded: row.refunded }))
  const records = shown.map(one => ({
    date: one.at,
    invoice: one.invoice_number,
    organization: one.organization.name,
    plan: one.plan,
    cause: one.cause,
    status: one.status,
    failure: one.failure,
    amount: majorUnits(one),
    refunded: majorUnits({ ...one, amount: one.refunded }),
    currency: one.currency,
    test: one.test ? 'yes' : 'no',
  }))
  return { csv: asCsv(records, paymentColumns), transactions: shown.length, complete: rows.length <= MOST_LISTED }
}
