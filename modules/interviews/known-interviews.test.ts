import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobClosingsContract } from '#modules/job-closings/contract.ts'
import { anApplication, anOpenJob, onLargestPlan } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'
import { problemOf, startInterviews, ZONE } from './interviews.fixture.ts'

/** The mail server only responds while this is open. */
let mailServer: Promise<void> = Promise.resolve()
const { server, organization, job, propose, tokenTo, anOffer, book, look } = await startInterviews({
  mail: { kind: 'mailbox', send: () => mailServer, close: () => undefined },
})

await onLargestPlan(server, organization)

const known = (token: string) => server.as(token)(calls['interviews.ofApplication'], {})
const newLink = (token: string, booking_id: string) =>
  server.as(token)(calls['interviews.linkOfApplication'], { body: { booking_id } })
const tokenIn = (url: string) => url.split('/').at(-1)!

test('an invited candidate sees the interview and the contact person and can open its page', async () => {
  const { application, booking } = await anOffer()
  const { items, contact } = await known(application.statusToken)
  expect(items).toEqual([
    expect.objectContaining({ booking_id: booking.id, state: 'to_choose', start_at: null, can_open: true }),
  ])
  const { communications } = await server.as(application.statusToken)(applicationsContract['applications.follow'], {})
  const proposed = communications.find(({ kind }) => kind === 'interview_proposed')!
  expect(Math.abs(Date.parse(items[0]!.told_at) - Date.parse(proposed.at))).toBeLessThan(60_000)
  expect(contact).toEqual({ name: 'Ines Marchetti', email: organization.email })
  const { url } = await newLink(application.statusToken, booking.id)
  expect(await look(tokenIn(url))).toMatchObject({ state: 'waiting_on_candidate' })
})

test('shows a time that the candidate booked right away, in their time zone', async () => {
  const { application, booking, data, view } = await anOffer()
  const slot = view.slots[20]!
  await book(data, slot.start_at)
  const { items } = await known(application.statusToken)
  expect(items[0]).toMatchObject({
    state: 'booked',
    start_at: slot.start_at,
    end_at: slot.end_at,
    time_zone: ZONE,
    interviewers: ['Ines Marchetti'],
    place: 'https://meet.example.com/a',
  })
  const { url } = await newLink(application.statusToken, booking.id)
  expect(url).toContain('/reschedule-interview/')
  expect(await look(tokenIn(url))).toMatchObject({ state: 'booked', can_move: true })
})

test('a link that somebody got through an unverified one ends when the owner of the address applies', async () => {
  const { application, booking, data } = await anOffer()
  const { url } = await newLink(application.statusToken, booking.id)
  expect((await anApplication(server, organization, job, { email: application.email })).updated).toBe(true)
  const link = { params: { data: tokenIn(url) } }
  expect(await problemOf(look(tokenIn(url)))).toMatchObject({ status: 410 })
  expect(await problemOf(server.as()(calls['interviews.cancelByLink'], link))).toMatchObject({ status: 410 })
  expect(await look(data)).toMatchObject({ state: 'waiting_on_candidate' })
})

test('a link shows the name in the application, not the one that the candidate gave elsewhere', async () => {
  const email = 'known-by-name@example.com'
  const own = await anApplication(server, organization, job, { name: 'Zebedee Quillfeather', email })
  const otherJob = await anOpenJob(organization, { title: 'Platform Engineer' })
  const stranger = await anApplication(server, organization, otherJob, { name: 'Mallory', email })
  expect(stranger.candidate_uuid).toBe(own.candidate_uuid)
  const { booking } = await propose(stranger.application_id)
  await server.settled()
  const { url } = await newLink(stranger.statusToken, booking.id)
  const view = await look(tokenIn(url))
  expect(view.name).toBe('Mallory')
  expect(JSON.stringify(view)).not.toContain('Quillfeather')
})

