import { createHash } from 'node:crypto'
import type { Vault } from '#platform/auth/vault.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { adminById } from '#modules/accounts/public.ts'
import { MOST_CALENDARS } from '../policy.ts'
import { busyCalendarProblems as problems } from '../words/busy-calendars.ts'
import { sealAddress } from './sealed-address.ts'
import { type BusyCalendarRow, calendarsOf, insertCalendar, updateCalendar } from './queries.ts'
import { queueReading } from './read-calendar.task.ts'

/** Adds a calendar of the actor and reads it. @throws 409 `too_many`, `already_added` */
export async function addCalendar(
  tx: OrganizationTransaction,
  vault: Vault,
  actor: Actor,
  given: string,
  now: Date,
): Promise<BusyCalendarRow> {
  const address = new URL(given)
  // Two at once must not exceed the limit.
  await adminById(tx.q, tx.organizationId, actor.adminId).forUpdate().execute()
  const known = await calendarsOf(tx.q, tx.organizationId, actor.adminId).execute()
  if (known.length >= MOST_CALENDARS) throw conflict('too_many', problems.tooMany(MOST_CALENDARS))
  const id = newId()
  const added = await insertCalendar(tx, {
    organization_id: tx.organizationId,
    id,
    admin_id: actor.adminId,
    address: sealAddress(vault, id, address),
    address_hash: createHash('sha256').update(address.href).digest(),
    host: address.host.slice(0, 255),
    problem: null,
    etag: null,
    time_zone: null,
    read_at: null,
    stored_at: null,
    tried_at: null,
    created_at: now,
  })
  if (!added) throw conflict('already_added', problems.twice)
  await queueReading(tx, id)
  return added
}

/** Reads a calendar of the actor again, completely. @throws 404 */
export async function readAgain(tx: OrganizationTransaction, actor: Actor, id: string): Promise<BusyCalendarRow> {
  const own = await calendarsOf(tx.q, tx.organizationId, actor.adminId).where('id', '=', id).executeTakeFirst()
  const row = own && (await updateCalendar(tx, id, { etag: null, tried_at: null }))
  if (!row) throw notFound()
  await queueReading(tx, id)
  return row
}
