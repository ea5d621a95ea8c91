import '../events.ts'
import { once } from '#platform/db/idempotency.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Actor, Api } from '#platform/http/api.ts'
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
import { interviewProblems as problems } from '../words/problems.ts'
import { readCalendar } from './calendar.ts'
import { interviewsOfApplication, linkOfApplication } from './application-interviews.ts'
import { cancelOnLastEmail, cancelOnWithdrawal } from './cancel-with-application.ts'
import { eraseBookings } from './erase-bookings.ts'
import { askOtherTimes, cancelByLink, chooseTime } from './choose-time.ts'
import { openLink, viewLink } from './open-link.ts'
import { ownCalendarFile } from './own-calendar-file.ts'
import { interviewKit } from './interview-kit.ts'
import { interviewOptions } from './interview-options.ts'
import { proposeInterview, proposeInterviewDay } from './propose-interview.ts'
import { bookingVisibleTo } from './calendar.read-model.ts'
import { bookingMeant, rescheduleInterview } from './reschedule-interview.ts'

export function interviewsRoutes({ serve, subject, services }: Api) {
  const shown = async (tx: OrganizationTransaction, row: BookingRow, actor: Actor, now: Date) => ({
    booking: presentBooking(row, await peopleIn(tx.q, tx.organizationId, [row.id]).execute(), actor, now),
  })
  subject('booking', bookingVisibleTo)

  serve(calls['interviews.options'], ({ org, params }) => interviewOptions(org, params.id))
  serve(calls['interviews.propose'], async ({ tx, actor, body, now }) =>
    shown(tx, await proposeInterview(tx, body, actor, now), actor, now),
  )
  serve(calls['interviews.proposeDay'], async ({ tx, actor, params, body, now }) => {
    const rows = await proposeInterviewDay(tx, params.id, body, actor, now)
    const people = await peopleIn(
      tx.q,
      tx.organizationId,
      rows.map(({ id }) => id),
    ).execute()
    return { bookings: rows.map(row => presentBooking(row, people, actor, now)) }
  })
  serve(calls['interviews.reschedule'], async ({ org, actor, body, now, idempotencyKey: key }) => {
    const booking = await bookingMeant(org, body)
    const { reply } = await orFreshSlots(
      () =>
        org.write(tx =>
          once(tx, { call: 'interviews.reschedule', key, request: body, now }, async () =>
            shown(tx, await rescheduleInterview(tx, booking, body, actor, now), actor, now),
          ),
        ),
      // Recruiters see all free times of the interviewers, regardless of what was offered to the candidate.
      () => slotsFor(org, booking, now, { offered: null }),
    )
    return reply
  })
  serve(calls['interviews.list'], async ({ org, actor, params, now }) => {
    const [rows] = await org.read(q => [bookingsOf(q, org.organizationId, params.id)])
    const [people] = await org.read(q => [
      peopleIn(
        q,
        org.organizationId,
        rows.map(({ id }) => id),
      ),
    ])
    return { items: rows.map(row => presentBooking(row, people, actor, now)) }
  })
  serve(calls['interviews.kit'], ({ org, actor, params, now }) => interviewKit(org, actor, params.id, now))
  serve(calls['interviews.calendar'], ({ org, actor, query, now }) => readCalendar(org, actor, query, now))

  serve(calls['interviews.ofApplication'], ({ org, link, now }) => interviewsOfApplication(org, link.subjectId, now))
  serve(calls['interviews.linkOfApplication'], ({ org, link, body, now }) =>
    linkOfApplication(org, link, body.booking_id, services.settings.PUBLIC_URL, now),
  )
  serve(calls['interviews.openLink'], async ({ org, link, now }) => viewLink(await openLink(org, link), now))
  serve(calls['interviews.book'], async ({ org, link, body, now, idempotencyKey: key }) =>
    chooseTime(await openLink(org, link), 'book', { key, startAt: body.start_at, timeZone: body.time_zone }, now),
  )
  serve(calls['interviews.move'], async ({ org, link, body, now, idempotencyKey: key }) =>
    chooseTime(await openLink(org, link), 'move', { key, startAt: body.start_at, timeZone: body.time_zone }, now),
  )
  serve(calls['interviews.cancelByLink'], async ({ org, link, body, now }) =>
    cancelByLink(await openLink(org, link), body.reason, now),
  )
  serve(calls['interviews.askOtherTimes'], async ({ org, link, body, now }) => {
    await askOtherTimes(await openLink(org, link), body.message, now)
    return { ok: true as const }
  })
  serve(calls['interviews.calendarFile'], async ({ org, link, reply }) => {
    const file = await ownCalendarFile(services, await openLink(org, link))
    if (!file) throw notFound(problems.noCalendarFile)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
}

export const interviewsSubscriptions: readonly Subscription[] = [cancelOnWithdrawal, cancelOnLastEmail, eraseBookings]
