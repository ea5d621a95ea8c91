import type { Services } from '#platform/services.ts'
import { embeddedBilling } from './embedded/embedded-billing.ts'
import type { BillingProvider } from './provider.ts'
import { stripeBilling } from './stripe/stripe-billing.ts'

/** The provider that the settings name. */
export const chosenProvider = ({ stripe }: Services): BillingProvider =>
  stripe ? stripeBilling(stripe) : embeddedBilling
