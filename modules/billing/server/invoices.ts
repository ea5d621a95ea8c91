import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { billingProblems } from '../words/problems.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { transactionById } from './queries/transactions.ts'

/** The invoice of a payment, drawn from what was stored with the payment. @throws 404 if it is missing or has no invoice */
export async function readInvoice(
  org: OrganizationDb,
  transactionId: string,
): Promise<{ pdf: Buffer; number: string }> {
  const [[row]] = await org.read(q => [transactionById(q, org.organizationId, transactionId)])
  if (!row) throw notFound()
  const number = row.invoice_number
  if (!number) throw notFound(billingProblems.noInvoice)
  return { pdf: await drawInvoice({ ...row, number }), number }
}
