import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, later } from '#platform/clock/clock.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { schedulingContract as calls } from './contract.ts'
import { newId } from '#platform/db/id.ts'
import { type BookingRow, bookTime, orFreshSlots, proposeBooking, setTime, slotsFor } from './public.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const org = server.services.db.forOrganization(organization.id)
const now = () => server.clock.now()
const WEEK = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, spans: [{ from: '00:00', to: '24:00' }] }))
const save = (body: object) =>
  organization.call(calls['availability.save'], {
    query: {},
    body: { hours: WEEK, notice_hours: 0, step_minutes: 60, ...body } as never,
  })

const anOffer = (): Promise<BookingRow> =>
  org.write(tx =>
    proposeBooking(
      tx,
      {
        subjectId: newId(),
        subjectTitle: 'Anything',
        part: 'talk',
        title: 'A talk',
        minutes: 60,
        place: '',
        message: '',
        attendee: { name: 'Noor Haddad', email: 'noor@example.com', timeZone: 'Asia/Beirut' },
        interviewerIds: [organization.adminId],
        slots: null,
        organizer: { adminId: organization.adminId, timeZone: 'Europe/Berlin' },
      },
      now(),
    ),
  )
const cause = { kind: 'candidate', id: newId() } as const
const take = (booking: BookingRow, start: string) =>
  orFreshSlots(
    () => org.write(tx => bookTime(tx, booking.id, { startAt: new Date(start), cause }, now())),
    () => slotsFor(org, booking, now()),
  )
const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(instant))

test('refuses an edit of an earlier version, also the first one', async () => {
  const read = () => organization.call(calls['availability.read'], { query: {} })
  expect(await read()).toMatchObject({ version: 0, can_edit: true, daily_limit: null })
  expect(await save({ version: 0, daily_limit: 3 })).toMatchObject({ version: 1, daily_limit: 3 })
  for (const version of [0, 2])
    await expect(save({ version })).rejects.toMatchObject({
      status: 409,
      code: 'stale_edit',
      problem: { current: { version: 1, daily_limit: 3 } },
    })
  const results = await Promise.allSettled([1, 2, 3].map(limit => save({ version: 1, daily_limit: limit })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await read()).version).toBe(2)
})

test('previews free times without saving', async () => {
  const [date] = later(now(), 72 * HOUR)
    .toISOString()
    .split('T') as [string]
  const spans = [{ from: '10:00', to: '12:00' }]
  const preview = (body: object) =>
    organization.call(calls['availability.preview'], {
      query: { admin_id: organization.adminId },
      body: { hours: [], minutes: 60, step_minutes: 60, ...body } as never,
    })
  expect((await preview({})).slots).toEqual([])
  expect((await preview({ exceptions: [{ date, spans }] })).slots).toHaveLength(2)
  await expect(preview({ hours: [{ weekday: 9, spans }] })).rejects.toMatchObject({ status: 422 })
})

test('a day takes no more interviews than the limit, in the person’s own time zone and under concurrency', async () => {
  const zone = 'Pacific/Auckland'
  await org.write(tx =>
    tx.q.updateTable('admins').set({ time_zone: zone }).where('id', '=', organization.adminId).execute(),
  )
  await save({ daily_limit: 2 })
  const offers = await Promise.all(Array.from({ length: 8 }, anOffer))
  const slots = await slotsFor(org, offers[0]!, now())
  const day = dayIn(zone, slots[40]!.start_at)
  const thatDay = slots.filter(({ start_at }) => dayIn(zone, start_at) === day)
  expect(thatDay.length).toBeGreaterThan(20)
  const results = await Promise.allSettled(offers.map((offer, at) => take(offer, thatDay[at * 2]!.start_at)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409, code: 'slot_taken' })
  const last = await anOffer()
  expect((await slotsFor(org, last, now())).filter(({ start_at }) => dayIn(zone, start_at) === day)).toEqual([])
  // A recruiter can set a time outside the hours, but not over the limit.
  const set = orFreshSlots(
    () => org.write(tx => setTime(tx, last.id, { startAt: new Date(thatDay[20]!.start_at), cause }, now())),
    () => slotsFor(org, last, now()),
  )
  await expect(set).rejects.toMatchObject({ code: 'slot_taken' })
  // The database refuses what the code above would miss.
  const forced = org.write(async tx => {
    const start = new Date(thatDay[20]!.start_at)
    await tx.q
      .updateTable('bookings')
      .set({ start_at: start, end_at: later(start, HOUR), state: 'booked' })
      .where('id', '=', last.id)
      .execute()
    await sql`update booking_people set active = true, during = tstzrange(${start}::timestamptz, ${later(start, HOUR)}::timestamptz)
      where organization_id = ${organization.id} and booking_id = ${last.id}`.execute(tx.q)
  })
  await expect(forced).rejects.toMatchObject({ code: '23P01', constraint: 'booking_people_daily_limit' })
  // Another time on the same day is no further interview.
  const booked = offers.find((_, at) => results[at]!.status === 'fulfilled')!
  await org.write(tx => setTime(tx, booked.id, { startAt: new Date(thatDay[20]!.start_at), cause }, now()))
})
