import type { Stripe } from 'stripe'
import { DAY, later } from '#platform/clock/clock.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { StripeConnection } from '#platform/payments/stripe.ts'
import type { Services } from '#platform/services.ts'
import { planById, type PlanRow } from '../queries/plans.ts'
import { deleteEventsBefore, toReconcile } from '../queries/provider.ts'
import type { SubscriptionRow } from '../queries/subscriptions.ts'
import { amountOf, ensurePrice, mirrorPlans } from './mirror-plans.ts'
import { newKey } from './new-key.ts'
import { itemOf } from './read-account.ts'
import { isSubscribed } from './quoted-purchase.ts'
import { readRow, syncOrganization } from './sync.ts'

const BATCH = 100
/** Nobody waits for it. */
const WITHIN_MS = 30_000
/** Stripe repeats an event for 3 days, and a person can send it again for 30. */
const EVENT_LIFE_MS = 45 * DAY
/** Every account is compared once in so long. */
const READ_EVERY_MS = DAY

/** The plan of a subscription that costs something else now than the subscription; null if its price can stay. */
async function planWithNewPrice({ db }: Services, row: SubscriptionRow): Promise<PlanRow | null> {
  if (row.cancel_at_period_end || row.next_plan_id || row.status !== 'active') return null
  const plan = await db.unsafeAcrossOrganizations(q => planById(q, row.plan_id).executeTakeFirst())
  const canFollow = plan && !plan.archived_at && plan.currency === row.currency
  return canFollow && amountOf(plan, row.interval) !== row.price ? plan : null
}

/** Lets a subscription cost what its plan costs now, from the next period on. */
async function followPrice(services: Services, stripe: Stripe, row: SubscriptionRow, plan: PlanRow): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(row.provider_subscription!)
  const price = await ensurePrice(services, stripe, plan, row.interval)
  const item = itemOf(subscription)
  if (subscription.schedule || subscription.pending_update || item.price.id === price) return
  await stripe.subscriptions.update(
    subscription.id,
    { items: [{ id: item.id, price }], proration_behavior: 'none' },
    newKey(),
  )
}

async function reconcileOrganization(services: Services, connection: StripeConnection, org: OrganizationDb) {
  const { log } = services
  const sync = { services, connection, org, cause: { kind: 'system' }, withinMs: WITHIN_MS } as const
  const repaired = await syncOrganization(sync)
  if (repaired && repaired.length > 0)
    log.warn({ organization_id: org.organizationId, repaired }, 'a subscription differed from Stripe and was repaired')
  const row = await readRow(org)
  const plan = isSubscribed(row, connection) ? await planWithNewPrice(services, row) : null
  if (!plan) return
  await connection.use(stripe => followPrice(services, stripe, row, plan), { withinMs: WITHIN_MS })
  log.info({ organization_id: org.organizationId }, 'a subscription follows the new price of its plan')
  await syncOrganization(sync)
}

/**
 * Mirrors the plans, then compares the accounts with Stripe, in pages: all of them once a day, and those with an open checkout or payment
 * each time. A failure in one is logged and does not affect the others.
 */
export async function reconcile(services: Services, connection: StripeConnection): Promise<void> {
  const { db, clock, log } = services
  const now = clock.now()
  const plans = await connection.use(stripe => mirrorPlans(services, stripe), { withinMs: WITHIN_MS })
  if (plans.length > 0) log.info({ plans }, 'prices were created at Stripe')
  const readBefore = later(now, -READ_EVERY_MS)
  for (let last: string | null = null; ;) {
    const page: { organization_id: string }[] = await db.unsafeAcrossOrganizations(q =>
      toReconcile(q, connection.live, readBefore, last, BATCH).execute(),
    )
    for (const { organization_id } of page)
      await reconcileOrganization(services, connection, db.forOrganization(organization_id)).catch((error: unknown) =>
        log.error({ err: error, organization_id }, 'a subscription could not be compared with Stripe'),
      )
    if (page.length < BATCH) break
    last = page.at(-1)!.organization_id
  }
  await db.unsafeAcrossOrganizations(q => deleteEventsBefore(q, later(now, -EVENT_LIFE_MS)))
}
