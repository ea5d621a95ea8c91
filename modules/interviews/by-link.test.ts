import { expect, test } from 'vitest'
import { addLink } from '#platform/auth/links.ts'
import { HOUR, later } from '#platform/clock/clock.ts'
import type { CallError } from '#platform/contract/client.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { interviewsContract as calls } from './contract.ts'
import { fileOf, line, problemOf, startInterviews, ZONE } from './interviews.fixture.ts'

const { server, organization, candidate, propose, tokenTo, anOffer, book, move, look, manyOffers } =
  await startInterviews()

test('informs both sides about an offer, booking, move and cancellation, with a calendar entry that is updated', async () => {
  const { application, booking, data, view } = await anOffer({ message: 'Bring a question.' })
  expect(booking).toMatchObject({ state: 'waiting_on_candidate', title: 'Team interview', start_at: null })
  expect(JSON.stringify(booking)).not.toContain(data)
  expect(view).toMatchObject({
    state: 'waiting_on_candidate',
    job_title: 'Backend Engineer',
    interviewers: ['Ines Marchetti'],
    minutes: 60,
    message: 'Bring a question.',
    booked: null,
    can_move: false,
    contact: { name: 'Ines Marchetti', email: organization.email },
  })
  expect(view.organization.organization_name).toBe('Levant Freight')

  const details = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: application.candidate_uuid },
  })
  expect(details.applications[0]).toMatchObject({ stage: 'interview' })
  expect(details.applications[0]!.timeline.map(({ name }) => name)).toContain('interview.proposed')
  expect(details.applications[0]!.communications.map(({ kind }) => kind)).toContain('interview_proposed')

  const first = view.slots[0]!
  const booked = await book(data, first.start_at)
  expect(booked).toMatchObject({ state: 'booked', booked: first, can_move: true, moves_left: 3, time_zone: ZONE })
  expect(booked.slots).not.toContainEqual(first)
  const [told] = await server.mailsTo(application.email)
  const [team] = await server.mailsTo(organization.email)
  expect(told!.subject).toMatch(/^Booked: .*\(Beirut\), Backend Engineer at Levant Freight$/)
  expect(team!.subject).toMatch(/^Booked: Noor Haddad, .*\(Berlin\)$/)
  const compact = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')
  for (const mail of [told, team]) {
    const file = fileOf(mail)
    expect(line(file, 'METHOD')).toBe('REQUEST')
    expect(line(file, 'SEQUENCE')).toBe('0')
    expect(line(file, 'DTSTART')).toBe(compact(first.start_at))
    expect(line(file, 'DTEND')).toBe(compact(first.end_at))
  }
  const uid = line(fileOf(told), 'UID')
  expect(line(fileOf(team), 'UID')).toBe(uid)
  // No calendar file contains another person's address.
  expect(fileOf(team)).not.toContain(application.email)

  // Both the link in the new e-mail and the link that opened the page keep working.
  const moveToken = await tokenTo(application.email, 'reschedule-interview')
  const second = booked.slots[3]!
  const moved = await move(moveToken, second.start_at)
  expect(moved).toMatchObject({ state: 'booked', booked: second, moves_left: 2 })
  expect((await look(data)).booked).toEqual(second)
  const [toldMoved] = await server.mailsTo(application.email)
  const [teamMoved] = await server.mailsTo(organization.email)
  expect([toldMoved!.subject.slice(0, 6), teamMoved!.subject.slice(0, 6)]).toEqual(['Moved:', 'Moved:'])
  for (const mail of [toldMoved, teamMoved]) {
    expect([line(fileOf(mail), 'METHOD'), line(fileOf(mail), 'SEQUENCE'), line(fileOf(mail), 'UID')]).toEqual([
      'REQUEST',
      '1',
      uid,
    ])
    expect(line(fileOf(mail), 'DTSTART')).toBe(compact(second.start_at))
  }

  const file = await fetch(`${server.url}/api/public/bookings/${data}/calendar.ics`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(line(await file.text(), 'SEQUENCE')).toBe('1')

  await organization.call(schedulingContract['bookings.cancel'], {
    params: { id: booking.id },
    body: { reason: 'The role is filled.' },
  })
  const again = await organization.call(schedulingContract['bookings.cancel'], { params: { id: booking.id }, body: {} })
  expect(again).toMatchObject({ state: 'cancelled', cancelled: { by: 'admin', reason: 'The role is filled.' } })
  const [toldEnd] = await server.mailsTo(application.email)
  const [teamEnd] = await server.mailsTo(organization.email)
  for (const mail of [toldEnd, teamEnd]) {
    const end = fileOf(mail)
    expect([line(end, 'METHOD'), line(end, 'SEQUENCE'), line(end, 'STATUS'), line(end, 'UID')]).toEqual([
      'CANCEL',
      '2',
      'CANCELLED',
      uid,
    ])
  }
  expect(toldEnd!.text).toContain('The role is filled.')
  expect(await look(moveToken)).toMatchObject({ state: 'cancelled', slots: [], can_move: false, can_cancel: false })
  expect(await problemOf(book(data, first.start_at))).toMatchObject({ status: 409, code: 'not_open' })
})

