import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { type Panel, panelMembers } from '../panel.ts'
import { isClear, taken } from '../slots.ts'
import { readPeopleIn } from './people.ts'
import { peopleIn } from './people.read-model.ts'
import {
  type BookingRow,
  deletePerson,
  insertPeople,
  lockPerson,
  openBookingsWith,
  raiseSequenceOfDay,
  reserveTime,
  updateBooking,
} from './queries.ts'

interface HandOver {
  readonly fromId: string
  readonly toId: string
  readonly cause: Cause
  readonly now: Date
}

/**
 * Replaces a person by another in all open bookings.
 * @returns the bookings at whose time the other person has another booking; these are unchanged
 */
export async function handOverBookings(tx: OrganizationTransaction, handOver: HandOver): Promise<BookingRow[]> {
  const { fromId, toId, now } = handOver
  // In the order in which bookings lock their people, so that neither waits for the other.
  for (const id of [fromId, toId].toSorted()) await lockPerson(tx, id)
  const bookings = await openBookingsWith(tx.q, tx.organizationId, fromId, now).forUpdate().execute()
  const kept: BookingRow[] = []
  for (const booking of bookings) if (!(await replacePerson(tx, booking, handOver))) kept.push(booking)
  return kept
}

/** A panel in which someone takes another's place, unless they are in it already. */
function replaceIn({ required, any_of }: Panel, fromId: string, toId: string): Panel {
  const isMember = panelMembers({ required, any_of }).includes(toId)
  const replaced = (ids: readonly string[]) =>
    isMember ? ids.filter(id => id !== fromId) : ids.map(id => (id === fromId ? toId : id))
  return { required: replaced(required), any_of: any_of.map(one => ({ ...one, ids: replaced(one.ids) })) }
}

async function replacePerson(
  tx: OrganizationTransaction,
  booking: BookingRow,
  { fromId, toId, cause, now }: HandOver,
): Promise<boolean> {
  const [successor] = await readPeopleIn(tx.q, {
    organizationId: tx.organizationId,
    adminIds: [toId],
    now,
    exceptIds: [booking.id],
  })
  const { start_at, end_at } = booking
  const time = start_at && end_at ? { start: start_at.getTime(), end: end_at.getTime() } : null
  if (!successor || (time && !isClear([successor], time))) return false
  const people = await peopleIn(tx.q, tx.organizationId, [booking.id]).execute()
  const left = await deletePerson(tx, booking.id, fromId)
  const joins = left && people.every(({ id }) => id !== toId)
  if (joins) await insertPeople(tx, booking.id, [toId])
  if (joins && time) {
    const { start, end } = taken(successor, time)
    await reserveTime(tx, booking.id, toId, { start: new Date(start), end: new Date(end) })
  }
  const row = await updateBooking(tx, booking.id, {
    ...(booking.panel && { panel: json(replaceIn(booking.panel, fromId, toId)) }),
    created_by: booking.created_by === fromId ? toId : booking.created_by,
    ics_sequence: time ? booking.ics_sequence + 1 : booking.ics_sequence,
    updated_at: now,
  })
  if (time) await raiseSequenceOfDay(tx, row)
  await tx.emit(
    'booking.handed_over',
    booking.subject_id,
    {
      booking_id: booking.id,
      from_admin_id: fromId,
      to_admin_id: joins ? toId : null,
      start_at: start_at?.toISOString() ?? null,
      end_at: end_at?.toISOString() ?? null,
      ics_sequence: row.ics_sequence,
    },
    cause,
  )
  return true
}
