import type { Subscription } from '#platform/events/events.ts'
import { chosenProvider } from './chosen-provider.ts'
import { subscriptionWithPlan } from './queries/subscriptions.ts'

/**
 * Cancels the subscription of an organization that will be deleted, so that an external provider does not renew it. The embedded billing leaves
 * such organizations out by itself.
 */
export const endWithOrganization: Subscription = {
  by: 'billing.end-with-organization',
  event: 'organization.deletion_requested',
  async react(services, { organization_id, actor_id }) {
    const provider = chosenProvider(services)
    const org = services.db.forOrganization(organization_id)
    const [[row]] = await org.read(q => [subscriptionWithPlan(q, organization_id)])
    if (provider.engine === 'embedded' || !row || row.price === 0 || row.cancel_at_period_end) return
    const given = { services, org, adminId: actor_id ?? '', now: services.clock.now() }
    await provider.cancel(given, { reason: 'other', comment: '' })
  },
}
