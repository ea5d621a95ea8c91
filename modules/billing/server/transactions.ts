import { stringify } from 'csv-stringify/sync'
import type { QueryOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { cappedCount, cutPage, presentTotal } from '#platform/db/pages.ts'
import { majorUnits } from '#platform/locale/locale.ts'
import { type billingContract, MOST_EXPORTED } from '../contract.ts'
import type { TransactionFilter } from '../contract/shapes.ts'
import { invoiceWords, transactionColumns } from '../words/invoices.ts'
import { presentTransaction } from './present.ts'
import { paidOf, transactionPage, transactionsOf, yearsOf } from './queries/transactions.ts'

type Calls = typeof billingContract

export async function listTransactions(
  org: OrganizationDb,
  { limit, cursor, ...filter }: QueryOf<Calls['billing.transactions']>,
): Promise<ReplyGiven<Calls['billing.transactions']>> {
  const [rows, counted, paid, years] = await org.read(q => [
    transactionPage(q, org.organizationId, { ...filter, limit, cursor }),
    cappedCount(q, transactionsOf(q, org.organizationId, filter)),
    paidOf(q, org.organizationId, filter),
    yearsOf(q, org.organizationId),
  ])
  return {
    ...cutPage(rows, limit, presentTransaction, row => [row.at.toISOString(), row.id]),
    ...presentTotal(counted[0]?.count ?? 0),
    paid: paid.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    years: years.map(({ year }) => year),
  }
}

/** Payments as CSV, newest first. Amounts are in major units, times in UTC. */
export async function exportTransactions(org: OrganizationDb, filter: TransactionFilter) {
  const [rows] = await org.read(q => [transactionPage(q, org.organizationId, { ...filter, limit: MOST_EXPORTED })])
  const shown = rows.slice(0, MOST_EXPORTED)
  const records = shown.map(row => ({
    date: row.at.toISOString(),
    description: invoiceWords.description(row.plan_name, row.cause),
    from: row.period_start.toISOString(),
    to: row.period_end.toISOString(),
    invoice: row.invoice_number,
    status: row.status,
    amount: majorUnits(row),
    refunded: majorUnits({ ...row, amount: row.refunded }),
    currency: row.currency,
    test: row.test ? invoiceWords.test : '',
  }))
  const csv = stringify(records, { header: true, columns: { ...transactionColumns }, escape_formulas: true, bom: true })
  return { csv, transactions: shown.length, complete: rows.length <= MOST_EXPORTED }
}
