import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import { choosePeople } from '../panel.ts'
import { taken } from '../slots.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { peopleIn } from './people.read-model.ts'
import { readPeopleIn } from './people.ts'
import { bookingById, type BookingRow, lockPerson, raiseSequenceOfDay, reserveTime, updateBooking } from './queries.ts'
import { seat } from './seats.ts'

/**
 * Someone else of the same group takes the place of a person who can't take part. The time stays. They are not chosen again if the group
 * has enough people without them.
 * @throws 409 if nobody else of the group is free, or if everyone has to take part
 */
export async function replaceWithinPanel(
  tx: OrganizationTransaction,
  bookingId: string,
  adminId: string,
  cause: Cause,
  now: Date,
): Promise<BookingRow> {
  const booking = await bookingById(tx.q, tx.organizationId, bookingId).forUpdate().executeTakeFirstOrThrow()
  const { panel, start_at, end_at } = booking
  if (booking.state !== 'booked' || !start_at || !end_at || start_at <= now)
    throw conflict('not_booked', problems.notReplaceableNow)
  const current = (await peopleIn(tx.q, tx.organizationId, [bookingId]).execute()).map(({ id }) => id)
  const group = current.includes(adminId) ? panel?.any_of.find(({ ids }) => ids.includes(adminId)) : undefined
  if (!panel || !group) throw conflict('not_replaceable', problems.notReplaceable)
  const others = group.ids.filter(id => !current.includes(id))
  for (const id of [adminId, ...others].toSorted()) await lockPerson(tx, id)
  const wanted = { organizationId: tx.organizationId, adminIds: others, now, exceptIds: [bookingId] }
  const time = { start: start_at.getTime(), end: end_at.getTime() }
  const members = await readPeopleIn(tx.q, wanted)
  const [successor] = choosePeople([{ need: 1, members }], time, { now: now.getTime(), current: [] }) ?? []
  if (!successor) throw conflict('no_replacement', problems.noReplacement)
  await seat(tx, bookingId, current, [...current.filter(id => id !== adminId), successor.id])
  const { start, end } = taken(successor, time)
  await reserveTime(tx, bookingId, successor.id, { start: new Date(start), end: new Date(end) })
  const left = group.ids.filter(id => id !== adminId)
  const any_of = panel.any_of.map(one => (one === group && left.length >= group.count ? { ...one, ids: left } : one))
  const row = await updateBooking(tx, bookingId, {
    panel: json({ ...panel, any_of }),
    ics_sequence: booking.ics_sequence + 1,
    updated_at: now,
  })
  const entry = { start_at: start_at.toISOString(), end_at: end_at.toISOString(), ics_sequence: row.ics_sequence }
  const people = { from_admin_id: adminId, to_admin_id: successor.id }
  await raiseSequenceOfDay(tx, row)
  await tx.emit('booking.handed_over', row.subject_id, { booking_id: bookingId, ...people, ...entry }, cause)
  return row
}
