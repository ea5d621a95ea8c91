import type { Subscription } from '#platform/events/events.ts'
import { chosenProvider } from './chosen-provider.ts'

// A suspension and its end are settled in the order in which they happened.
const sequence = 'billing.suspensions'

/**
 * Lets an external provider stop payments while an organization is suspended. The embedded billing leaves suspended organizations out by
 * itself, and their periods move when they are restored.
 */
export const pauseWithOrganization: Subscription = {
  by: 'billing.pause-with-organization',
  event: 'organization.suspended',
  sequence,
  async react(services, { organization_id }) {
    await chosenProvider(services).pause?.({ services, org: services.db.forOrganization(organization_id) })
  },
}

export const unpauseWithOrganization: Subscription = {
  by: 'billing.unpause-with-organization',
  event: 'organization.restored',
  sequence,
  async react(services, { id, organization_id, at, data: { milliseconds } }) {
    const paused = { services, org: services.db.forOrganization(organization_id) }
    await chosenProvider(services).unpause?.(paused, { lasted: milliseconds, key: id, endedAt: at })
  },
}
