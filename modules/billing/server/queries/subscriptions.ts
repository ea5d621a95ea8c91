import '../../events.ts'
import '../tables.ts'
import type { Insertable, Kysely, Updateable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

/** The organization's subscription, with its plan and the one that follows. */
export const subscriptionWithPlan = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .leftJoin('plans as n', 'n.id', 's.next_plan_id')
    .selectAll('s')
    .select(['p.key as plan_key', 'p.name as plan_name', 'p.price_monthly as plan_rank'])
    .select([
      'n.key as next_key',
      'n.name as next_name',
      'n.price_monthly as next_monthly',
      'n.price_yearly as next_yearly',
    ])
    .where('s.organization_id', '=', organizationId)

export type SubscriptionRow = Awaited<ReturnType<ReturnType<typeof subscriptionWithPlan>['executeTakeFirstOrThrow']>>

/** Puts an organization on a plan, unless it has one. */
export const insertSubscription = (tx: OrganizationTransaction, row: Insertable<Tables['subscriptions']>) =>
  tx.q
    .insertInto('subscriptions')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()

export const updateSubscription = (tx: OrganizationTransaction, change: Updateable<Tables['subscriptions']>) =>
  tx.q.updateTable('subscriptions').set(change).where('organization_id', '=', tx.organizationId).execute()

const lock = (tx: OrganizationTransaction) =>
  tx.q.selectFrom('subscriptions').select('id').where('organization_id', '=', tx.organizationId).forUpdate().execute()

/**
 * Locks the subscription until the transaction ends, so that counting units and taking one is a single step, and so is a change. `read`
 * are further queries, sent in the same round trip: they run after the lock, and see what the transactions before have committed.
 */
export async function lockSubscriptionWith<R>(
  tx: OrganizationTransaction,
  read: () => Promise<R>,
): Promise<[SubscriptionRow, R]> {
  const [, row, others] = await Promise.all([
    lock(tx),
    subscriptionWithPlan(tx.q, tx.organizationId).executeTakeFirstOrThrow(),
    read(),
  ])
  return [row, others]
}

export const lockSubscription = async (tx: OrganizationTransaction): Promise<SubscriptionRow> =>
  (await lockSubscriptionWith(tx, () => Promise.resolve()))[0]
