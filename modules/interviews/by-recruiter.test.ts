import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'
import { problemOf, startInterviews } from './interviews.fixture.ts'

const { server, organization, other, job, propose, tokenTo, anOffer, book, move, look, manyOffers } =
  await startInterviews()

test('a repeated offer with the same key is one offer, and without a key it is refused', async () => {
  const application = await anApplication(server, organization, job)
  const body = { application_id: application.application_id, interviewer_ids: [organization.adminId] }
  const made = await Promise.all(
    [1, 2, 3].map(() => organization.call(calls['interviews.propose'], { body, idempotencyKey: 'offer-once' })),
  )
  expect(new Set(made.map(({ booking }) => booking.id)).size).toBe(1)
  expect(made[0]!.booking.minutes).toBe(60)
  const refused = await problemOf(organization.call(calls['interviews.propose'], { body }))
  expect(refused).toMatchObject({ status: 409, code: 'already_proposed', booking_id: made[0]!.booking.id })
  const { items } = await organization.call(calls['interviews.list'], { params: { id: application.application_id } })
  expect(items).toHaveLength(1)
})

test('a key repeats a call only for the colleague who made it, and only while they may make it', async () => {
  const { application_id } = await anApplication(server, organization, job)
  const body = { application_id, interviewer_ids: [organization.adminId] }
  const propose = (by: typeof organization) =>
    by.call(calls['interviews.propose'], { body, idempotencyKey: 'of-one-person' })
  await propose(organization)
  await onLargestPlan(server, organization)
  const outsider = await aColleague(server, organization, 'hiring_manager')
  expect(await problemOf(propose(outsider))).toMatchObject({ status: 404 })
  const recruiter = await aColleague(server, organization, 'recruiter')
  expect(await problemOf(propose(recruiter))).toMatchObject({ status: 409, code: 'already_proposed' })
})

test('a recruiter moves an interview to a free time, and can ask the candidate to choose again', async () => {
  const { application, booking, data, view } = await anOffer()
  const id = application.application_id
  await book(data, view.slots[2]!.start_at)
  const [another] = (await manyOffers(1)) as [string]
  const { slots } = await look(another)
  const theirs = slots.at(-2)!
  await book(another, theirs.start_at)
  const reschedule = (more: object) =>
    organization.call(calls['interviews.reschedule'], { body: { application_id: id, ...more } })
  const refused = await problemOf(reschedule({ start_at: theirs.start_at }))
  expect(refused).toMatchObject({ status: 409, code: 'slot_taken' })
  expect((refused['slots'] as unknown[]).length).toBeGreaterThan(0)
  // A recruiter can set a Saturday evening, which is outside the hours.
  const saturday = later(server.clock.now(), 14 * DAY)
  saturday.setUTCDate(saturday.getUTCDate() + ((13 - saturday.getUTCDay()) % 7))
  const evening = `${saturday.toISOString().slice(0, 10)}T20:00:00+02:00`
  const instant = new Date(evening).toISOString()
  const { booking: moved } = await reschedule({ start_at: evening, booking_id: booking.id })
  expect(moved).toMatchObject({ state: 'booked', start_at: instant, moves: 0 })
  await reschedule({})
  const fresh = await tokenTo(application.email)
  expect(fresh).not.toBe(data)
  expect(await problemOf(look(data))).toMatchObject({ status: 410, code: 'link_replaced' })
  const offered = await look(fresh)
  expect(offered).toMatchObject({ state: 'booked', booked: { start_at: instant } })
  // A move that the recruiter asked for does not count.
  expect(await move(fresh, offered.slots[0]!.start_at)).toMatchObject({ state: 'booked', moves_left: 3 })
})