test('opening a link changes nothing, and a repeated booking is the same booking', async () => {
  const { application, data, view } = await anOffer()
  for (let i = 0; i < 5; i += 1) await look(data)
  expect(await look(data)).toMatchObject({ state: 'waiting_on_candidate', booked: null })
  const start = view.slots[1]!.start_at
  const replies = await Promise.all([1, 2, 3, 4].map(() => book(data, start, 'one-key-for-this-tap')))
  expect(new Set(replies.map(({ booked }) => booked!.start_at))).toEqual(new Set([start]))
  const again = await book(data, start)
  expect(again.booked!.start_at).toBe(start)
  const mails = await server.mailsTo(application.email)
  expect(mails.filter(({ subject }) => subject.startsWith('Booked:'))).toHaveLength(1)
  const otherTime = await problemOf(
    candidate(calls['interviews.book'], {
      params: { data },
      body: { start_at: view.slots[4]!.start_at, time_zone: ZONE },
      idempotencyKey: 'one-key-for-this-tap',
    }),
  )
  expect(otherTime).toMatchObject({ status: 422, code: 'key_reused' })
})

test('one of 20 parallel bookings gets the time, and the others get the remaining times', async () => {
  const tokens = await manyOffers(20)
  const wanted = (await look(tokens[0]!)).slots.at(-1)!
  const results = await Promise.allSettled(tokens.map(token => book(token, wanted.start_at)))
  const winners = results.filter(({ status }) => status === 'fulfilled')
  const losers = results.filter(result => result.status === 'rejected').map(result => result.reason as CallError)
  expect(winners).toHaveLength(1)
  expect(losers.map(({ status, code }) => `${status} ${code}`)).toEqual(
    Array.from({ length: 19 }, () => '409 slot_taken'),
  )
  for (const { problem } of losers) {
    const slots = problem['slots'] as { start_at: string }[]
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.map(({ start_at }) => start_at)).not.toContain(wanted.start_at)
  }
  // A candidate who was too late books another time right away.
  const loser = tokens[results.findIndex(({ status }) => status === 'rejected')]!
  const [left] = losers[0]!.problem['slots'] as { start_at: string }[]
  expect(await book(loser, left!.start_at)).toMatchObject({ state: 'booked' })
})

test('moving to a time that is taken is refused and keeps the old time', async () => {
  const [one, two] = (await manyOffers(2)) as [string, string]
  const { slots } = await look(one)
  const [mine, theirs] = [slots.at(-1)!, slots.at(-4)!]
  await book(one, mine.start_at)
  await book(two, theirs.start_at)
  expect(await problemOf(move(one, theirs.start_at))).toMatchObject({ status: 409, code: 'slot_taken' })
  expect(await look(one)).toMatchObject({ state: 'booked', booked: mine, moves_left: 3 })
  // After a move, the old time is free for others.
  const free = slots.at(-9)!
  await move(one, free.start_at)
  expect((await move(two, mine.start_at)).booked).toEqual(mine)
})

