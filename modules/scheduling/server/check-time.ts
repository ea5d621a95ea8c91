import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { schedulingContract } from '../contract.ts'
import { conflictAt, freeSlots, nearest } from '../slots.ts'
import { presentSlot } from './free-times.ts'
import { readPeople } from './people.ts'
import { peopleIn } from './people.read-model.ts'
import { bookingById } from './queries.ts'

const ALTERNATIVES = 6

/** What would be in the way of a booking at a time, and the nearest times at which nothing is. @throws 404 */
export async function checkTime(
  org: OrganizationDb,
  bookingId: string,
  startAt: string,
  now: Date,
): Promise<ReplyGiven<(typeof schedulingContract)['bookings.check']>> {
  const [[booking], rows] = await org.read(q => [
    bookingById(q, org.organizationId, bookingId),
    peopleIn(q, org.organizationId, [bookingId]),
  ])
  if (!booking) throw notFound()
  const people = await readPeople(org, { adminIds: rows.map(({ id }) => id), now, exceptBookingId: bookingId })
  const start = Date.parse(startAt)
  const range = { start, end: start + booking.minutes * 60_000 }
  return {
    conflicts: people.flatMap(person => {
      const reason = conflictAt(person, range)
      const name = rows.find(({ id }) => id === person.id)?.name ?? ''
      return reason ? [{ admin_id: person.id, name, reason }] : []
    }),
    slots: nearest(freeSlots(people, booking.minutes, now.getTime()), start, ALTERNATIVES).map(presentSlot),
  }
}
