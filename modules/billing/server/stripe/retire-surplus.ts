import type { Stripe } from 'stripe'
import { isMissing } from '#platform/payments/stripe.ts'
import type { Log } from '#platform/log/log.ts'
import { chargesOf, type StripeAccount, subscriptionOf } from './read-account.ts'

/**
 * Ends subscriptions next to the one that counts and pays back what they cost: an organization has one. The checkout prevents them, but a
 * person can pay on two pages at the same moment, and someone can create one in Stripe's dashboard.
 */
export async function retireSurplus(stripe: Stripe, account: StripeAccount, log: Log): Promise<void> {
  for (const { id } of account.surplus) {
    await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    const paid = account.invoices
      .filter(invoice => subscriptionOf(invoice) === id)
      .flatMap(invoice => chargesOf(account, invoice))
      .filter(({ paid: isPaid, refunded }) => isPaid && !refunded)
    for (const { id: charge } of paid)
      await stripe.refunds.create({ charge, reason: 'duplicate' }, { idempotencyKey: `surplus:${charge}` })
    log.error({ subscription: id, refunded: paid.length }, 'a second subscription was cancelled and paid back')
  }
}
