import { once } from '#platform/db/idempotency.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import { requireSeen } from '#modules/applications/public.ts'
import {
  bookingsOf,
  type BookingRow,
  orFreshSlots,
  peopleIn,
  presentBooking,
  slotsFor,
} from '#modules/scheduling/public.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { interviewsContract as calls } from '../contract.ts'
import { readCalendar } from './calendar.ts'
import { cancelOnWithdrawal } from './cancel-on-withdrawal.ts'
import { eraseBookings } from './erase-bookings.ts'
import { askOtherTimes, cancelByLink, chooseTime } from './choose-time.ts'
import { openLink, viewLink } from './open-link.ts'
import { ownCalendarFile } from './own-calendar-file.ts'
import { proposeInterview, roundOptions } from './propose-interview.ts'
import { bookingMeant, rescheduleInterview } from './reschedule-interview.ts'

export function interviewsRoutes({ serve, services }: Api) {
  const { clock } = services
  const shown = async (tx: OrganizationTransaction, row: BookingRow, actor: Actor, now: Date) => ({
    booking: presentBooking(row, await peopleIn(tx.q, tx.organizationId, [row.id]).execute(), actor, now),
  })

  serve(calls['interviews.options'], ({ org, params }) => org.write(tx => roundOptions(tx, params.id)))
  serve(calls['interviews.propose'], async ({ org, actor, body, idempotencyKey: key }) => {
    const now = clock.now()
    const { reply } = await org.write(tx =>
      once(tx, { call: 'interviews.propose', key, request: body, now }, async () =>
        shown(tx, await proposeInterview(tx, body, actor, now), actor, now),
      ),
    )
    return reply
  })
  serve(calls['interviews.reschedule'], async ({ org, actor, body, idempotencyKey: key }) => {
    const now = clock.now()
    const booking = await bookingMeant(org, body)
    const { reply } = await orFreshSlots(
      () =>
        org.write(tx =>
          once(tx, { call: 'interviews.reschedule', key, request: body, now }, async () =>
            shown(tx, await rescheduleInterview(tx, booking, body, actor, now), actor, now),
          ),
        ),
      // A recruiter is shown the people's free times, whatever was offered to the candidate.
      () => slotsFor(org, { ...booking, offered: null }, now),
    )
    return reply
  })
  serve(calls['interviews.list'], async ({ org, actor, params }) => {
    await requireSeen(org, actor, params.id)
    const [rows] = await org.read(q => [bookingsOf(q, org.organizationId, params.id)])
    const [people] = await org.read(q => [
      peopleIn(
        q,
        org.organizationId,
        rows.map(({ id }) => id),
      ),
    ])
    return { items: rows.map(row => presentBooking(row, people, actor, clock.now())) }
  })
  serve(calls['interviews.calendar'], ({ org, actor, query }) => readCalendar(org, actor, query, clock.now()))

  serve(calls['interviews.openLink'], async ({ params }) => viewLink(services, await openLink(services, params.data)))
  serve(calls['interviews.book'], ({ params, body, idempotencyKey: key }) =>
    chooseTime(services, 'book', { token: params.data, key, startAt: body.start_at, timeZone: body.time_zone }),
  )
  serve(calls['interviews.move'], ({ params, body, idempotencyKey: key }) =>
    chooseTime(services, 'move', { token: params.data, key, startAt: body.start_at, timeZone: body.time_zone }),
  )
  serve(calls['interviews.cancelByLink'], ({ params, body }) => cancelByLink(services, params.data, body.reason))
  serve(calls['interviews.askOtherTimes'], async ({ params, body }) => {
    await askOtherTimes(services, params.data, body.message)
    return { ok: true as const }
  })
  serve(calls['interviews.calendarFile'], async ({ params, reply }) => {
    const file = await ownCalendarFile(services, await openLink(services, params.data), params.data)
    if (!file) throw notFound('No time is booked, so there is nothing for a calendar.')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}

export const interviewsSubscriptions: readonly Subscription[] = [cancelOnWithdrawal, eraseBookings]
