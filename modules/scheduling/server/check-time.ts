import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { schedulingContract } from '../contract.ts'
import { conflictAt, isClear, nearest } from '../slots.ts'
import { presentSlot, timesFor } from './free-times.ts'
import { readPeople } from './people.ts'
import { availabilityOf, peopleIn } from './people.read-model.ts'
import { bookingById } from './queries.ts'
import { groupsIn, possiblePeople } from './seats.ts'

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
  const adminIds = possiblePeople(booking, rows)
  const people = await readPeople(org, { adminIds, now, exceptBookingId: bookingId })
  const start = Date.parse(startAt)
  const range = { start, end: start + booking.minutes * 60_000 }
  const [admins] = await org.read(q => [availabilityOf(q, org.organizationId, adminIds)])
  // Where enough of a group can take part, nobody else of it is in the way.
  const conflicts = groupsIn(booking, people).flatMap(({ need, members }) => {
    const found = members.flatMap(person => {
      const reason = conflictAt(person, range)
      const name = admins.find(({ id }) => id === person.id)?.name ?? ''
      return reason ? [{ admin_id: person.id, name, reason }] : []
    })
    return members.length - found.length >= need ? [] : found
  })
  const isEnough = groupsIn(booking, people).every(
    ({ need, members }) => members.filter(person => isClear([person], range)).length >= need,
  )
  // People outside their hours can be asked, so they only prevent a time if too many others are busy.
  const shown = isEnough ? conflicts.filter(({ reason }) => reason === 'outside_hours') : conflicts
  return {
    conflicts: shown,
    slots: nearest(timesFor({ ...booking, offered: null }, people, now), start, ALTERNATIVES).map(presentSlot),
  }
}
