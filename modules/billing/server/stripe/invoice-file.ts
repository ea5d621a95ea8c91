import type { StripeConnection } from '#platform/payments/stripe.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { billingProblems } from '../../words/problems.ts'

/** The PDF of an invoice. Its address is read each time, because Stripe lets addresses expire. @throws 404, 503 */
export async function downloadInvoice(connection: StripeConnection, id: string): Promise<Buffer> {
  const { invoice_pdf: address } = await connection.use(stripe => stripe.invoices.retrieve(id))
  if (!address) throw notFound(billingProblems.noInvoice)
  return connection.download(address)
}
