import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { startInterviewing } from '#modules/interview-room/interview.fixture.ts'
import { agree, aLink, FULL, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { aColleague, anOrganization } from '#tests/factories.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { screeningsContract } from './contract.ts'

const { server, organization, job, invited, started } = await startInterviewing()

const pageOf = (token: string) => server.as(token)(interviewRoomContract['interview-room.read'], {})
const requestOf = (token: string) =>
  server.as(token)(screeningsContract['screenings.requestAccommodation'], { body: { request: 'More time, please.' } })
const answer = (id: string, body: { note?: string; extra_time_percent?: 0 | 25 | 50 | 100 }, by = organization) =>
  by.call(screeningsContract['screenings.answerAccommodation'], { params: { id }, body })
const assetsOf = async (uuid: string) =>
  (await organization.call(interviewRoomContract['interview-room.assets'], { params: { uuid } })).screenings
const minutesAtFirst = (await pageOf((await invited()).token)).minutes

test('an accommodation request is answered by a person of the same organization, once, and the candidate is e-mailed', async () => {
  const { token, candidate_uuid, email } = await invited()
  const request = await requestOf(token)
  expect((await pageOf(token)).accommodation).toMatchObject({ request: 'More time, please.', answered_at: null })
  const stranger = await anOrganization(server)
  await expect(answer(request.id, { note: 'No.' }, stranger)).rejects.toMatchObject({ status: 404 })
  await expect(answer(request.id, { note: ' ' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { note: expect.any(String) },
  })
  await Promise.all([
    answer(request.id, { note: 'We call on Monday.\nPlease keep your phone ready.' }),
    answer(request.id, { note: 'We call on Monday.\nPlease keep your phone ready.' }),
  ])
  await expect(answer(request.id, { note: 'Another answer.', extra_time_percent: 100 })).rejects.toMatchObject({
    status: 409,
    code: 'already_answered',
  })
  const [screening] = await assetsOf(candidate_uuid)
  expect(screening).toMatchObject({ minutes: minutesAtFirst, extra_time_percent: 0 })
  expect(screening?.accommodation_requests).toMatchObject([
    {
      note: 'We call on Monday.\nPlease keep your phone ready.',
      answered_at: expect.any(String),
      extra_time_percent: null,
    },
  ])
  const answers = (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Our answer to your'))
  expect(answers).toHaveLength(1)
  expect(answers[0]?.text).toContain('We call on Monday.\nPlease keep your phone ready.')
  expect(answers[0]?.text).not.toContain('more time')
})

test('extra time extends the interview and each question of this candidate, and the candidate reads it', async () => {
  const { token, email, screening_id, candidate_uuid } = await invited()
  const request = await requestOf(token)
  await answer(request.id, { note: 'Gladly.', extra_time_percent: 50 })
  const minutes = Math.ceil(minutesAtFirst * 1.5)
  expect(await pageOf(token)).toMatchObject({
    minutes,
    extra_time_percent: 50,
    accommodation: { extra_time_percent: 50 },
  })
  const [mail] = await server.mailsTo(email)
  expect(mail?.text).toContain('50% more time for every question')
  expect(mail?.text).toContain(`up to ${minutes} minutes`)
  await agree(server, token)
  const { page, state } = await Page.enter(server.url, await aLink(server, organization, screening_id))
  page.send({ type: 'ready' })
  expect(state).toMatchObject({ minutes, clock: { left_ms: minutes * 60_000 } })
  expect((await page.next('clock')).clock.question_limit_ms).toBe(360_000)
  // A short answer is followed up within the time of a question, which is 240 seconds for everyone else.
  server.clock.advance(300_000)
  await page.answer('I fixed it.')
  await page.settled()
  expect(page.said.at(-1)).toBe('follow_up')
  expect((await assetsOf(candidate_uuid))[0]).toMatchObject({ minutes, extra_time_percent: 50 })
  expect((await pageOf((await invited()).token)).minutes).toBe(minutesAtFirst)
})

test('extra time can still be granted while the interview is under way, and counts right away', async () => {
  const { token, page } = await started()
  page.send({ type: 'pause' })
  await answer((await requestOf(token)).id, { extra_time_percent: 100 })
  page.send({ type: 'resume' })
  await page.settled()
  const clock = page.received.findLast(message => message.type === 'clock')?.clock
  expect(clock).toMatchObject({ running: true, question_limit_ms: 480_000 })
})

test('the invitation to a retake keeps the extra time', async () => {
  const { token, application_id, screening_id } = await invited()
  await answer((await requestOf(token)).id, { extra_time_percent: 25 })
  const again = await organization.call(screeningsContract['screenings.invite'], {
    params: { id: application_id },
    body: { retake: true },
  })
  expect(again.screening_id).not.toBe(screening_id)
  await server.settled()
  expect(await pageOf(await aLink(server, organization, again.screening_id))).toMatchObject({
    extra_time_percent: 25,
    minutes: Math.ceil(minutesAtFirst * 1.25),
  })
})

test('there is no time to grant after the interview, but an answer to give', async () => {
  const { token, page } = await started()
  const request = await requestOf(token)
  await page.answer(FULL)
  await server.as(token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await expect(answer(request.id, { extra_time_percent: 50 })).rejects.toMatchObject({
    status: 409,
    code: 'screening_over',
  })
  await answer(request.id, { note: 'We would like to call you.' })
  expect((await pageOf(token)).accommodation?.note).toBe('We would like to call you.')
})

test('what is added to an open request belongs to it, up to what a person can read', async () => {
  const { token, candidate_uuid } = await invited()
  const ask = (request: string) =>
    server.as(token)(screeningsContract['screenings.requestAccommodation'], { body: { request } })
  const first = await ask('More time, please.')
  expect(await ask('More time, please.')).toEqual(first)
  const both = 'More time, please.\n\nAnd a break.'
  expect(await ask('And a break.')).toEqual({ ...first, request: both })
  await ask('x'.repeat(2000))
  await expect(ask('y'.repeat(2000))).rejects.toMatchObject({
    status: 422,
    fieldErrors: { request: expect.stringContaining('too long') },
  })
  await answer(first.id, { note: 'Gladly.' })
  expect((await ask('One more thing.')).id).not.toBe(first.id)
  expect((await assetsOf(candidate_uuid))[0]?.accommodation_requests).toHaveLength(2)
})

test('nothing is requested for an interview that was cancelled or that has ended', async () => {
  const { token, application_id } = await invited()
  await organization.call(applicationsContract['applications.requestErasure'], { params: { id: application_id } })
  await server.settled()
  await expect(requestOf(token)).rejects.toMatchObject({ status: 409, code: 'screening_over' })
  const ended = await started()
  await ended.page.answer(FULL)
  await server.as(ended.token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await expect(requestOf(ended.token)).rejects.toMatchObject({ status: 409, code: 'screening_over' })
})

test('in blind review an open request can be answered, without the name of the candidate', async () => {
  const { token, candidate_uuid } = await invited()
  const name = 'Noor Haddad'
  const request = await server.as(token)(screeningsContract['screenings.requestAccommodation'], {
    body: { request: `More time, please. ${name}` },
  })
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const [open] = await assetsOf(candidate_uuid)
  expect(open?.accommodation_requests).toMatchObject([{ id: request.id }])
  expect(open?.accommodation_requests[0]?.request).toMatch(/^More time, please\. /u)
  expect(open?.accommodation_requests[0]?.request).not.toContain(name)
  await answer(request.id, { extra_time_percent: 50 })
  expect((await assetsOf(candidate_uuid))[0]).toMatchObject({
    accommodation_requests: [],
    extra_time_percent: 0,
    minutes: minutesAtFirst,
  })
})

test('interviewers do not read requests, the hiring manager of the job does', async () => {
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
  const { token, candidate_uuid } = await invited()
  await server.as(token)(screeningsContract['screenings.requestAccommodation'], {
    body: { request: 'I have ADHD and need more time.' },
  })
  const requestsOf = async (role: 'interviewer' | 'hiring_manager' | 'recruiter') => {
    const reader = await aColleague(server, organization, role, { jobs: [job] })
    const { screenings } = await reader.call(interviewRoomContract['interview-room.assets'], {
      params: { uuid: candidate_uuid },
    })
    return screenings[0]!.accommodation_requests.map(({ request }) => request)
  }
  expect(await requestsOf('interviewer')).toEqual([])
  for (const role of ['hiring_manager', 'recruiter'] as const)
    expect(await requestsOf(role)).toEqual(['I have ADHD and need more time.'])
})