test('refuses forged links, links for another purpose, expired links, and times without an offset', async () => {
  const { application, data, view } = await anOffer()
  expect(await problemOf(look('a'.repeat(43)))).toMatchObject({ status: 404, code: 'not_found' })
  expect(await problemOf(look(application.statusToken))).toMatchObject({ status: 404, code: 'not_found' })
  const local = view.slots[0]!.start_at.replace(/\.\d+Z$/, '')
  expect(await problemOf(book(data, local))).toMatchObject({ status: 422, errors: [{ path: 'start_at' }] })
  expect(await problemOf(propose(application.application_id, { slots: [local] }))).toMatchObject({ status: 422 })
  const zone = candidate(calls['interviews.book'], {
    params: { data },
    body: { start_at: view.slots[0]!.start_at, time_zone: 'Berlin' },
  })
  expect(await problemOf(zone)).toMatchObject({ status: 422, errors: [{ path: 'time_zone' }] })
  expect(await problemOf(book(data, '2026-11-20T03:00:00Z'))).toMatchObject({ status: 409, code: 'slot_taken' })
  const token = await server.services.db
    .forOrganization(organization.id)
    .write(tx => addLink(tx, 'booking', '019aa000-0000-7000-8000-000000000000', later(server.clock.now(), -HOUR)))
  expect(await problemOf(look(token))).toMatchObject({ status: 410, code: 'link_expired' })
})

test('a candidate can ask for other times and cancel, and a withdrawal cancels the interview', async () => {
  const asking = await anOffer()
  await candidate(calls['interviews.askOtherTimes'], {
    params: { data: asking.data },
    body: { message: 'Only evenings, sorry.' },
  })
  const { items } = await organization.call(calls['interviews.list'], {
    params: { id: asking.application.application_id },
  })
  expect(items[0]).toMatchObject({ state: 'needs_scheduling', asked: 'Only evenings, sorry.' })
  const [told] = await server.mailsTo(organization.email)
  expect(told!.subject).toBe('Other times requested: Noor Haddad, no time yet')
  await book(asking.data, asking.view.slots[5]!.start_at)
  const cancelled = await candidate(calls['interviews.cancelByLink'], {
    params: { data: asking.data },
    body: { reason: 'Took another job' },
  })
  expect(cancelled).toMatchObject({ state: 'cancelled' })
  const [end] = await server.mailsTo(asking.application.email)
  expect(end!.text).toContain('You cancelled it.')

  const leaving = await anOffer()
  await book(leaving.data, leaving.view.slots[6]!.start_at)
  await server.as(leaving.application.statusToken)(applicationsContract['applications.withdraw'], { body: {} })
  await server.settled()
  expect(await look(leaving.data)).toMatchObject({ state: 'cancelled' })
})

test('allows three moves, none within two hours of the start, and records the outcome afterwards', async () => {
  const { booking, data, view } = await anOffer()
  const far = view.slots.slice(-40)
  await book(data, far[0]!.start_at)
  for (const at of [6, 12, 18]) await move(data, far[at]!.start_at)
  expect(await look(data)).toMatchObject({ moves_left: 0, can_move: false, move_refusal: 'too_often', slots: [] })
  expect(await problemOf(move(data, far[24]!.start_at))).toMatchObject({ status: 409, code: 'too_often' })

  const state = (value: 'complete' | 'no_show' | 'waiting_on_feedback') =>
    organization.call(schedulingContract['bookings.setState'], { params: { id: booking.id }, body: { state: value } })
  expect(await problemOf(state('no_show'))).toMatchObject({
    status: 409,
    code: 'not_an_arrow',
    allowed_states: ['waiting_on_feedback', 'complete'],
  })

  const late = await anOffer()
  await book(late.data, late.view.slots[0]!.start_at)
  const untilStart = Date.parse(late.view.slots[0]!.start_at) - server.clock.now().getTime()
  server.clock.advance(untilStart - HOUR)
  expect(await look(late.data)).toMatchObject({ can_move: false, move_refusal: 'too_late', can_cancel: true })
  expect(await problemOf(move(late.data, late.view.slots[9]!.start_at))).toMatchObject({
    status: 409,
    code: 'too_late',
  })

  server.clock.advance(Date.parse(far[18]!.end_at) - server.clock.now().getTime() + HOUR)
  // The task is scheduled by the database's clock; it is started now and uses the test's clock.
  const org = server.services.db.forOrganization(organization.id)
  await org.write(tx => tx.task('scheduling.ask-for-feedback', { booking_id: booking.id }))
  await server.settled()
  expect(await look(data)).toMatchObject({ state: 'waiting_on_feedback', can_cancel: false, can_move: false })
})
