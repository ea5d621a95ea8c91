import { MINUTE } from '#platform/clock/clock.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalidField } from '#platform/errors/problem-error.ts'
import { chooseForDay, type DayPart, rangeOf, takenOnDay } from '../day.ts'
import { BOOKING_ARROWS, canBeTaken, isOfferOver, moveRefusal } from '../policy.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import { SlotTaken, timesFor } from './free-times.ts'
import { type Participant, readPeopleIn } from './people.ts'
import { adminsIn, lockTogether, partsOf, peopleOf, planOf } from './plan.ts'
import { requireNoneOpen } from './propose-booking.ts'
import { type BookingRow, lockPerson, releaseTime, reserveTime, updateBooking } from './queries.ts'
import { planReminders } from './remind-of-feedback.task.ts'
import { seat } from './seats.ts'

export interface Choice {
  readonly startAt: Date
  /** The attendee's time zone, if known. */
  readonly timeZone?: string
  readonly cause: Cause
}

/**
 * The booking, what is booked together with it, and their participants, all locked until the transaction ends. Participants are locked
 * in a fixed order, so that two bookings with the same people cannot deadlock.
 */
async function lock(tx: OrganizationTransaction, bookingId: string, now: Date) {
  const found = (await lockTogether(tx.q, tx.organizationId, bookingId))!
  const seated = await peopleOf(tx.q, tx.organizationId, found.rows)
  const plan = planOf(found.rows, seated)
  const adminIds = adminsIn(plan)
  for (const id of adminIds.toSorted()) await lockPerson(tx, id)
  const exceptIds = found.rows.map(({ id }) => id)
  const people = await readPeopleIn(tx.q, { organizationId: tx.organizationId, adminIds, now, exceptIds })
  const current = found.rows.map(row => seated.filter(one => one.booking_id === row.id).map(({ id }) => id))
  return { ...found, plan, people, current }
}

type Locked = Awaited<ReturnType<typeof lock>>

interface Written {
  readonly before: BookingRow
  readonly row: BookingRow
  /** Those who no longer take part. */
  readonly left: readonly string[]
}

/**
 * Stores the time and who takes part, for everything that is booked together. The database refuses an overlap that the checks above missed.
 * @throws SlotTaken if too few of a panel are free
 */
async function write(
  tx: OrganizationTransaction,
  { rows, plan, people, current }: Locked,
  dayStart: number,
  change: { moves?: number; timeZone?: string },
  now: Date,
): Promise<Written[]> {
  const parts = partsOf(plan, people)
  const chosen = chooseForDay(parts, dayStart, { now: now.getTime(), current })
  if (!chosen) throw new SlotTaken()
  // A moved day can overlap with its own earlier time.
  await releaseTime(
    tx,
    rows.map(({ id }) => id),
  )
  const written: Written[] = []
  for (const [index, before] of rows.entries()) {
    const time = rangeOf(parts[index]!, dayStart)
    const row = await updateBooking(tx, before.id, {
      state: 'booked',
      start_at: new Date(time.start),
      end_at: new Date(time.end),
      attendee_zone: change.timeZone ?? before.attendee_zone,
      // The row is locked, so nobody else counts at the same time.
      ics_sequence: before.ics_sequence + 1,
      moves: change.moves ?? before.moves,
      free_move: false,
      asked: null,
      updated_at: now,
    })
    const ids = chosen[index]!.map(({ id }) => id)
    written.push({ before, row, left: await seat(tx, row.id, current[index]!, ids) })
    // After its end, someone has to record the outcome.
    await tx.task(
      'scheduling.ask-for-feedback',
      { booking_id: row.id },
      { key: `booking-end:${row.id}`, runAt: row.end_at! },
    )
    await planReminders(tx, row)
  }
  for (const person of people) await reserve(tx, person, rows, chosen, parts, dayStart)
  return written
}

/** Reserves a person's time for the interviews in which they take part. */
async function reserve(
  tx: OrganizationTransaction,
  person: Participant,
  rows: readonly BookingRow[],
  chosen: readonly (readonly Participant[])[],
  parts: readonly DayPart[],
  dayStart: number,
) {
  const theirs = rows
    .map((row, index) => ({ row, index }))
    .filter(({ index }) => chosen[index]!.some(({ id }) => id === person.id))
  const ranges = takenOnDay(
    person,
    theirs.map(({ index }) => rangeOf(parts[index]!, dayStart)),
  )
  for (const [at, { row }] of theirs.entries()) {
    const { start, end } = ranges[at]!
    await reserveTime(tx, row.id, person.id, { start: new Date(start), end: new Date(end) })
  }
}

