import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { schedulingContract } from '../contract.ts'
import { mayEditAvailability } from '../policy.ts'
import { rulesOf } from './people.ts'
import { availabilityOf, exceptionsOf } from './queries.ts'

type Save = (typeof schedulingContract)['availability.save']

/** @throws 404 */
export async function readAvailability(org: OrganizationDb, adminId: string, now: Date): Promise<ReplyGiven<Save>> {
  const [[row], exceptions] = await org.read(q => [
    availabilityOf(q, org.organizationId, [adminId]),
    exceptionsOf(q, org.organizationId, [adminId], now),
  ])
  if (!row) throw notFound()
  return {
    admin_id: row.id,
    time_zone: row.time_zone,
    ...rulesOf(row),
    exceptions: exceptions.map(({ date, hours }) => ({ date, spans: hours })),
    is_default: row.hours === null && exceptions.length === 0,
  }
}

/** Replaces an admin's hours. Existing bookings do not change. @throws 404; 403 if the hours are someone else's */
export async function saveAvailability(
  org: OrganizationDb,
  actor: Actor,
  adminId: string,
  { exceptions, ...rules }: BodyOf<Save>,
  now: Date,
): Promise<ReplyGiven<Save>> {
  await readAvailability(org, adminId, now)
  if (!mayEditAvailability(actor, adminId))
    throw forbidden('Only an owner or admin can change someone else’s hours.', 'role_needed')
  await org.write(async tx => {
    const row = { ...rules, hours: json(rules.hours), updated_at: now }
    const key = { organization_id: tx.organizationId, admin_id: adminId }
    await tx.q
      .insertInto('availability')
      .values({ ...key, ...row })
      .onConflict(oc => oc.columns(['organization_id', 'admin_id']).doUpdateSet(row))
      .execute()
    await tx.q
      .deleteFrom('availability_exceptions')
      .where('organization_id', '=', tx.organizationId)
      .where('admin_id', '=', adminId)
      .execute()
    const dates = exceptions.map(({ date, spans }) => ({ ...key, date, hours: json(spans) }))
    if (dates.length > 0) await tx.q.insertInto('availability_exceptions').values(dates).execute()
    await tx.emit('availability.saved', adminId, {}, { kind: 'admin', id: actor.adminId })
  })
  return readAvailability(org, adminId, now)
}
