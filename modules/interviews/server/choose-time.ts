import { once } from '#platform/db/idempotency.ts'
import type { Cause, OrganizationTransaction } from '#platform/db/organization.ts'
import { confirmSubmission } from '#modules/applications/public.ts'
import {
  askForOtherTimes,
  bookingById,
  type BookingRow,
  bookTime,
  cancelBooking,
  lockTogether,
  moveTime,
  orFreshSlots,
  slotsFor,
} from '#modules/scheduling/public.ts'
import { type OpenedLink, requireNotPaused, requireStillOpen, viewLink } from './open-link.ts'

const causeOf = ({ application }: OpenedLink): Cause => ({ kind: 'candidate', id: application.candidate_id })

const viewAgain = async (opened: OpenedLink, now: Date) => {
  const [[booking]] = await opened.org.read(q => [bookingById(q, opened.org.organizationId, opened.booking.id)])
  return viewLink({ ...opened, booking: booking! }, now)
}

interface Given {
  readonly key: string | undefined
  readonly startAt: string
  readonly timeZone: string
}

/** Books or moves by link. A repeated request with the same key gets the current state and changes nothing. */
export async function chooseTime(opened: OpenedLink, kind: 'book' | 'move', given: Given, now: Date) {
  requireStillOpen(opened)
  await requireNotPaused(opened)
  const { org, booking } = opened
  const take = kind === 'book' ? bookTime : moveTime
  const choice = { startAt: new Date(given.startAt), timeZone: given.timeZone, cause: causeOf(opened) }
  const request = { start_at: choice.startAt, time_zone: given.timeZone }
  await orFreshSlots(
    () =>
      org.write(tx =>
        once(tx, { call: `interviews.${kind}:${booking.id}`, key: given.key, request, now }, async () => {
          await confirmSubmission(tx, opened.application.id, opened.link)
          await take(tx, booking.id, choice, now)
          return {}
        }),
      ),
    () => slotsFor(org, booking, now),
  )
  return viewAgain(opened, now)
}

/** The booking with everything that is booked together with it, locked until the transaction ends. */
const locked = async (tx: OrganizationTransaction, { id }: BookingRow) =>
  (await lockTogether(tx.q, tx.organizationId, id))!

export async function cancelByLink(opened: OpenedLink, reason: string, now: Date) {
  await opened.org.write(async tx =>
    cancelBooking(tx, await locked(tx, opened.booking), { reason, cause: causeOf(opened) }, now),
  )
  return viewAgain(opened, now)
}

export async function askOtherTimes(opened: OpenedLink, message: string, now: Date): Promise<void> {
  await opened.org.write(async tx =>
    askForOtherTimes(tx, await locked(tx, opened.booking), { message, cause: causeOf(opened) }, now),
  )
}
