import type { OrganizationDb } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Slot } from '../contract.ts'
import { freeDayOffers, freeDayTimes, rangeOf } from '../day.ts'
import { freeSlots, type Range } from '../slots.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { type Participant, readPeople } from './people.ts'
import { peopleIn } from './people.read-model.ts'
import { adminsIn, partsOf, type Plan, planOf } from './plan.ts'
import { type BookingRow, bookingsOfDay } from './queries.ts'

/** The time was free when it was shown, but no longer is. */
export class SlotTaken extends Error {}

// PostgreSQL's exclusion_violation: two bookings of one person would overlap.
const OVERLAPS = '23P01'
const isOverlap = (error: unknown): boolean => (error as { code?: string }).code === OVERLAPS

export const presentSlot = ({ start, end }: Range): Slot => ({
  start_at: new Date(start).toISOString(),
  end_at: new Date(end).toISOString(),
})

/** What the attendee can choose from: the remaining offered times, or the interviewers' free times. Of a day, its start and end. */
export function timesFor(plan: Plan, people: readonly Participant[], now: Date): Range[] {
  const parts = partsOf(plan, people)
  if (plan.offered) {
    const offered = plan.offered.map(at => Date.parse(at))
    return freeDayOffers(parts, offered, now.getTime())
  }
  const [single, ...others] = plan.interviews
  if (single && others.length === 0 && !single.panel) return freeSlots(people, single.minutes, now.getTime())
  return freeDayTimes(parts, now.getTime())
}

interface Instead {
  /** In place of the offered times; null for the people's free times. */
  readonly offered?: null
  /** In place of the length of a single interview. */
  readonly minutes?: number
}

/** The times that a booking can use now, together with the other interviews of its day. */
export async function slotsFor(
  org: OrganizationDb,
  booking: Pick<BookingRow, 'id' | 'day_id'>,
  now: Date,
  { offered, minutes }: Instead = {},
): Promise<Slot[]> {
  const [rows] = await org.read(q => [bookingsOfDay(q, org.organizationId, booking)])
  const ids = rows.map(({ id }) => id)
  const [seated] = await org.read(q => [peopleIn(q, org.organizationId, ids)])
  const isSingle = rows.length === 1
  const plan = planOf(isSingle && minutes ? rows.map(row => ({ ...row, minutes })) : rows, seated)
  const people = await readPeople(org, { adminIds: adminsIn(plan), now, exceptIds: ids })
  const times = timesFor(offered === null ? { ...plan, offered } : plan, people, now)
  const own = rows.find(({ id }) => id === booking.id)
  // A later interview of a day is chosen by its own start.
  const shown = own?.offset_minutes
    ? times.map(({ start }) => rangeOf({ minutes: own.minutes, offset: own.offset_minutes }, start))
    : times
  return shown.map(presentSlot)
}

/** Runs `book`. If the time was taken in the meantime, the response is 409 with the times that are free now. */
export async function orFreshSlots<R>(work: () => Promise<R>, slots: () => Promise<Slot[]>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SlotTaken) && !isOverlap(error)) throw error
    throw conflict('slot_taken', problems.slotTaken, { slots: await slots() })
  }
}
