import { type Kysely, sql } from 'kysely'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import { usageMonth } from '#modules/billing/policy.ts'
import type { PaymentFilter, SubscriptionFilter } from '../contract/billing-lists.ts'

// Reads across organizations: what they subscribed to and what they paid.

/** A pattern that finds a text anywhere, with nothing in it that has a meaning of its own. */
const anywhere = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export function filteredSubscriptions(q: Kysely<Tables>, { status, plan_id, interval, search }: SubscriptionFilter) {
  let query = q
    .selectFrom('subscriptions as s')
    .innerJoin('organizations as o', 'o.organization_id', 's.organization_id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
  if (status) query = query.where('s.status', '=', status)
  if (plan_id) query = query.where('s.plan_id', '=', plan_id)
  if (interval) query = query.where('s.interval', '=', interval)
  if (search) query = query.where('o.name', 'ilike', anywhere(search))
  return query
}

interface Page {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A page, the newest organization first, with one row more than requested. */
export function subscriptionPage(
  q: Kysely<Tables>,
  { limit, cursor, now, ...filter }: SubscriptionFilter & Page & { now: Date },
) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = filteredSubscriptions(q, filter)
    .select(['o.organization_id', 'o.name', 'o.country', 'o.status as organization_status', 'o.created_at'])
    .select(['p.name as plan', 's.status', 's.interval', 's.price', 's.currency', 's.limit_interviews'])
    .select(['s.current_period_end', 's.cancel_at_period_end'])
    .select(eb =>
      eb
        .selectFrom('usage_entries as u')
        .select(inner => inner.fn.countAll<string>().as('used'))
        .whereRef('u.organization_id', '=', 's.organization_id')
        .where('u.kind', '=', 'interview')
        .where('u.state', 'in', ['reserved', 'kept'])
        .where('u.at', '>=', usageMonth(now).start)
        .as('interviews_used'),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.organization_id', 'desc')
    .limit(limit + 1)
  return after
    ? query.where(sql<boolean>`(o.created_at, o.organization_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
    : query
}

export type ListedSubscriptionRow = Awaited<ReturnType<ReturnType<typeof subscriptionPage>['executeTakeFirstOrThrow']>>

export const countByStatus = (q: Kysely<Tables>) =>
  q
    .selectFrom('subscriptions')
    .select(eb => ['status', eb.fn.countAll<string>().as('count')])
    .groupBy('status')
    .orderBy('status')

/** All plans, also archived ones: organizations can still be on them. */
export const planNames = (q: Kysely<Tables>) =>
  q.selectFrom('plans').select(['id', 'name']).orderBy('sort_order').orderBy('id')

export function filteredPayments(q: Kysely<Tables>, { status, currency, search, from, to }: PaymentFilter) {
  let query = q
    .selectFrom('transactions as t')
    .innerJoin('organizations as o', 'o.organization_id', 't.organization_id')
  if (status) query = query.where('t.status', '=', status)
  if (currency) query = query.where('t.currency', '=', currency.toUpperCase())
  if (from) query = query.where('t.at', '>=', sql<Date>`${from}::timestamp at time zone 'UTC'`)
  if (to) query = query.where('t.at', '<', sql<Date>`(${to}::timestamp + interval '1 day') at time zone 'UTC'`)
  if (search)
    query = query.where(eb => eb.or([eb('o.name', 'ilike', anywhere(search)), eb('t.invoice_number', '=', search)]))
  return query
}

/** A page, newest first, with one row more than requested. */
export function paymentPage(q: Kysely<Tables>, { limit, cursor, ...filter }: PaymentFilter & Page) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = filteredPayments(q, filter)
    .selectAll('t')
    .select(['o.name as organization_name', 'o.country'])
    .orderBy('t.at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(t.at, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}

export type ListedPaymentRow = Awaited<ReturnType<ReturnType<typeof paymentPage>['executeTakeFirstOrThrow']>>

export const paymentSums = (q: Kysely<Tables>, filter: PaymentFilter) =>
  filteredPayments(q, filter)
    .select(eb => [
      't.status',
      't.currency',
      eb.fn.sum<string>('t.amount').as('amount'),
      // What was paid back of payments that were not paid back completely.
      eb.fn
        .sum<string>(eb.case().when('t.status', '=', 'refunded').then(0).else(eb.ref('t.refunded')).end())
        .as('partly'),
      eb.fn.countAll<string>().as('count'),
    ])
    .groupBy(['t.status', 't.currency'])
    .orderBy('t.status')
    .orderBy('t.currency')

export const paidCurrencies = (q: Kysely<Tables>) =>
  q.selectFrom('transactions').select('currency').distinct().orderBy('currency')
