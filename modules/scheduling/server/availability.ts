import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, forbidden, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { schedulingContract } from '../contract.ts'
import { mayEditAvailability } from '../policy.ts'
import { freeSlots } from '../slots.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { presentSlot } from './free-times.ts'
import { readPeople, rulesOf } from './people.ts'
import { availabilityOf } from './people.read-model.ts'
import { exceptionsOf, replaceExceptions, writeAvailability } from './queries.ts'

type Save = (typeof schedulingContract)['availability.save']
type Preview = (typeof schedulingContract)['availability.preview']

const PREVIEW_DAYS = 14

/** @throws 404 */
export async function readAvailability(
  org: OrganizationDb,
  actor: Actor,
  adminId: string,
  now: Date,
): Promise<ReplyGiven<Save>> {
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
    version: row.version ?? 0,
    can_edit: mayEditAvailability(actor, adminId),
    is_default: row.hours === null && exceptions.length === 0,
  }
}

function requireEditable(actor: Actor, adminId: string): void {
  if (!mayEditAvailability(actor, adminId)) throw forbidden(problems.hoursOfOthers, 'role_needed')
}

/** Replaces an admin's hours. Existing bookings do not change. @throws 404; 403 if the hours are someone else's; 409 if stale */
export async function saveAvailability(
  org: OrganizationDb,
  actor: Actor,
  adminId: string,
  { exceptions, version, ...rules }: BodyOf<Save>,
  now: Date,
): Promise<ReplyGiven<Save>> {
  await readAvailability(org, actor, adminId, now)
  requireEditable(actor, adminId)
  const isSaved = await org.write(async tx => {
    const written = await writeAvailability(tx, adminId, { ...rules, hours: json(rules.hours) }, version ?? null)
    if (!written) return false
    await replaceExceptions(
      tx,
      adminId,
      exceptions.map(({ date, spans }) => ({ date, hours: json(spans) })),
    )
    await tx.emit('availability.saved', adminId, {}, { kind: 'admin', id: actor.adminId })
    return true
  })
  const current = await readAvailability(org, actor, adminId, now)
  if (!isSaved) throw conflict('stale_edit', problems.staleHours, { current })
  return current
}

/** Free times under rules that are not saved yet. @throws 404; 403 if the hours are someone else's */
export async function previewAvailability(
  org: OrganizationDb,
  actor: Actor,
  adminId: string,
  { minutes, ...rules }: BodyOf<Preview>,
  now: Date,
): Promise<ReplyGiven<Preview>> {
  const [person] = await readPeople(org, { adminIds: [adminId], now, exceptIds: [] })
  if (!person) throw notFound()
  requireEditable(actor, adminId)
  const previewed = {
    ...person,
    hours: rules.hours,
    exceptions: rules.exceptions,
    bufferBefore: rules.buffer_before,
    bufferAfter: rules.buffer_after,
    noticeHours: rules.notice_hours,
    horizonDays: Math.min(rules.horizon_days, PREVIEW_DAYS),
    stepMinutes: rules.step_minutes,
    dailyLimit: rules.daily_limit,
  }
  return { slots: freeSlots([previewed], minutes, now.getTime()).map(presentSlot) }
}
