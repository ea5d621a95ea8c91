import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { BOOKING_ARROWS, canBeTaken, moveRefusal } from '../policy.ts'
import { isClear, type Range, taken } from '../slots.ts'
import { SlotTaken, timesFor } from './free-times.ts'
import { peopleIn } from './people.read-model.ts'
import { type Participant, readPeopleIn } from './people.ts'
import { requireNoneOpen } from './propose-booking.ts'
import { bookingById, type BookingRow, lockPerson, reserveTime, updateBooking } from './queries.ts'

export interface Choice {
  readonly startAt: Date
  /** The attendee's, where they said it. */
  readonly timeZone?: string
  readonly cause: Cause
}

/**
 * The booking with its people, both held until the transaction ends. People are locked in one order, so that two bookings with
 * the same two people wait for each other instead of ending each other.
 */
async function lock(tx: OrganizationTransaction, bookingId: string, now: Date) {
  const booking = await bookingById(tx.q, tx.organizationId, bookingId).forUpdate().executeTakeFirstOrThrow()
  const rows = await peopleIn(tx.q, tx.organizationId, [bookingId]).execute()
  const adminIds = rows.map(({ id }) => id)
  for (const id of adminIds.toSorted()) await lockPerson(tx, id)
  const people = await readPeopleIn(tx.q, {
    organizationId: tx.organizationId,
    adminIds,
    now,
    exceptBookingId: bookingId,
  })
  return { booking, people }
}

/** Writes the time down. The database refuses an overlap that every check above missed. */
async function write(
  tx: OrganizationTransaction,
  booking: BookingRow,
  people: readonly Participant[],
  time: Range,
  change: { moves?: number; timeZone?: string },
  now: Date,
): Promise<BookingRow> {
  const row = await updateBooking(tx, booking.id, {
    state: 'booked',
    start_at: new Date(time.start),
    end_at: new Date(time.end),
    attendee_zone: change.timeZone ?? booking.attendee_zone,
    // The row is locked, so nobody else counts at the same time.
    ics_sequence: booking.ics_sequence + 1,
    moves: change.moves ?? booking.moves,
    free_move: false,
    asked: null,
    updated_at: now,
  })
  for (const person of people) {
    const { start, end } = taken(person, time)
    await reserveTime(tx, booking.id, person.id, { start: new Date(start), end: new Date(end) })
  }
  // When it is over, somebody owes a word on how it went.
  await tx.task(
    'scheduling.ask-for-feedback',
    { booking_id: row.id },
    { key: `booking-end:${row.id}`, runAt: row.end_at! },
  )
  return row
}

const entryOf = (row: BookingRow) => ({
  booking_id: row.id,
  start_at: row.start_at!.toISOString(),
  end_at: row.end_at!.toISOString(),
  ics_sequence: row.ics_sequence,
})

const rangeFrom = (start: Date, minutes: number): Range => ({
  start: start.getTime(),
  end: start.getTime() + minutes * 60_000,
})

const REFUSALS = {
  not_booked: 'There is no time to move yet. Please choose one first.',
  too_late: 'It begins in less than two hours, so it can no longer be moved here.',
  too_often: 'It has been moved three times, so it can no longer be moved here.',
} as const

/**
 * The attendee takes one of the free times: locked, looked up again and written in one transaction.
 * Taking the time that is theirs already changes nothing.
 * @throws SlotTaken where it is not free any more; 409 where the booking is past choosing
 */
export async function bookTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const { booking, people } = await lock(tx, bookingId, now)
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked') {
    if (booking.start_at?.getTime() === time.start) return booking
    throw conflict('already_booked', 'A time is booked already. You can move it.', {
      start_at: booking.start_at?.toISOString(),
    })
  }
  if (!canBeTaken(booking.state)) {
    throw conflict('not_open', 'This conversation can no longer be booked.', {
      allowed_states: BOOKING_ARROWS[booking.state],
    })
  }
  if (!timesFor(booking, people, now).some(({ start }) => start === time.start)) throw new SlotTaken()
  const row = await write(tx, booking, people, time, { timeZone: choice.timeZone }, now)
  await tx.emit('booking.booked', row.subject_id, entryOf(row), choice.cause)
  return row
}

/** The attendee takes another time. The old one stays theirs until the new one is written. @throws as `bookTime` */
export async function moveTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const { booking, people } = await lock(tx, bookingId, now)
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked' && booking.start_at?.getTime() === time.start) return booking
  const refusal = moveRefusal(booking, now)
  if (refusal) throw conflict(refusal, REFUSALS[refusal])
  if (!timesFor(booking, people, now).some(({ start }) => start === time.start)) throw new SlotTaken()
  const moves = booking.free_move ? booking.moves : booking.moves + 1
  const row = await write(tx, booking, people, time, { moves, timeZone: choice.timeZone }, now)
  const from = booking.start_at!.toISOString()
  await tx.emit('booking.moved', row.subject_id, { ...entryOf(row), from_start_at: from }, choice.cause)
  return row
}

const isUnderWay = (booking: BookingRow, now: Date) => booking.state === 'booked' && booking.start_at! <= now

/** A recruiter sets the time. Hours and notice do not bind them, other bookings do. @throws SlotTaken; 409, 422 */
export async function setTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const { booking, people } = await lock(tx, bookingId, now)
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked' && booking.start_at?.getTime() === time.start) return booking
  if (!BOOKING_ARROWS[booking.state].includes('booked') || isUnderWay(booking, now)) {
    throw conflict('not_an_arrow', 'This conversation can no longer be moved. Please offer a new one.', {
      allowed_states: BOOKING_ARROWS[booking.state],
    })
  }
  if (booking.state === 'no_show') await requireNoneOpen(tx, { subjectId: booking.subject_id, part: booking.part })
  if (time.start <= now.getTime()) throw invalidField('start_at', 'This time is in the past.')
  if (!isClear(people, time)) throw new SlotTaken()
  const row = await write(tx, booking, people, time, {}, now)
  const moved = booking.state === 'booked'
  const from = moved ? { from_start_at: booking.start_at!.toISOString() } : {}
  await tx.emit(moved ? 'booking.moved' : 'booking.booked', row.subject_id, { ...entryOf(row), ...from }, choice.cause)
  return row
}