/** Tells that interviews were booked, or moved. Those who no longer take part in a moved one of a panel are told, too. */
async function announce(tx: OrganizationTransaction, written: readonly Written[], cause: Cause) {
  for (const { before, row, left } of written) {
    if (before.state !== 'booked') {
      await tx.emit('booking.booked', row.subject_id, entryOf(row), cause)
      continue
    }
    const from = { start_at: before.start_at!.toISOString(), end_at: before.end_at!.toISOString() }
    for (const id of left) {
      const data = { ...entryOf(row), ...from, from_admin_id: id, to_admin_id: null }
      await tx.emit('booking.handed_over', row.subject_id, data, cause)
    }
    await tx.emit('booking.moved', row.subject_id, { ...entryOf(row), from_start_at: from.start_at }, cause)
  }
}

const entryOf = (row: BookingRow) => ({
  booking_id: row.id,
  start_at: row.start_at!.toISOString(),
  end_at: row.end_at!.toISOString(),
  ics_sequence: row.ics_sequence,
})

const rowOf = (written: readonly Written[], { id }: BookingRow) => written.find(({ row }) => row.id === id)!.row

/**
 * The attendee books one of the free times, which is checked again in the same transaction.
 * Booking the time that they already have changes nothing.
 * @param bookingId of a day, its first interview
 * @throws SlotTaken if it is no longer free; 409 if this booking can no longer be changed
 */
export async function bookTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { first, plan, people } = locked
  const start = choice.startAt.getTime()
  if (first.state === 'booked') {
    if (first.start_at?.getTime() === start) return first
    throw conflict('already_booked', problems.alreadyBooked, { start_at: first.start_at?.toISOString() })
  }
  if (!canBeTaken(first.state))
    throw conflict('not_open', problems.notBookable, { allowed_states: BOOKING_ARROWS[first.state] })
  if (isOfferOver(first, now)) throw conflict('offer_over', problems.offerOver)
  if (!timesFor(plan, people, now).some(one => one.start === start)) throw new SlotTaken()
  const written = await write(tx, locked, start, { timeZone: choice.timeZone }, now)
  await announce(tx, written, choice.cause)
  return rowOf(written, first)
}

/** The attendee moves to another time. The old one stays booked until the new one is stored. @throws as `bookTime` */
export async function moveTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { first, plan, people } = locked
  const start = choice.startAt.getTime()
  if (first.state === 'booked' && first.start_at?.getTime() === start) return first
  const refusal = moveRefusal(first, now)
  if (refusal) throw conflict(refusal, problems.moveRefused[refusal])
  if (!timesFor(plan, people, now).some(one => one.start === start)) throw new SlotTaken()
  const moves = first.free_move ? first.moves : first.moves + 1
  const written = await write(tx, locked, start, { moves, timeZone: choice.timeZone }, now)
  await announce(tx, written, choice.cause)
  return rowOf(written, first)
}

const isUnderWay = (booking: BookingRow, now: Date) => booking.state === 'booked' && booking.start_at! <= now

/**
 * A recruiter sets the time: regardless of hours and notice, but never over another booking. The other interviews of a day move along.
 * @throws SlotTaken; 409, 422
 */
export async function setTime(
  tx: OrganizationTransaction,
  bookingId: string,
  choice: Choice,
  now: Date,
): Promise<BookingRow> {
  const locked = await lock(tx, bookingId, now)
  const { booking, rows } = locked
  if (booking.state === 'booked' && booking.start_at?.getTime() === choice.startAt.getTime()) return booking
  for (const row of rows) {
    if (BOOKING_ARROWS[row.state].includes('booked') && !isUnderWay(row, now)) continue
    throw conflict('not_an_arrow', problems.notMovable, { allowed_states: BOOKING_ARROWS[row.state] })
  }
  for (const row of rows.filter(({ state }) => state === 'no_show'))
    await requireNoneOpen(tx, { subjectId: row.subject_id, part: row.part })
  const dayStart = choice.startAt.getTime() - booking.offset_minutes * MINUTE
  if (dayStart <= now.getTime()) throw invalidField('start_at', problems.timePast)
  const written = await write(tx, locked, dayStart, {}, now)
  await announce(tx, written, choice.cause)
  return rowOf(written, booking)
}
