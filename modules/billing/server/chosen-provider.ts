import type { Services } from '#platform/services.ts'
import { embeddedBilling } from './embedded/embedded-billing.ts'
import type { BillingProvider } from './provider.ts'

/** The provider that the settings name. There is only the embedded one yet. */
export const chosenProvider = (_services: Services): BillingProvider => embeddedBilling
