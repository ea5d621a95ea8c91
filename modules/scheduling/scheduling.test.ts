import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { CallError } from '#platform/contract/client.ts'
import { newId } from '#platform/db/id.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { schedulingContract as calls } from './contract.ts'
import {
  bookingById,
  type BookingRow,
  bookingsOf,
  bookTime,
  deleteBookingsOf,
  orFreshSlots,
  proposeAgain,
  proposeBooking,
  setTime,
  slotsFor,
} from './public.ts'
import { calendarFile } from './server/calendar-file.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const org = server.services.db.forOrganization(organization.id)
const now = () => server.clock.now()

/** A colleague, inserted directly: joining an organization belongs to another module. */
async function aColleague(timeZone: string, role: 'admin' | 'interviewer' = 'interviewer'): Promise<string> {
  const id = newId()
  await org.write(tx =>
    tx.q
      .insertInto('admins')
      .values({
        organization_id: organization.id,
        id,
        name: `Colleague in ${timeZone}`,
        email: `${id}@example.com`,
        role,
        time_zone: timeZone,
        password_hash: '-',
        created_at: now(),
      })
      .execute(),
  )
  return id
}

const anOffer = (interviewerIds: string[], subjectId = newId()): Promise<BookingRow> =>
  org.write(tx =>
    proposeBooking(
      tx,
      {
        subjectId,
        subjectTitle: 'Anything',
        part: 'talk',
        title: 'A talk',
        minutes: 60,
        place: '',
        message: '',
        attendee: { name: 'Noor Haddad', email: 'noor@example.com', timeZone: 'Asia/Beirut' },
        interviewerIds,
        slots: null,
        organizer: { adminId: organization.adminId, timeZone: 'Europe/Berlin' },
      },
      now(),
    ),
  )

const cause = { kind: 'candidate', id: '019aa000-0000-7000-8000-000000000000' } as const
const take = (booking: BookingRow, start: string) =>
  orFreshSlots(
    () => org.write(tx => bookTime(tx, booking.id, { startAt: new Date(start), cause }, now())),
    () => slotsFor(org, booking, now()),
  )

test('the database refuses overlapping bookings of a person', async () => {
  const [one, two] = [await anOffer([organization.adminId]), await anOffer([organization.adminId])]
  const [slot] = await slotsFor(org, one, now())
  await take(one, slot!.start_at)
  const half = new Date(Date.parse(slot!.start_at) + HOUR / 2)
  const past = (from: Date) =>
    org.write(tx =>
      sql`update booking_people set active = true, during = tstzrange(${from}::timestamptz, ${later(from, HOUR)}::timestamptz)
        where organization_id = ${organization.id} and booking_id = ${two.id}`.execute(tx.q),
    )
  await expect(past(half)).rejects.toMatchObject({ code: '23P01', constraint: 'booking_people_no_overlap' })
  await past(new Date(slot!.end_at))
})

const HALF_HOUR_MS = 30 * 60_000

test('parallel bookings with shared interviewers wait for each other and never overlap', async () => {
  const [ann, bob] = [await aColleague('Europe/Berlin'), await aColleague('Europe/Berlin')]
  const offers = await Promise.all(Array.from({ length: 12 }, (_, at) => anOffer(at % 2 ? [ann, bob] : [bob, ann])))
  const slots = await slotsFor(org, offers[0]!, now())
  // Some of them choose the next half hour of the same day, which overlaps too.
  const start = (at: number) => Date.parse(slots[at]!.start_at)
  const first = slots.findIndex((_, at) => start(at + 1) - start(at) <= HALF_HOUR_MS)
  const results = await Promise.allSettled(
    offers.map((offer, at) => take(offer, slots[first + (at % 3 ? 1 : 0)]!.start_at)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 409, code: 'slot_taken' })
  }
  const { rows } = await server.services.db.owner.query(
    `select count(*)::int as n from booking_people a join booking_people b on a.organization_id = b.organization_id
       and a.admin_id = b.admin_id and a.booking_id < b.booking_id and a.during && b.during where a.active and b.active`,
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('parallel moves and bookings never give a person two bookings at a time', async () => {
  const ann = await aColleague('Europe/Berlin')
  const offers = await Promise.all(Array.from({ length: 8 }, () => anOffer([ann])))
  const slots = await slotsFor(org, offers[0]!, now())
  await Promise.all(offers.slice(0, 4).map((offer, at) => take(offer, slots[at * 2]!.start_at)))
  const wanted = new Date(slots[20]!.start_at)
  const set = (offer: BookingRow) => org.write(tx => setTime(tx, offer.id, { startAt: wanted, cause }, now()))
  const results = await Promise.allSettled(
    offers.map((offer, at) => (at < 4 ? set(offer) : take(offer, slots[20]!.start_at))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await Promise.all(
    offers
      .slice(0, 4)
      .map(({ id }) => org.write(tx => bookingById(tx.q, organization.id, id).executeTakeFirstOrThrow())),
  )
  // A move that failed leaves the old time booked.
  for (const [at, row] of rows.entries()) {
    expect([slots[at * 2]!.start_at, slots[20]!.start_at]).toContain(row.start_at!.toISOString())
    expect(row.state).toBe('booked')
  }
})

test('hours default to 09:00 to 17:00 and can be changed by the admin', async () => {
  const id = await aColleague('America/New_York')
  const read = () => organization.call(calls['availability.read'], { query: { admin_id: id } })
  expect(await read()).toMatchObject({
    time_zone: 'America/New_York',
    is_default: true,
    notice_hours: 24,
    horizon_days: 30,
  })
  expect((await read()).hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
  const date = later(now(), 5 * DAY)
    .toISOString()
    .slice(0, 10)
  const hours = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, spans: [{ from: '10:00', to: '11:00' }] }))
  const saved = await organization.call(calls['availability.save'], {
    query: { admin_id: id },
    body: { hours, exceptions: [{ date, spans: [] }], notice_hours: 0, step_minutes: 60 },
  })
  expect(saved).toMatchObject({ is_default: false, exceptions: [{ date, spans: [] }], step_minutes: 60 })
  const { slots } = await organization.call(calls['scheduling.freeSlots'], {
    query: { interviewer: [id], minutes: 60 },
  })
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })
  const days = slots.map(({ start_at }) => clock.format(new Date(start_at)))
  expect(new Set(days).size).toBe(days.length)
  expect(days.length).toBeGreaterThan(27)
  expect(days).not.toContain(date)
})

