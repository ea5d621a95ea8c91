import { dictionary } from '#platform/locale/dictionary.ts'

/** What people read when the payment provider cannot be used. */
export const paymentWords = dictionary({
  en: {
    unavailable:
      'The payment service is not responding. Wait a minute, then try again. A payment is never taken twice.',
    keyRefused: 'Payments are not available because the payment service refuses our key. We have to fix this.',
    declined: (reason: string | undefined) =>
      `${reason ?? 'Your payment was declined.'} Nothing has changed. Choose another payment method under “Manage billing”, then try again.`,
  },
})
