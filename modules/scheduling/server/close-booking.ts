import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { BookingState } from '../contract.ts'
import { isOpen, STATE_NAMES, statesToSet } from '../policy.ts'
import { schedulingProblems as problems } from '../words/problems.ts'
import type { Together } from './plan.ts'
import { type BookingRow, releaseTime, updateBooking } from './queries.ts'

type Change = Partial<Pick<BookingRow, 'state' | 'asked' | 'cancelled_by' | 'cancel_reason' | 'ics_sequence'>>

const change = (tx: OrganizationTransaction, id: string, set: Change, now: Date) =>
  updateBooking(tx, id, { ...set, updated_at: now })

/**
 * Cancels an offer or a booking, together with the interviews of its day that have not started. Idempotent. The rows are locked by the caller.
 * @throws 409 if the interview has taken place
 */
export async function cancelBooking(
  tx: OrganizationTransaction,
  { booking, rows }: Together,
  why: { reason: string; cause: Cause },
  now: Date,
): Promise<BookingRow> {
  if (booking.state === 'cancelled') return booking
  if (!canBeCancelled(booking, now)) {
    throw conflict('not_an_arrow', problems.started, { allowed_states: statesToSet(booking, now) })
  }
  let cancelled = booking
  for (const row of rows.filter(one => canBeCancelled(one, now))) {
    const changed = await cancelOne(tx, row, why, now)
    if (row.id === booking.id) cancelled = changed
  }
  return cancelled
}

const canBeCancelled = ({ state, start_at }: BookingRow, now: Date) => isOpen(state) && (!start_at || start_at > now)

async function cancelOne(
  tx: OrganizationTransaction,
  booking: BookingRow,
  { reason, cause }: { reason: string; cause: Cause },
  now: Date,
): Promise<BookingRow> {
  const wasBooked = booking.state === 'booked'
  const row = await change(
    tx,
    booking.id,
    {
      state: 'cancelled',
      cancelled_by: cause.kind === 'candidate' ? 'candidate' : 'admin',
      cancel_reason: reason,
      ...(wasBooked && { ics_sequence: booking.ics_sequence + 1 }),
    },
    now,
  )
  await releaseTime(tx, [booking.id])
  const entry = wasBooked
    ? {
        start_at: booking.start_at!.toISOString(),
        end_at: booking.end_at!.toISOString(),
        ics_sequence: row.ics_sequence,
      }
    : { start_at: null, end_at: null, ics_sequence: row.ics_sequence }
  await tx.emit('booking.cancelled', row.subject_id, { booking_id: row.id, ...entry, reason }, cause)
  return row
}

/** Records an interview's outcome. @throws 409 with the states that are possible */
export async function setBookingState(
  tx: OrganizationTransaction,
  booking: BookingRow,
  state: BookingState,
  cause: Cause,
  now: Date,
): Promise<BookingRow> {
  if (booking.state === state) return booking
  const allowed = statesToSet(booking, now)
  if (!allowed.includes(state)) {
    const detail = problems.notAnArrow(STATE_NAMES[booking.state], STATE_NAMES[state])
    throw conflict('not_an_arrow', detail, { allowed_states: allowed })
  }
  const row = await change(tx, booking.id, { state }, now)
  await tx.emit('booking.state_set', row.subject_id, { booking_id: row.id, from_state: booking.state, state }, cause)
  return row
}

/** The attendee asks for other times. A booked time stays booked. @throws 409 if no time can be chosen anymore */
export async function askForOtherTimes(
  tx: OrganizationTransaction,
  { first, rows }: Together,
  { message, cause }: { message: string; cause: Cause },
  now: Date,
): Promise<BookingRow> {
  if (!isOpen(first.state)) throw conflict('not_open', problems.closed)
  const state = first.state === 'booked' ? 'booked' : 'needs_scheduling'
  const asked = await change(tx, first.id, { state, asked: message }, now)
  for (const { id } of rows.slice(1)) await change(tx, id, { state }, now)
  const start_at = asked.start_at?.toISOString() ?? null
  await tx.emit('booking.times_asked', asked.subject_id, { booking_id: asked.id, start_at }, cause)
  return asked
}
