import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { anApplication } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'
import { fileOf, line, problemOf, startInterviews } from './interviews.fixture.ts'

const { server, organization, aColleague, other, job, candidate, tokenTo, book, move, look } = await startInterviews()

const part = (interviewer_ids: string[], more: object = {}) => ({
  round_id: 'team',
  interviewer_ids,
  minutes: 30,
  ...more,
})

/** An invitation to Ann, then after 15 minutes to Ben and again to Ann. */
async function aDay(more: object = {}) {
  const ann = await aColleague('Ann Adler', 'UTC', { buffer_before: 5, buffer_after: 10 })
  const ben = await aColleague('Ben Brook')
  const application = await anApplication(server, organization, job)
  const { bookings } = await organization.call(calls['interviews.proposeDay'], {
    params: { id: application.application_id },
    body: {
      interviews: [
        part([ann.id], { title: 'Code review', break_minutes: 15 }),
        part([ben.id], { minutes: 60 }),
        part([ann.id, ben.id], { title: 'Questions' }),
      ],
      ...more,
    },
  })
  return { ann, ben, application, bookings, data: await tokenTo(application.email) }
}
const bookingsOf = async (id: string) => {
  const { items } = await organization.call(calls['interviews.list'], { params: { id } })
  return items.toSorted((a, b) => a.offset_minutes - b.offset_minutes)
}
const inText = (a = '', b = '') => a.localeCompare(b)
const later = (start: string, minutes: number) => new Date(Date.parse(start) + minutes * MINUTE).toISOString()

test('the candidate books several interviews as one, and every side gets its own times', async () => {
  const { ann, ben, application, data } = await aDay()
  const invitation = (await server.mailsTo(application.email))[0]!
  expect(invitation.text.replaceAll(/\s+/g, ' ')).toContain('135 minutes')
  const plan = [
    'Code review with Ann Adler (30 minutes)',
    'Team interview with Ben Brook (60 minutes)',
    'Questions with Ann Adler and Ben Brook (30 minutes)',
  ]
  expect(invitation.text).toContain(`In this order:\n${plan.map(one => `- ${one}\n`).join('')}`)
  for (const one of plan) expect(invitation.html).toContain(`>${one}<`)
  const before = await look(data)
  expect(before).toMatchObject({ title: '3 interviews', minutes: 135, interviewers: ['Ann Adler', 'Ben Brook'] })
  expect(before.plan.map(({ title, offset_minutes }) => [title, offset_minutes])).toEqual([
    ['Code review', 0],
    ['Team interview', 45],
    ['Questions', 105],
  ])
  const start = before.slots[5]!.start_at
  const view = await book(data, start)
  expect(view.booked).toEqual({ start_at: start, end_at: later(start, 135) })
  const bookings = await bookingsOf(application.application_id)
  expect(bookings.map(({ state, start_at, end_at }) => [state, start_at, end_at])).toEqual([
    ['booked', start, later(start, 30)],
    ['booked', later(start, 45), later(start, 105)],
    ['booked', later(start, 105), later(start, 135)],
  ])
  // The candidate has one e-mail and one entry for everything, interviewers one for each of theirs.
  const [confirmation, ...earlier] = await server.mailsTo(application.email)
  expect(earlier.filter(({ subject }) => subject.startsWith('Booked'))).toEqual([])
  expect(confirmation!.text.replaceAll(/\s+/g, ' ')).toContain('Questions with Ann Adler and Ben Brook')
  const entry = fileOf(confirmation)
  const compact = (at: string) => `${at.replaceAll(/[-:]/g, '').slice(0, 15)}Z`
  expect([line(entry, 'DTSTART'), line(entry, 'DTEND')]).toEqual([compact(start), compact(later(start, 135))])
  expect(entry.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  for (const { email, times } of [
    { email: ann.email, times: [start, later(start, 105)] },
    { email: ben.email, times: [later(start, 45), later(start, 105)] },
  ]) {
    const files = (await server.mailsTo(email)).map(fileOf)
    expect(files.map(file => line(file, 'DTSTART')).toSorted(inText)).toEqual(times.map(compact).toSorted(inText))
  }
  const { items } = await server.as(await tokenTo(application.email, 'application'))(
    calls['interviews.ofApplication'],
    {},
  )
  expect(items.map(({ title, minutes, start_at }) => [title, minutes, start_at])).toEqual([
    ['3 interviews', 135, start],
  ])
})

test('all of it moves and is cancelled together, whoever does it and on whichever interview', async () => {
  const { ann, application, data } = await aDay()
  const { slots } = await look(data)
  await book(data, slots[3]!.start_at)
  // By half an hour: the new time overlaps with the old one.
  await move(data, slots[4]!.start_at)
  const moved = await bookingsOf(application.application_id)
  expect(moved.map(({ start_at, moves }) => [start_at, moves])).toEqual([
    [slots[4]!.start_at, 1],
    [later(slots[4]!.start_at, 45), 1],
    [later(slots[4]!.start_at, 105), 1],
  ])
  const wanted = later(slots[4]!.start_at, 24 * 60)
  const check = await organization.call(schedulingContract['bookings.check'], {
    params: { id: moved[1]!.id },
    query: { start_at: wanted },
  })
  expect(check.conflicts).toEqual([])
  const { booking } = await organization.call(calls['interviews.reschedule'], {
    body: {
      application_id: application.application_id,
      booking_id: moved[1]!.id,
      start_at: wanted,
      seen_start_at: moved[1]!.start_at,
    },
  })
  expect(booking.start_at).toBe(wanted)
  expect((await bookingsOf(application.application_id)).map(({ start_at }) => start_at)).toEqual([
    later(wanted, -45),
    wanted,
    later(wanted, 60),
  ])
  await organization.call(schedulingContract['bookings.cancel'], {
    params: { id: moved[2]!.id },
    body: { reason: 'The role is filled' },
  })
  const cancelled = await bookingsOf(application.application_id)
  expect(cancelled.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  const told = (await server.mailsTo(application.email)).filter(({ subject }) => subject.startsWith('Cancelled'))
  expect(told).toHaveLength(1)
  expect((await server.mailsTo(ann.email)).filter(({ subject }) => subject.startsWith('Cancelled'))).toHaveLength(2)
  expect((await look(data)).state).toBe('cancelled')
})

test('a time is only free if all of its interviews are, and two days for the same people never overlap', async () => {
  const { ann, ben, data } = await aDay()
  const days = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const application = await anApplication(server, organization, job)
      await organization.call(calls['interviews.proposeDay'], {
        params: { id: application.application_id },
        body: { interviews: [part([ben.id]), part([ann.id])] },
      })
      return tokenTo(application.email)
    }),
  )
  const start = (await look(data)).slots[8]!.start_at
  const results = await Promise.allSettled([data, ...days].map(token => book(token, start)))
  const refused = results.filter(({ status }) => status === 'rejected')
  // Nobody has two interviews at once: a day of Ben and Ann takes the time of the other one.
  expect(results.length - refused.length).toBe(1)
  const left = await Promise.all([data, ...days].map(look))
  for (const view of left.filter(({ state }) => state !== 'booked'))
    expect(view.slots.map(({ start_at }) => start_at)).not.toContain(start)
  const { slots } = await organization.call(schedulingContract['scheduling.freeDays'], {
    body: { interviews: [ann, ben].map(({ id }) => ({ interviewer_ids: [id], minutes: 30 })) },
  })
  expect(slots.length).toBeGreaterThan(20)
  expect(slots.map(({ start_at }) => start_at)).not.toContain(start)
})