test('shows a time that a recruiter set only after its e-mail was sent', async () => {
  const { application, booking, data, view } = await anOffer()
  const [first, second] = [view.slots[30]!, view.slots[36]!]
  await book(data, first.start_at)
  await server.settled()
  let answer = () => {}
  mailServer = new Promise<void>(resolve => (answer = resolve))
  await organization.call(calls['interviews.reschedule'], {
    body: { application_id: application.application_id, booking_id: booking.id, start_at: second.start_at },
  })
  expect((await known(application.statusToken)).items[0]).toMatchObject({ state: 'booked', start_at: first.start_at })
  answer()
  await server.settled()
  expect((await known(application.statusToken)).items[0]).toMatchObject({ state: 'booked', start_at: second.start_at })
})

test('a cancelled interview, a withdrawn application and another organization’s booking cannot be opened', async () => {
  const { application, booking, data, view } = await anOffer()
  const other = await anOffer()
  expect(await problemOf(newLink(application.statusToken, other.booking.id))).toMatchObject({
    status: 409,
    code: 'nothing_to_open',
  })
  await book(data, view.slots[40]!.start_at)
  await server.as()(calls['interviews.cancelByLink'], { params: { data }, body: {} })
  expect((await known(application.statusToken)).items[0]).toMatchObject({ state: 'cancelled', can_open: false })
  expect(await problemOf(newLink(application.statusToken, booking.id))).toMatchObject({ status: 409 })
  await server.as(other.application.statusToken)(applicationsContract['applications.withdraw'], { body: {} })
  await server.settled()
  expect((await known(other.application.statusToken)).items).toEqual([])
})

test('booked and offered interviews end with the e-mail about a rejection, and not before', async () => {
  const { application, booking, data, view } = await anOffer()
  const params = { id: application.application_id }
  const move = (body: object) => organization.call(applicationsContract['applications.status'], { params, body })
  const booked = await book(data, view.slots[60]!.start_at)
  await move({ outcome: 'rejected', reason: 'we_declined' })
  await server.settled()
  expect(await look(data)).toMatchObject({ state: 'booked' })
  await move({ outcome: 'active' })
  await move({ outcome: 'rejected', reason: 'we_declined', send_email_at: '2020-01-01T00:00:00Z' })
  await server.settled()
  expect(await look(data)).toMatchObject({ state: 'cancelled' })
  expect((await known(application.statusToken)).items).toEqual([])
  const [mail] = await server.mailsTo(application.email)
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Cancelled: /) as string })
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('the position or your application has been closed')
  const [team] = await server.mailsTo(organization.email)
  expect(team!.subject).toMatch(/^Cancelled: /)
  // The interviewer is free again, and the candidate sees what they are invited to after being considered again.
  await move({ outcome: 'active' })
  expect((await known(application.statusToken)).items).toEqual([])
  const { booking: again } = await propose(application.application_id)
  await server.settled()
  expect(again.id).not.toBe(booking.id)
  expect((await known(application.statusToken)).items.at(-1)).toMatchObject({
    booking_id: again.id,
    state: 'to_choose',
  })
  expect(await server.as(application.statusToken)(applicationsContract['applications.follow'], {})).toMatchObject({
    ended: false,
    told_end: null,
    can_withdraw: true,
  })
  const free = await look(await tokenTo(application.email))
  expect(free.slots).toContainEqual(booked.booked)
})

test('an interview ends with the e-mail that the position is closed, also if the application stays active', async () => {
  const { application, data, view } = await anOffer()
  await server.settled()
  const close = (send_email_at?: string) =>
    organization.call(jobClosingsContract['jobClosings.close'], {
      params: { jobId: job.id },
      body: { decision: 'leave', send_email_at },
    })
  await close()
  await server.settled()
  expect(await look(data)).toMatchObject({ state: 'waiting_on_candidate' })
  await organization.call(jobClosingsContract['jobClosings.undo'], { params: { jobId: job.id } })
  await server.settled()
  await close('2020-01-01T00:00:00Z')
  await server.settled()
  expect(await look(data)).toMatchObject({ state: 'cancelled' })
  expect(await problemOf(book(data, view.slots[60]!.start_at))).toMatchObject({ status: 409 })
  expect(await server.as(application.statusToken)(applicationsContract['applications.follow'], {})).toMatchObject({
    told_end: { kind: 'position_closed' },
  })
})