test('the candidate can only choose from the offered times that are still free', async () => {
  const start = later(server.clock.now(), 10 * DAY)
  start.setUTCHours(20, 15, 0, 0)
  const at = (hours: number) => later(start, hours * HOUR).toISOString()
  const { data, view } = await anOffer({ slots: [at(2), at(0), at(0)], minutes: 45 })
  expect(view.slots.map(({ start_at }) => start_at)).toEqual([at(0), at(2)])
  expect(await problemOf(book(data, at(1)))).toMatchObject({ status: 409, code: 'slot_taken' })
  const second = await anOffer({ slots: [at(0), at(4)], minutes: 45 })
  await book(second.data, at(0))
  expect((await look(data)).slots.map(({ start_at }) => start_at)).toEqual([at(2)])
  // When asked again, they get the remaining offered times, or the free times if none remain.
  const again = { application_id: second.application.application_id, booking_id: second.booking.id }
  await organization.call(calls['interviews.reschedule'], { body: again })
  expect((await look(await tokenTo(second.application.email))).slots.map(({ start_at }) => start_at)).toEqual([at(4)])
  const application = await anApplication(server, organization, job)
  const taken = await problemOf(propose(application.application_id, { slots: [at(0)] }))
  expect(taken).toMatchObject({ status: 409, code: 'slot_taken', taken: [at(0)] })
  const past = await problemOf(
    propose(application.application_id, { slots: [later(server.clock.now(), -HOUR).toISOString()] }),
  )
  expect(past).toMatchObject({ status: 422 })
})

test('interviews cannot be reached from another organization', async () => {
  const { application, booking } = await anOffer()
  const id = application.application_id
  const refusals = [
    () => propose(id, {}, other),
    () =>
      other.call(calls['interviews.reschedule'], { body: { application_id: id, start_at: '2027-02-01T10:00:00Z' } }),
    () => other.call(calls['interviews.list'], { params: { id } }),
    () => other.call(calls['interviews.options'], { params: { id } }),
    () => other.call(schedulingContract['bookings.cancel'], { params: { id: booking.id }, body: {} }),
    () =>
      other.call(schedulingContract['bookings.setState'], { params: { id: booking.id }, body: { state: 'complete' } }),
    () => other.call(schedulingContract['availability.read'], { query: { admin_id: organization.adminId } }),
  ]
  for (const refusal of refusals) expect(await problemOf(refusal())).toMatchObject({ status: 404 })
  const stranger = await anApplication(server, organization, job)
  expect(await problemOf(propose(stranger.application_id, { interviewer_ids: [other.adminId] }))).toMatchObject({
    status: 422,
    errors: [{ path: 'interviewer_ids' }],
  })
  expect((await other.call(calls['interviews.calendar'], { query: {} })).interviews).toEqual([])
})

test('refuses bookings for a closed application', async () => {
  const { application, data, view } = await anOffer()
  await organization.call(applicationsContract['applications.status'], {
    params: { id: application.application_id },
    body: { outcome: 'rejected', reason: 'we_declined' },
  })
  expect(await look(data)).toMatchObject({ state: 'waiting_on_candidate', slots: [] })
  expect(await problemOf(book(data, view.slots[0]!.start_at))).toMatchObject({ status: 409, code: 'not_open' })
  expect(await problemOf(propose(application.application_id))).toMatchObject({ status: 409, code: 'application_ended' })
})

test('the calendar can be filtered by several people', async () => {
  const { booking, data, view } = await anOffer()
  const slot = view.slots[12]!
  await book(data, slot.start_at)
  const period = {
    from: later(new Date(slot.start_at), -HOUR).toISOString(),
    to: later(new Date(slot.start_at), HOUR).toISOString(),
  }
  const shown = async (interviewer: string) => {
    const { interviews } = await organization.call(calls['interviews.calendar'], { query: { ...period, interviewer } })
    return interviews.map(({ id }) => id)
  }
  const nobody = '018f0000-0000-7000-8000-000000000001'
  expect(await shown(`${nobody},${organization.adminId}`)).toEqual([booking.id])
  expect(await shown(nobody)).toEqual([])
  expect(await problemOf(shown('somebody'))).toMatchObject({ status: 422 })
  expect(
    await problemOf(shown(Array.from({ length: 21 }, (_, at) => nobody.slice(0, -2) + (10 + at)).join())),
  ).toMatchObject({
    status: 422,
  })
})

