import { conflict } from '#platform/errors/problem-error.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { organizationById } from '#modules/organizations/public.ts'
import { billingProblems as problems } from '../words/problems.ts'
import { chosenProvider } from './chosen-provider.ts'

// A request for the deletion and its end are settled in the order in which they happened.
const sequence = 'billing.deletions'

async function waitsForDeletion(org: OrganizationDb): Promise<boolean> {
  const [[organization]] = await org.read(q => [organizationById(q, org.organizationId)])
  return organization?.delete_at != null
}

/** No plan is taken, changed or kept for an organization that will be deleted. @throws 409 `deletion_requested` */
export async function requireKept(org: OrganizationDb): Promise<void> {
  if (await waitsForDeletion(org)) throw conflict('deletion_requested', problems.deletionRequested)
}

async function endIfDeleted(services: Services, { organization_id }: { organization_id: string }): Promise<void> {
  const org = services.db.forOrganization(organization_id)
  if (await waitsForDeletion(org)) await chosenProvider(services).endForDeletion?.({ services, org })
}

/**
 * Ends the subscription of an organization that will be deleted, so that an external provider does not renew it. The embedded billing leaves
 * such organizations out by itself.
 */
export const endWithOrganization: readonly Subscription[] = [
  {
    by: 'billing.end-with-organization',
    event: 'organization.deletion_requested',
    sequence,
    react: endIfDeleted,
  },
  // What was begun before the request can come into effect after it.
  { by: 'billing.end-started-with-organization', event: 'subscription.started', react: endIfDeleted },
  { by: 'billing.end-planned-with-organization', event: 'subscription.change_planned', react: endIfDeleted },
  { by: 'billing.end-resumed-with-organization', event: 'subscription.resumed', react: endIfDeleted },
]

export const continueWithOrganization: Subscription = {
  by: 'billing.continue-with-organization',
  event: 'organization.deletion_cancelled',
  sequence,
  async react(services, { organization_id }) {
    const org = services.db.forOrganization(organization_id)
    if (!(await waitsForDeletion(org))) await chosenProvider(services).continueAfterDeletion?.({ services, org })
  },
}