test('refuses hours that overlap, end before they start or appear twice, and unknown people', async () => {
  const save = (hours: object[]) =>
    organization.call(calls['availability.save'], {
      query: { admin_id: organization.adminId },
      body: { hours: hours as never },
    })
  const spans = [{ from: '09:00', to: '12:00' }]
  for (const bad of [
    [{ weekday: 1, spans: [...spans, { from: '11:00', to: '13:00' }] }],
    [{ weekday: 1, spans: [{ from: '12:00', to: '09:00' }] }],
    [{ weekday: 8, spans }],
    [
      { weekday: 1, spans },
      { weekday: 1, spans },
    ],
  ]) {
    await expect(save(bad)).rejects.toMatchObject({ status: 422 })
  }
  const nobody = organization.call(calls['scheduling.freeSlots'], { query: { interviewer: [newId()] } })
  await expect(nobody).rejects.toBeInstanceOf(CallError)
})

test('asks for another time only as long as the attendee can move the booking', async () => {
  const booking = await anOffer([await aColleague('Europe/Berlin')])
  const set = (hours: number) =>
    org.write(tx => setTime(tx, booking.id, { startAt: later(now(), hours * HOUR), cause }, now()))
  const ask = () => org.write(tx => proposeAgain(tx, booking.id, { adminId: organization.adminId }, now()))
  const asked = async () => {
    const [[row]] = await org.read(q => [bookingById(q, organization.id, booking.id)])
    return row!.free_move
  }
  await set(1.5)
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'too_late' })
  expect(await asked()).toBe(false)
  await set(3)
  expect(await ask()).toMatchObject({ state: 'booked', free_move: true })
  server.clock.advance(3 * HOUR)
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'not_an_arrow' })
})

test('erasing a subject erases its bookings with the names in them and frees the time', async () => {
  const subject = newId()
  const offer = await anOffer([organization.adminId], subject)
  const slot = (await slotsFor(org, offer, now())).at(-1)!
  await take(offer, slot.start_at)
  await org.write(tx => deleteBookingsOf(tx, subject))
  expect(await org.write(tx => bookingsOf(tx.q, organization.id, subject).execute())).toEqual([])
  await take(await anOffer([organization.adminId]), slot.start_at)
})

test('a calendar file accepts any name and note', () => {
  const at = (iso: string) => new Date(iso)
  const file = calendarFile({
    method: 'REQUEST',
    uid: 'x@evenhand',
    sequence: 3,
    start: at('2026-03-29T00:30:00Z'),
    end: at('2026-03-29T01:30:00Z'),
    stamp: at('2026-03-01T00:00:00Z'),
    summary: 'Talk; with, commas\nEND:VEVENT',
    description: 'Zürich, 日本',
    place: 'Room 4, 2nd floor',
    link: null,
    organizer: { name: 'Ines "Nes"\r\nATTENDEE:x Marchetti', email: 'ines@example.com' },
    attendee: { name: 'Noor', email: 'noor@example.com' },
  })
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART:20260329T003000Z')
  expect(lines).toContain('SUMMARY:Talk\\; with\\, commas\\nEND:VEVENT')
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
  expect(lines.filter(line => line.startsWith('ATTENDEE'))).toHaveLength(1)
  expect(lines.find(line => line.startsWith('ORGANIZER'))).toBe(
    'ORGANIZER;CN="Ines ’Nes’ ATTENDEE:x Marchetti":mailto:ines@example.com',
  )
})
