import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { applicationById } from '#modules/applications/public.ts'
import { type BookingRow, bookingsOf, lockTogether, proposeAgain, setTime } from '#modules/scheduling/public.ts'
import type { interviewsContract } from '../contract.ts'
import { interviewProblems as problems } from '../words/problems.ts'

type Input = BodyOf<(typeof interviewsContract)['interviews.reschedule']>

/** The given booking, or the newest that is not cancelled. @throws 404 */
export async function bookingMeant(
  org: OrganizationDb,
  input: Pick<Input, 'application_id' | 'booking_id'>,
): Promise<BookingRow> {
  const [[application], bookings] = await org.read(q => [
    applicationById(q, org.organizationId, input.application_id),
    bookingsOf(q, org.organizationId, input.application_id),
  ])
  if (!application) throw notFound()
  const meant = input.booking_id
    ? bookings.find(({ id }) => id === input.booking_id)
    : bookings.find(({ state }) => state !== 'cancelled')
  if (!meant) throw notFound(problems.nothingToMove)
  if (application.outcome !== 'active') throw conflict('application_ended', problems.closedToMove)
  return meant
}

/** Sets or moves the time, or asks the candidate to choose again. @throws SlotTaken; 409, 422 */
export async function rescheduleInterview(
  tx: OrganizationTransaction,
  booking: BookingRow,
  input: Input,
  actor: Pick<Actor, 'adminId'>,
  now: Date,
): Promise<BookingRow> {
  const seen = input.seen_start_at
  if (seen !== undefined) await requireUnmoved(tx, booking.id, seen)
  if (input.start_at) {
    const cause = { kind: 'admin', id: actor.adminId } as const
    return setTime(tx, booking.id, { startAt: new Date(input.start_at), cause }, now)
  }
  return proposeAgain(tx, booking.id, { slots: input.slots, adminId: actor.adminId }, now)
}

/** Locks the booking with its day. @throws 409 `stale` if it has another time than the reader saw */
async function requireUnmoved(tx: OrganizationTransaction, id: string, seen: string | null): Promise<void> {
  const { state, start_at } = (await lockTogether(tx.q, tx.organizationId, id))!.booking
  const current = state === 'cancelled' ? null : start_at
  if (current?.getTime() === (seen === null ? undefined : Date.parse(seen))) return
  throw conflict('stale', problems.stale, {
    current: { state, start_at: start_at?.toISOString() ?? null },
  })
}