test('asking for other times, offering again, and withdrawing concern the whole day', async () => {
  const { application, data, bookings } = await aDay()
  await candidate(calls['interviews.askOtherTimes'], { params: { data }, body: { message: 'Only mornings' } })
  const states = async () => (await bookingsOf(application.application_id)).map(({ state }) => state)
  expect(await states()).toEqual(['needs_scheduling', 'needs_scheduling', 'needs_scheduling'])
  const at = new Date(Math.ceil((server.clock.now().getTime() + 5 * DAY) / DAY) * DAY).toISOString()
  await organization.call(calls['interviews.reschedule'], {
    body: { application_id: application.application_id, booking_id: bookings[2]!.id, slots: [at] },
  })
  expect(await states()).toEqual(['waiting_on_candidate', 'waiting_on_candidate', 'waiting_on_candidate'])
  const fresh = await tokenTo(application.email)
  expect((await look(fresh)).slots.map(({ start_at }) => start_at)).toEqual([at])
  await book(fresh, at)
  await candidate(calls['interviews.cancelByLink'], { params: { data: fresh }, body: { reason: 'Ill' } })
  expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

test('refuses what cannot be planned', async () => {
  const ann = await aColleague('Ann Adler')
  const { application_id: id } = await anApplication(server, organization, job)
  const day = (interviews: object[], of = organization) =>
    of.call(calls['interviews.proposeDay'], { params: { id }, body: { interviews: interviews as never } })
  expect(await problemOf(day([part([ann.id])]))).toMatchObject({ status: 422 })
  expect(await problemOf(day([part([ann.id]), part([])]))).toMatchObject({ status: 422, code: 'invalid' })
  expect(await problemOf(day([part([ann.id]), part([newId()])]))).toMatchObject({ status: 422 })
  const ten = Array.from({ length: 10 }, () => newId())
  expect(await problemOf(day([part([ann.id]), ...Array.from({ length: 6 }, () => part(ten))]))).toMatchObject({
    status: 422,
    code: 'invalid',
    errors: [{ path: 'interviews', message: 'These interviews name more than 60 people.' }],
  })
  expect(await problemOf(day([part([ann.id]), part([ann.id], { round_id: 'nowhere' })]))).toMatchObject({ status: 422 })
  const long = part([ann.id], { minutes: 240, break_minutes: 200 })
  expect(await problemOf(day([long, long]))).toMatchObject({ status: 422 })
  expect(await problemOf(day([part([ann.id]), part([ann.id])], other))).toMatchObject({ status: 404 })
  await day([part([ann.id]), part([ann.id])])
  expect(await problemOf(day([part([ann.id]), part([ann.id])]))).toMatchObject({
    status: 409,
    code: 'already_proposed',
  })
})
