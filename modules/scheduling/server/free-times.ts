import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Slot } from '../contract.ts'
import { freeOffers, freePanelSlots } from '../panel.ts'
import { freeSlots, type Range } from '../slots.ts'
import { type Participant, readPeople } from './people.ts'
import { peopleIn } from './people.read-model.ts'
import type { BookingRow } from './queries.ts'
import { groupsIn, possiblePeople } from './seats.ts'

/** The time was free when it was shown, but no longer is. */
export class SlotTaken extends Error {}

// PostgreSQL's exclusion_violation: two bookings of one person would overlap.
const OVERLAPS = '23P01'
const isOverlap = (error: unknown): boolean => (error as { code?: string }).code === OVERLAPS

export const presentSlot = ({ start, end }: Range): Slot => ({
  start_at: new Date(start).toISOString(),
  end_at: new Date(end).toISOString(),
})

/** What the attendee can choose from: the remaining offered times, or the interviewers' free times. */
export function timesFor(
  booking: Pick<BookingRow, 'offered' | 'minutes' | 'panel'>,
  people: readonly Participant[],
  now: Date,
): Range[] {
  const groups = groupsIn(booking, people)
  const offered = booking.offered?.map(at => Date.parse(at))
  if (offered) return freeOffers(groups, offered, booking.minutes, now.getTime())
  if (booking.panel) return freePanelSlots(groups, booking.minutes, now.getTime())
  return freeSlots(people, booking.minutes, now.getTime())
}

async function participantsOf(
  org: OrganizationDb,
  booking: Pick<BookingRow, 'id' | 'panel'>,
  now: Date,
): Promise<Participant[]> {
  const [rows] = await org.read(q => [peopleIn(q, org.organizationId, [booking.id])])
  return readPeople(org, { adminIds: possiblePeople(booking, rows), now, exceptBookingId: booking.id })
}

/** The times that a booking can use now. */
export async function slotsFor(
  org: OrganizationDb,
  booking: Pick<BookingRow, 'id' | 'offered' | 'minutes' | 'panel'>,
  now: Date,
): Promise<Slot[]> {
  return timesFor(booking, await participantsOf(org, booking, now), now).map(presentSlot)
}

/** Runs `book`. If the time was taken in the meantime, the response is 409 with the times that are free now. */
export async function orFreshSlots<R>(work: () => Promise<R>, slots: () => Promise<Slot[]>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SlotTaken) && !isOverlap(error)) throw error
    throw conflict('slot_taken', 'This time has just been taken. Here are the times that are free now.', {
      slots: await slots(),
    })
  }
}
