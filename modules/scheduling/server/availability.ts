import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { schedulingContract } from '../contract.ts'
import { mayEditAvailability } from '../policy.ts'
import { rulesOf } from './people.ts'
import { availabilityOf } from './people.read-model.ts'
import { exceptionsOf, replaceExceptions, writeAvailability } from './queries.ts'

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
    await writeAvailability(tx, adminId, { ...rules, hours: json(rules.hours) })
    await replaceExceptions(
      tx,
      adminId,
      exceptions.map(({ date, spans }) => ({ date, hours: json(spans) })),
    )
    await tx.emit('availability.saved', adminId, {}, { kind: 'admin', id: actor.adminId })
  })
  return readAvailability(org, adminId, now)
}
