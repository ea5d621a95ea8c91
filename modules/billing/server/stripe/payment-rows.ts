import type { Insertable } from 'kysely'
import type { Stripe } from 'stripe'
import { json, type Tables } from '#platform/db/tables.ts'
import type { TransactionCause, TransactionStatus } from '../../contract/shapes.ts'
import type { InvoiceLine } from '../../quote.ts'
import { storeLine } from '../present.ts'
import type { PlanRow } from '../queries/plans.ts'
import { linesOf, mainLine } from './invoice-lines.ts'
import { chargesOf, type StripeAccount } from './read-account.ts'

/** A payment as it is stored, without the keys of its row. */
export type Payment = Omit<Insertable<Tables['transactions']>, 'organization_id' | 'id'> & { provider_invoice: string }

const at = (seconds: number) => new Date(seconds * 1000)

const CAUSES: Record<string, TransactionCause> = { subscription_create: 'purchase', subscription_cycle: 'renewal' }

/** Disputes that are not decided for the organization that sells: the money is not ours while they last, nor afterwards. */
const isAgainst = (status: Stripe.Dispute.Status) => !['won', 'warning_closed', 'prevented'].includes(status)

/** @returns null for invoices without a payment: drafts, and those that wait for their first attempt or for the cardholder's bank */
function statusOf(
  account: StripeAccount,
  invoice: Stripe.Invoice,
): { status: TransactionStatus; refunded: number } | null {
  const charges = chargesOf(account, invoice)
  if (invoice.status !== 'paid') {
    const isTried = charges.some(({ status }) => status === 'failed')
    return invoice.status !== 'draft' && isTried ? { status: 'failed', refunded: 0 } : null
  }
  const refunded = charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
  const isDisputed = charges.some(({ id }) => {
    const status = account.disputes.get(id)
    return status !== undefined && isAgainst(status)
  })
  if (isDisputed) return { status: 'disputed', refunded }
  return { status: refunded > 0 && refunded >= invoice.amount_paid ? 'refunded' : 'paid', refunded }
}

/** Why the last attempt failed, as Stripe says it to the cardholder. */
function failureOf(account: StripeAccount, invoice: Stripe.Invoice): string {
  const [last] = chargesOf(account, invoice).filter(({ status }) => status === 'failed')
  return last?.failure_message?.slice(0, 300) ?? ''
}

const addressOf = (address: Stripe.Address | null): string =>
  address
    ? [address.line1, address.line2, [address.postal_code, address.city].filter(Boolean).join(' '), address.country]
        .filter(Boolean)
        .join('\n')
    : ''

const billedTo = ({ customer_name, customer_address, customer_tax_ids: ids }: Stripe.Invoice) => ({
  name: customer_name ?? '',
  address: addressOf(customer_address),
  tax_id: ids?.map(({ value }) => value ?? '').join(', ') ?? '',
})

/** The payment of an invoice; null if there is none, or if nothing was invoiced, as for a trial. */
export function paymentOf(account: StripeAccount, invoice: Stripe.Invoice, plans: readonly PlanRow[]): Payment | null {
  const state = statusOf(account, invoice)
  const lines: readonly InvoiceLine[] = linesOf(invoice, plans)
  const main = mainLine(lines)
  if (!state || !main || lines.every(({ amount }) => amount === 0)) return null
  const failed = state.status === 'failed'
  return {
    ...state,
    at: at(failed ? invoice.created : (invoice.status_transitions.paid_at ?? invoice.created)),
    cause: CAUSES[invoice.billing_reason ?? ''] ?? 'upgrade',
    amount: failed ? invoice.amount_due : invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    invoice_number: failed ? null : invoice.number,
    plan_name: main.plan,
    period_start: main.from,
    period_end: main.to,
    lines: json(lines.map(storeLine)),
    billed_to: json(billedTo(invoice)),
    failure: failed ? failureOf(account, invoice) : null,
    test: !invoice.livemode,
    provider_invoice: invoice.id,
  }
}