test('the calendar shows interviews and closing dates within a period', async () => {
  const { application, booking, data, view } = await anOffer()
  const slot = view.slots[8]!
  await book(data, slot.start_at)
  const closing = slot.start_at.slice(0, 10)
  await organization.call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { closing_date: closing } })
  const from = later(new Date(slot.start_at), -HOUR).toISOString()
  const to = later(new Date(slot.start_at), HOUR).toISOString()
  const calendar = await organization.call(calls['interviews.calendar'], {
    query: { from, to, interviewer: organization.adminId },
  })
  expect(calendar.interviews).toContainEqual(
    expect.objectContaining({
      id: booking.id,
      application_id: application.application_id,
      candidate_uuid: application.candidate_uuid,
      name: 'Noor Haddad',
      start_at: slot.start_at,
      interviewers: [{ id: organization.adminId, name: 'Ines Marchetti' }],
    }),
  )
  expect(calendar.job_closings).toContainEqual({
    job_id: job.id,
    title: 'Backend Engineer',
    closing_date: closing,
    sample: false,
  })
  expect(
    await problemOf(organization.call(calls['interviews.calendar'], { query: { from: to, to: from } })),
  ).toMatchObject({ status: 422 })
  expect(
    await problemOf(organization.call(calls['interviews.calendar'], { query: { from: '2026-11-20T10:00:00' } })),
  ).toMatchObject({
    status: 422,
  })
})

test('an interviewer can record the outcome of their own interview but not schedule one', async () => {
  const team = await anOrganization(server)
  const application = await anApplication(server, team, await anOpenJob(team))
  const { booking } = await propose(application.application_id, {}, team)
  const data = await tokenTo(application.email)
  await book(data, (await look(data)).slots[0]!.start_at)
  const db = server.services.db.forOrganization(team.id)
  await db.write(tx => tx.q.updateTable('admins').set({ role: 'interviewer' }).where('id', '=', team.adminId).execute())
  const refused = [
    () => propose(application.application_id, {}, team),
    () => team.call(calls['interviews.reschedule'], { body: { application_id: application.application_id } }),
    () => team.call(schedulingContract['bookings.cancel'], { params: { id: booking.id }, body: {} }),
  ]
  for (const call of refused) expect(await problemOf(call())).toMatchObject({ status: 403, code: 'role_needed' })
  const { items } = await team.call(calls['interviews.list'], { params: { id: application.application_id } })
  expect(items[0]).toMatchObject({ can_arrange: false, next_states: ['waiting_on_feedback', 'complete'] })
  const to = later(server.clock.now(), 30 * DAY).toISOString()
  const month = () => team.call(calls['interviews.calendar'], { query: { to } })
  expect((await month()).interviews.map(({ id }) => id)).toEqual([booking.id])
  const say = () =>
    team.call(schedulingContract['bookings.setState'], { params: { id: booking.id }, body: { state: 'complete' } })
  expect(await say()).toMatchObject({ state: 'complete' })
  // After being removed from it, they no longer see it and cannot record its outcome.
  await db.write(tx => tx.q.deleteFrom('booking_people').where('booking_id', '=', booking.id).execute())
  expect((await month()).interviews).toEqual([])
  expect(await problemOf(say())).toMatchObject({ status: 403, code: 'role_needed' })
})

test('says who of the hiring team takes which round, as long as the flow has it', async () => {
  const application = await anApplication(server, organization, job)
  const take = (round_id: string) =>
    organization.call(jobsContract['jobs.edit'], {
      params: { jobId: job.id },
      body: { hiring_team: [{ id: organization.adminId, round_id }] },
    })
  const options = () => organization.call(calls['interviews.options'], { params: { id: application.application_id } })
  const mine = async () => (await options()).people.find(({ id }) => id === organization.adminId)!.round_id
  const [round] = (await options()).rounds
  await take(round!.id)
  expect(await mine()).toBe(round!.id)
  await take('removed')
  expect(await mine()).toBeNull()
})
