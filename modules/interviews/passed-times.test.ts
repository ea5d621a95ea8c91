import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { sendOffer } from '#modules/email-templates/server/to-booked-candidates.ts'
import { notificationsContract } from '#modules/notifications/contract.ts'
import { interviewsContract as calls } from './contract.ts'
import { problemOf, startInterviews } from './interviews.fixture.ts'

const { server, organization, anOffer, book, look, tokenTo } = await startInterviews()

const in2Days = () => later(server.clock.now(), 2 * DAY).toISOString()
const told = async () =>
  (
    await organization.call(notificationsContract['notifications.list'], { query: { part: 'needs_action' } })
  ).items.filter(({ kind }) => kind === 'interview_times_passed')
const known = (token: string) => server.as(token)(calls['interviews.ofApplication'], {})
/** Tasks run by the database's clock: those of offers are due now. */
async function pass(milliseconds: number) {
  server.clock.advance(milliseconds)
  const passed = `${milliseconds / HOUR} hours`
  await server.services.db.owner.query(
    'update sessions set seen_at = seen_at + $1::interval, expires_at = expires_at + $1::interval',
    [passed],
  )
  await server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = 'scheduling.end-offer')`,
  )
  await server.settled()
}

test('when all offered times have passed, the candidate can ask for others and the organizer is told', async () => {
  const start = in2Days()
  const { application, booking, data, view } = await anOffer({ slots: [start] })
  expect(view).toMatchObject({ times_passed: false, slots: [{ start_at: start }] })
  await pass(DAY)
  expect(await look(data)).toMatchObject({ state: 'waiting_on_candidate', times_passed: false })
  expect(await told()).toEqual([])

  await pass(2 * DAY)
  expect(await look(data)).toMatchObject({ state: 'needs_scheduling', times_passed: true, slots: [], asked: false })
  expect(await problemOf(book(data, start))).toMatchObject({ status: 409, code: 'offer_over' })
  const [mail] = await server.mailsTo(organization.email)
  expect(mail?.subject).toBe('Offered times have passed: Noor Haddad, no time yet')
  expect(mail?.text).toContain(`?application=${application.application_id}&tab=rounds`)
  expect(await told()).toMatchObject([{ application_id: application.application_id }])

  const { items } = await known(application.statusToken)
  expect(items).toMatchObject([{ state: 'times_passed', can_open: true }])
  const { url } = await server.as(application.statusToken)(calls['interviews.linkOfApplication'], {
    body: { booking_id: booking.id },
  })
  expect(await look(url.split('/').at(-1)!)).toMatchObject({ times_passed: true })
  await server.as(data)(calls['interviews.askOtherTimes'], { params: { data }, body: { message: 'Mornings' } })
  expect(await look(data)).toMatchObject({ asked: true, times_passed: true })
  expect((await known(application.statusToken)).items).toMatchObject([{ state: 'times_passed', asked: true }])

  await organization.call(calls['interviews.reschedule'], {
    body: { application_id: application.application_id, booking_id: booking.id },
  })
  expect(await told()).toEqual([])
  const fresh = await look(await tokenTo(application.email))
  expect(fresh).toMatchObject({ state: 'waiting_on_candidate', times_passed: false, asked: false })
  expect(fresh.slots.length).toBeGreaterThan(0)
})

test('nobody is told of an offer that was answered, also if its end comes later', async () => {
  const start = in2Days()
  const { data } = await anOffer({ slots: [start] })
  const before = (await told()).length
  await book(data, start)
  await pass(3 * DAY)
  expect((await told()).length).toBe(before)
  expect(await look(data)).toMatchObject({ times_passed: false })
})

test('an offer of free times ends after 30 days', async () => {
  const { data } = await anOffer()
  await pass(31 * DAY)
  expect(await look(data)).toMatchObject({ state: 'needs_scheduling', times_passed: true, slots: [] })
  await pass(14 * DAY)
  expect(await problemOf(look(data))).toMatchObject({ status: 410, code: 'link_expired' })
})

test('the e-mail with the offer is not sent when nothing is left to choose from', async () => {
  const { application, booking } = await anOffer({ slots: [in2Days()] })
  const event = {
    name: 'booking.proposed',
    organization_id: organization.id,
    subject_id: application.application_id,
    actor_kind: 'admin',
    actor_id: organization.adminId,
    data: { booking_id: booking.id },
  } as const
  const invitations = async () =>
    (await server.mailsTo(application.email)).filter(({ text }) => text.includes('/schedule-interview/')).length
  const send = () =>
    sendOffer(server.services, { ...event, id: newId(), at: server.clock.now() } as Parameters<typeof sendOffer>[1])
  await send()
  await server.settled()
  expect(await invitations()).toBe(2)
  await pass(2 * DAY + HOUR)
  await send()
  await server.settled()
  expect(await invitations()).toBe(2)
})
