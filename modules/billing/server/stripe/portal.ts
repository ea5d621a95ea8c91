import type { Stripe } from 'stripe'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { Given } from '../provider.ts'
import { ensureCustomer } from './customers.ts'

/** Marks our configuration of the portal among others on the same account. */
const MARK = { evenhand: 'portal' }

/**
 * What people can do in the portal. Plans are changed and cancelled in the product only, which knows what the usage fits and shows the
 * amount first.
 */
const FEATURES: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  customer_update: { enabled: true, allowed_updates: ['name', 'email', 'address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
}

async function configuration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const own = data.find(({ metadata }) => metadata?.['evenhand'] === MARK.evenhand)
  if (own) return own.id
  const created = await stripe.billingPortal.configurations.create(
    { features: FEATURES, metadata: MARK },
    { idempotencyKey: 'portal-configuration:1' },
  )
  return created.id
}

/** The URL of a new session of the customer portal. */
export const openPortal = ({ services, org }: Given, connection: StripeConnection): Promise<string> =>
  connection.use(async stripe => {
    const [customer, id] = [await ensureCustomer(org, connection, stripe), await configuration(stripe)]
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      configuration: id,
      return_url: `${services.settings.PUBLIC_URL}/settings/subscription`,
    })
    return url
  })
