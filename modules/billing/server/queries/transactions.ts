import '../tables.ts'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { decodeCursor } from '#platform/db/pages.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { TransactionFilter } from '../../contract/shapes.ts'
import type { BilledTo } from '../tables.ts'

export type TransactionRow = Selectable<Tables['transactions']>

export const insertTransaction = (tx: OrganizationTransaction, row: Insertable<Tables['transactions']>) =>
  tx.q.insertInto('transactions').values(row).execute()

/** The payments that a provider has invoiced. */
export const invoicedTransactions = (tx: OrganizationTransaction) =>
  tx.q
    .selectFrom('transactions')
    .selectAll()
    .where('organization_id', '=', tx.organizationId)
    .where('provider_invoice', 'is not', null)
    .execute()

/** The end of the last period that was paid to a provider. */
export const paidUntil = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('transactions')
    .select(eb => eb.fn.max('period_end').as('until'))
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'paid')
    .where('provider_invoice', 'is not', null)

export const updateTransaction = (
  tx: OrganizationTransaction,
  id: string,
  change: Updateable<Tables['transactions']>,
) =>
  tx.q
    .updateTable('transactions')
    .set(change)
    .where('organization_id', '=', tx.organizationId)
    .where('id', '=', id)
    .execute()

export const transactionById = (q: Kysely<Tables>, organizationId: string, id: string) =>
  q.selectFrom('transactions').selectAll().where('organization_id', '=', organizationId).where('id', '=', id)

/** Years are those in UTC, as on invoices. */
export function transactionsOf(q: Kysely<Tables>, organizationId: string, { year, status }: TransactionFilter) {
  let query = q.selectFrom('transactions').where('organization_id', '=', organizationId)
  if (year)
    query = query.where('at', '>=', new Date(Date.UTC(year, 0, 1))).where('at', '<', new Date(Date.UTC(year + 1, 0, 1)))
  if (status) query = query.where('status', '=', status)
  return query
}

interface Page extends TransactionFilter {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A page, newest first, with one row more than requested. */
export function transactionPage(q: Kysely<Tables>, organizationId: string, { limit, cursor, ...filter }: Page) {
  const after = decodeCursor(cursor, ['instant', 'id'])
  const query = transactionsOf(q, organizationId, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  return after ? query.where(sql<boolean>`(at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query
}

/** What was paid and not paid back, by currency. */
export const paidOf = (q: Kysely<Tables>, organizationId: string, filter: TransactionFilter) =>
  transactionsOf(q, organizationId, filter)
    .where('status', '=', 'paid')
    .select(['currency', sql<string>`sum(amount - refunded)`.as('amount')])
    .groupBy('currency')
    .orderBy('currency')

/** The years that have transactions, newest first. */
export const yearsOf = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('transactions')
    .select(sql<number>`extract(year from at at time zone 'UTC')::int`.as('year'))
    .distinct()
    .where('organization_id', '=', organizationId)
    .orderBy('year', 'desc')

export const billingDetailsOf = (q: Kysely<Tables>, organizationId: string) =>
  q.selectFrom('billing_details').select(['name', 'address', 'tax_id']).where('organization_id', '=', organizationId)

export const writeBillingDetails = (tx: OrganizationTransaction, details: BilledTo) =>
  tx.q
    .insertInto('billing_details')
    .values({ organization_id: tx.organizationId, ...details })
    .onConflict(oc => oc.column('organization_id').doUpdateSet({ ...details }))
    .execute()
