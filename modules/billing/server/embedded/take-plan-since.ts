import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import { planByKey } from '../queries/plans.ts'
import { embeddedBilling } from './embedded-billing.ts'
import { renewSubscription } from './renew.ts'

interface Since {
  readonly org: OrganizationDb
  readonly adminId: string
  readonly planKey: string
  readonly since: Date
}

/** Takes a plan at an earlier time and renews it until now, with a test invoice for each month: the history of a demonstration. */
export async function takePlanSince(services: Services, { org, adminId, planKey, since }: Since): Promise<void> {
  const [[plan]] = await org.read(q => [planByKey(q, planKey)])
  if (!plan) throw new Error(`There is no plan ${planKey}.`)
  await embeddedBilling.take({ services, org, adminId, now: since }, { plan_id: plan.id, interval: 'month' }, undefined)
  await renewSubscription(org, services.clock.now())
}
