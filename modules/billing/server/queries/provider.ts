import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

/**
 * The organization of a customer at the provider, over all organizations, and whether an event has taken effect there: an event names only
 * the customer.
 */
export const organizationOfEvent = (q: Kysely<Tables>, customer: string, live: boolean, eventId: string) =>
  q
    .selectFrom('subscriptions as s')
    .leftJoin('provider_events as e', join =>
      join.onRef('e.organization_id', '=', 's.organization_id').on('e.event_id', '=', eventId),
    )
    .select(['s.organization_id', sql<boolean>`e.event_id is not null`.as('has_taken_effect')])
    .where('s.provider_customer', '=', customer)
    .where('s.provider_live', '=', live)

export const takenEffect = (q: Kysely<Tables>, organizationId: string, eventId: string) =>
  q
    .selectFrom('provider_events')
    .select('event_id')
    .where('organization_id', '=', organizationId)
    .where('event_id', '=', eventId)

export const insertEvent = (tx: OrganizationTransaction, eventId: string, now: Date) =>
  tx.q
    .insertInto('provider_events')
    .values({ organization_id: tx.organizationId, event_id: eventId, received_at: now })
    .execute()

/**
 * Lets the plans that nobody pays for at the provider end with their period, in all organizations, so that their owners are warned: plans that
 * were assigned, plans from before the provider was connected, and those of the other kind of key.
 */
export const endUnpaid = (q: Kysely<Tables>, live: boolean) =>
  q
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true, next_plan_id: null, next_interval: null, reminded_days: null })
    .where('price', '>', 0)
    .where('cancel_at_period_end', '=', false)
    .where(eb => eb.or([eb('provider_subscription', 'is', null), eb('provider_live', 'is distinct from', live)]))
    .execute()

/** Deletes the oldest events of all organizations. @returns how many */
export async function deleteEventsBefore(q: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await q
    .deleteFrom('provider_events')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Organizations after an ID that have to be compared with the provider: often while something is open, otherwise when they were last read
 * before a time.
 */
export function toReconcile(q: Kysely<Tables>, live: boolean, readBefore: Date, after: string | null, limit: number) {
  const page = q
    .selectFrom('subscriptions')
    .select('organization_id')
    .where('provider_customer', 'is not', null)
    .where('provider_live', '=', live)
    .where(eb =>
      eb.or([
        eb('checkout_session', 'is not', null),
        eb('past_due_since', 'is not', null),
        eb(sql`coalesce(provider_read_at, '-infinity')`, '<', readBefore),
      ]),
    )
    .orderBy('organization_id')
    .limit(limit)
  return after ? page.where('organization_id', '>', after) : page
}
