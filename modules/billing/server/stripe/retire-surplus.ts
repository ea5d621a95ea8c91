import type { Stripe } from 'stripe'
import { isMissing, isRefused } from '#platform/payments/stripe.ts'
import type { Log } from '#platform/log/log.ts'
import { chargesOf, type StripeAccount, subscriptionOf } from './read-account.ts'

/**
 * Ends subscriptions next to the one that counts and pays back what they cost: an organization has one. The checkout prevents them, but a
 * person can pay on two pages at the same moment, and someone can create one in Stripe's dashboard. The money goes back first: if that
 * fails, the subscription is found again, and the rest is paid back the next time.
 */
export async function retireSurplus(stripe: Stripe, account: StripeAccount, log: Log): Promise<void> {
  for (const { id } of account.surplus) {
    const paid = account.invoices
      .filter(invoice => subscriptionOf(invoice) === id)
      .flatMap(invoice => chargesOf(account, invoice))
      .filter(({ paid: isPaid, refunded }) => isPaid && !refunded)
    let refunded = 0
    for (const { id: charge } of paid)
      await stripe.refunds
        .create({ charge, reason: 'duplicate' }, { idempotencyKey: `surplus:${charge}` })
        .then(() => (refunded += 1))
        .catch((error: unknown) => {
          // A disputed charge, for example, will never be paid back, and must not stop the rest.
          if (!isRefused(error)) throw error
          log.error({ err: error, subscription: id, charge }, 'a charge of a second subscription was not paid back')
        })
    await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
    log.error({ subscription: id, refunded }, 'a second subscription was cancelled and paid back')
  }
}
