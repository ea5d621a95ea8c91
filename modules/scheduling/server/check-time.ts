import { MINUTE } from '#platform/clock/clock.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { schedulingContract } from '../contract.ts'
import { chooseForDay, rangeOf } from '../day.ts'
import { conflictAt, nearest } from '../slots.ts'
import { presentSlot, timesFor } from './free-times.ts'
import { readPeople } from './people.ts'
import { availabilityOf, peopleIn } from './people.read-model.ts'
import { adminsIn, partsOf, planOf } from './plan.ts'
import { type BookingRow, bookingById, bookingsOfDay } from './queries.ts'

const ALTERNATIVES = 6

/** What would be in the way of a booking at a time, and the nearest times at which nothing is. @throws 404 */
export async function checkTime(
  org: OrganizationDb,
  bookingId: string,
  startAt: string,
  now: Date,
): Promise<ReplyGiven<(typeof schedulingContract)['bookings.check']>> {
  const [[booking]] = await org.read(q => [bookingById(q, org.organizationId, bookingId)])
  if (!booking) throw notFound()
  const [rows] = await org.read(q => [bookingsOfDay(q, org.organizationId, booking)])
  const ids = rows.map(({ id }) => id)
  const [seated] = await org.read(q => [peopleIn(q, org.organizationId, ids)])
  const plan = planOf(rows, seated)
  const adminIds = adminsIn(plan)
  const people = await readPeople(org, { adminIds, now, exceptIds: ids })
  const [admins] = await org.read(q => [availabilityOf(q, org.organizationId, adminIds)])
  const start = Date.parse(startAt)
  const dayStart = start - booking.offset_minutes * MINUTE
  const parts = partsOf(plan, people)
  const found = parts.flatMap(part => {
    const range = rangeOf(part, dayStart)
    return part.groups.flatMap(({ need, members }) => {
      const conflicts = members.flatMap(person => {
        const reason = conflictAt(person, range)
        const name = admins.find(({ id }) => id === person.id)?.name ?? ''
        return reason ? [{ admin_id: person.id, name, reason }] : []
      })
      // Where enough of a group can take part, nobody else of it is in the way.
      return members.length - conflicts.length >= need ? [] : conflicts
    })
  })
  const isPossible = chooseForDay(parts, dayStart, { now: now.getTime(), current: [] }) !== null
  // People outside their hours can be asked, so they only prevent a time if too many others are busy.
  const shown = isPossible ? found.filter(({ reason }) => reason === 'outside_hours') : found
  const conflicts = shown.filter(
    (one, index) =>
      shown.findIndex(({ admin_id, reason }) => admin_id === one.admin_id && reason === one.reason) === index,
  )
  const free = timesFor({ ...plan, offered: null }, people, now).map(({ start: at }) => rangeOf(ownPart(booking), at))
  return { conflicts, slots: nearest(free, start, ALTERNATIVES).map(presentSlot) }
}

const ownPart = ({ minutes, offset_minutes }: BookingRow) => ({ minutes, offset: offset_minutes })
