import '../tables.ts'
import { type Kysely, sql } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'

/** The organization of a customer at the provider, over all organizations: an event names only the customer. */
export const organizationOfCustomer = (q: Kysely<Tables>, customer: string, live: boolean) =>
  q
    .selectFrom('subscriptions')
    .select('organization_id')
    .where('provider_customer', '=', customer)
    .where('provider_live', '=', live)

export const hasTakenEffect = (q: Kysely<Tables>, organizationId: string, eventId: string) =>
  q
    .selectFrom('provider_events')
    .select('event_id')
    .where('organization_id', '=', organizationId)
    .where('event_id', '=', eventId)

/** @returns whether the event has not taken effect before. A simultaneous second one waits until the first is stored. */
export async function insertEvent(tx: OrganizationTransaction, eventId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('provider_events')
    .values({ organization_id: tx.organizationId, event_id: eventId, received_at: now })
    .onConflict(oc => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

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
