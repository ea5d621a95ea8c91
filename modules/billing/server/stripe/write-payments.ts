import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { insertTransaction, type TransactionRow, updateTransaction } from '../queries/transactions.ts'
import type { PlanRow } from '../queries/plans.ts'
import { type Payment, paymentOf } from './payment-rows.ts'
import type { ToWrite } from './subscription-rows.ts'

/** What of a stored payment can change: an invoice is paid, refunded or disputed later. */
const CHANGES = ['status', 'amount', 'refunded', 'invoice_number', 'failure'] as const

const isSame = (row: TransactionRow, payment: Payment) =>
  CHANGES.every(name => row[name] === (payment[name] ?? null)) && row.at.getTime() === new Date(payment.at).getTime()

/** The plan that a payment is about, by its key. */
const keyOf = (plans: readonly PlanRow[], { plan_name }: Payment) =>
  plans.find(({ name }) => name === plan_name)?.key ?? plan_name

async function tell(
  tx: OrganizationTransaction,
  { row, plans, cause }: ToWrite,
  payment: Payment,
  transaction_id: string,
): Promise<void> {
  // Whoever takes a plan or changes it sees right away whether it was paid.
  if (payment.cause !== 'renewal') return
  if (payment.status === 'failed') return tx.emit('subscription.payment_failed', row.id, { transaction_id }, cause)
  if (payment.status !== 'paid') return
  const renewed = { plan: keyOf(plans, payment), interval: row.interval, transaction_id }
  await tx.emit('subscription.renewed', row.id, renewed, bySystem)
}

const bySystem: Cause = { kind: 'system' }

/** Stores the payments of an account: one row for each invoice, with its current state. @returns how many were new or different */
export async function writePayments(tx: OrganizationTransaction, toWrite: ToWrite): Promise<number> {
  const { account, plans, payments } = toWrite
  const stored = new Map(payments.map(row => [row.provider_invoice, row]))
  let changed = 0
  for (const invoice of account.invoices) {
    const payment = paymentOf(account, invoice, plans)
    const before = stored.get(invoice.id)
    if (!payment || (before && isSame(before, payment))) continue
    changed += 1
    const id = before?.id ?? newId()
    if (before) await updateTransaction(tx, id, payment)
    else await insertTransaction(tx, { organization_id: tx.organizationId, id, ...payment })
    if (before?.status !== payment.status) await tell(tx, toWrite, payment, id)
  }
  return changed
}
