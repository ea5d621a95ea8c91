import type { FastifyReply } from 'fastify'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound, unavailable } from '#platform/errors/problem-error.ts'
import { billingProblems } from '../words/problems.ts'
import { drawInvoice } from './invoice-pdf.ts'
import type { BillingProvider } from './provider.ts'
import { transactionById } from './queries/transactions.ts'

/**
 * The invoice of a payment: the provider's own, or drawn from what was stored with the payment.
 * @throws 404 if it is missing or has no invoice, 503 if it is at a provider that cannot be reached
 */
export async function readInvoice(
  org: OrganizationDb,
  provider: BillingProvider,
  transactionId: string,
): Promise<{ pdf: Buffer; number: string }> {
  const [[row]] = await org.read(q => [transactionById(q, org.organizationId, transactionId)])
  if (!row) throw notFound()
  const number = row.invoice_number
  if (!number) throw notFound(billingProblems.noInvoice)
  if (!row.provider_invoice) return { pdf: await drawInvoice({ ...row, number }), number }
  if (!provider.invoiceFile) throw unavailable('payments_unavailable', billingProblems.invoiceElsewhere)
  return { pdf: await provider.invoiceFile(row.provider_invoice), number: safeName(number) }
}

/** Sends an invoice as a file to save. */
export const sendInvoice = (reply: FastifyReply, { pdf, number }: { pdf: Buffer; number: string }) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .send(pdf)

/** The provider's number becomes part of a file name. */
const safeName = (number: string) => number.replaceAll(/[^\w-]/g, '').slice(0, 60)
