import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { BOOKING_ARROWS, canBeTaken, moveRefusal } from '../policy.ts'
import { choosePeople } from '../panel.ts'
import { type Range, taken } from '../slots.ts'
import { SlotTaken, timesFor } from './free-times.ts'
import { peopleIn } from './people.read-model.ts'
import { readPeopleIn } from './people.ts'
import { requireNoneOpen } from './propose-booking.ts'
import { bookingById, type BookingRow, lockPerson, reserveTime, updateBooking } from './queries.ts'
import { planReminders } from './remind-of-feedback.task.ts'
import { groupsIn, possiblePeople, seat } from './seats.ts'

export interface Choice {
  readonly startAt: Date
  /** The attendee's time zone, if known. */
  readonly timeZone?: string
  readonly cause: Cause
}

/**
 * The booking with its participants, both locked until the transaction ends. Participants are locked in a fixed order, so that
 * two bookings with the same people cannot deadlock.
 */
async function lock(tx: OrganizationTransaction, bookingId: string, now: Date) {
  const booking = await bookingById(tx.q, tx.organizationId, bookingId).forUpdate().executeTakeFirstOrThrow()
  const rows = await peopleIn(tx.q, tx.organizationId, [bookingId]).execute()
  const adminIds = possiblePeople(booking, rows)
  for (const id of adminIds.toSorted()) await lockPerson(tx, id)
  const people = await readPeopleIn(tx.q, {
    organizationId: tx.organizationId,
    adminIds,
    now,
    exceptBookingId: bookingId,
  })
  return { booking, people, current: rows.map(({ id }) => id) }
}

type Locked = Awaited<ReturnType<typeof lock>>

/**
 * Stores the time and who takes part. The database refuses an overlap that the checks above missed.
 * @throws SlotTaken if too few of a panel are free
 */
async function write(
  tx: OrganizationTransaction,
  { booking, people, current }: Locked,
  time: Range,
  change: { moves?: number; timeZone?: string },
  now: Date,
) {
  const chosen = choosePeople(groupsIn(booking, people), time, { now: now.getTime(), current })
  if (!chosen) throw new SlotTaken()
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
  const left = await seat(
    tx,
    booking.id,
    current,
    chosen.map(({ id }) => id),
  )
  for (const person of chosen) {
    const { start, end } = taken(person, time)
    await reserveTime(tx, booking.id, person.id, { start: new Date(start), end: new Date(end) })
  }
  // After its end, someone has to record the outcome.
  await tx.task(
    'scheduling.ask-for-feedback',
    { booking_id: row.id },
    { key: `booking-end:${row.id}`, runAt: row.end_at! },
  )
  await planReminders(tx, row)
  return { row, left }
}

/** A moved interview that others of its panel take part in: those who no longer do are told. */
async function emitMoved(tx: OrganizationTransaction, booking: BookingRow, { row, left }: Written, cause: Cause) {
  const from = { start_at: booking.start_at!.toISOString(), end_at: booking.end_at!.toISOString() }
  for (const id of left) {
    const data = { ...entryOf(row), ...from, from_admin_id: id, to_admin_id: null }
    await tx.emit('booking.handed_over', row.subject_id, data, cause)
  }
  await tx.emit('booking.moved', row.subject_id, { ...entryOf(row), from_start_at: from.start_at }, cause)
}
type Written = Awaited<ReturnType<typeof write>>

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
  not_booked: 'No time is booked yet. Choose one first.',
  too_late: 'The interview starts in less than 2 hours, so it can no longer be moved here.',
  too_often: 'The interview has been moved 3 times, so it can no longer be moved here.',
} as const

/**
 * The attendee books one of the free times, which is checked again in the same transaction.
 * Booking the time that they already have changes nothing.
 * @throws SlotTaken if it is no longer free; 409 if this booking can no longer be changed
 */
export async function bookTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { booking, people } = locked
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked') {
    if (booking.start_at?.getTime() === time.start) return booking
    throw conflict('already_booked', 'A time is already booked. You can move it.', {
      start_at: booking.start_at?.toISOString(),
    })
  }
  if (!canBeTaken(booking.state)) {
    throw conflict('not_open', 'This interview can no longer be booked.', {
      allowed_states: BOOKING_ARROWS[booking.state],
    })
  }
  if (!timesFor(booking, people, now).some(({ start }) => start === time.start)) throw new SlotTaken()
  const { row } = await write(tx, locked, time, { timeZone: choice.timeZone }, now)
  await tx.emit('booking.booked', row.subject_id, entryOf(row), choice.cause)
  return row
}

/** The attendee moves to another time. The old one stays booked until the new one is stored. @throws as `bookTime` */
export async function moveTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { booking, people } = locked
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked' && booking.start_at?.getTime() === time.start) return booking
  const refusal = moveRefusal(booking, now)
  if (refusal) throw conflict(refusal, REFUSALS[refusal])
  if (!timesFor(booking, people, now).some(({ start }) => start === time.start)) throw new SlotTaken()
  const moves = booking.free_move ? booking.moves : booking.moves + 1
  const written = await write(tx, locked, time, { moves, timeZone: choice.timeZone }, now)
  await emitMoved(tx, booking, written, choice.cause)
  return written.row
}

const isUnderWay = (booking: BookingRow, now: Date) => booking.state === 'booked' && booking.start_at! <= now

/** A recruiter sets the time: regardless of hours and notice, but never over another booking. @throws SlotTaken; 409, 422 */
export async function setTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { booking } = locked
  const time = rangeFrom(choice.startAt, booking.minutes)
  if (booking.state === 'booked' && booking.start_at?.getTime() === time.start) return booking
  if (!BOOKING_ARROWS[booking.state].includes('booked') || isUnderWay(booking, now)) {
    throw conflict('not_an_arrow', 'This interview can no longer be moved. Schedule a new one.', {
      allowed_states: BOOKING_ARROWS[booking.state],
    })
  }
  if (booking.state === 'no_show') await requireNoneOpen(tx, { subjectId: booking.subject_id, part: booking.part })
  if (time.start <= now.getTime()) throw invalidField('start_at', 'This time is in the past.')
  const written = await write(tx, locked, time, {}, now)
  const { row } = written
  if (booking.state === 'booked') await emitMoved(tx, booking, written, choice.cause)
  else await tx.emit('booking.booked', row.subject_id, entryOf(row), choice.cause)
  return row
}
