import { expect, test } from 'vitest'
import { agree, FULL, Page } from '#modules/interview-room/room.fixture.ts'
import { emailTemplatesContract, templateKey } from '#modules/email-templates/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { practiceContract } from '#modules/practice/contract.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { firstRunContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server, 'Lakeside Clinics')
await onLargestPlan(server, organization)
const { call } = organization
const read = () => call(calls['firstRun.read'], {})
const mark = (name: 'questions' | 'appearance' | 'hidden', done = true) =>
  call(calls['firstRun.mark'], { body: { mark: name, done } })

test('the steps follow from what exists, up to one’s own interview', async () => {
  const first = await read()
  expect(first).toMatchObject({
    organization: 'Lakeside Clinics',
    steps: { job: 'open', questions: 'open', appearance: 'open', interview: 'open' },
    hidden: false,
    job: null,
    draft_id: null,
    practice_id: null,
  })
  expect(first.set_up.form_fields).toBeGreaterThan(0)
  expect(first.set_up.questions).toBeGreaterThan(0)
  expect(first.set_up.first_question).toBeTruthy()

  const draft = await call(jobsContract['jobs.create'], { body: { title: 'Nurse' } })
  expect(await read()).toMatchObject({ steps: { job: 'started' }, draft_id: draft.id, job: null })
  const job = await anOpenJob(organization)
  expect(await read()).toMatchObject({ steps: { job: 'done' }, job: { id: job.id, title: job.title } })

  expect((await mark('questions')).steps.questions).toBe('done')
  expect((await mark('questions')).steps.questions).toBe('done')
  expect((await mark('questions', false)).steps.questions).toBe('open')

  const { id, url } = await call(practiceContract['practice.start'], { body: { job_id: job.id } })
  expect(await read()).toMatchObject({ steps: { interview: 'open' }, practice_id: id })
  const token = new URL(url).searchParams.get('token')!
  await agree(server, token, 'none')
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.next('clock')
  expect((await read()).steps.interview).toBe('started')
  await page.answer(FULL)
  await page.close()
  await server.as(token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  expect((await read()).steps.interview).toBe('done')
})

test('the appearance is set with a logo or with colors, also during the registration', async () => {
  const fresh = await anOrganization(server)
  const appearance = async () => (await fresh.call(calls['firstRun.read'], {})).steps.appearance
  const colors = JSON.stringify({ primary: '#0f5f54', secondary: '#fff0bf' }) as never
  expect(await appearance()).toBe('open')
  await fresh.call(organizationsContract['organizations.editSettings'], { body: { colors } })
  expect(await appearance()).toBe('done')
})

test('another person has their own interview to take', async () => {
  const colleague = await aColleague(server, organization, 'recruiter')
  expect(await colleague.call(calls['firstRun.read'], {})).toMatchObject({
    steps: { job: 'done', interview: 'open' },
    practice_id: null,
  })
})

test('says how many e-mails are on, and when the reader can be booked', async () => {
  const fresh = await anOrganization(server)
  const setUp = async () => (await fresh.call(calls['firstRun.read'], {})).set_up
  const { templates, availability } = await setUp()
  expect(templates).toEqual({ on: templateKey.options.length, all: templateKey.options.length })
  expect(availability).toEqual({ weekdays: [1, 2, 3, 4, 5], hours: { from: '09:00', to: '17:00' } })

  const off = { params: { orgId: fresh.id, templateId: 'rejected' }, body: { enabled: false } }
  await fresh.call(emailTemplatesContract['templates.switch'], off)
  const hours = [
    { weekday: 2, spans: [{ from: '10:00', to: '16:00' }] },
    { weekday: 4, spans: [{ from: '10:00', to: '12:00' }] },
  ]
  await fresh.call(schedulingContract['availability.save'], { query: { admin_id: fresh.adminId }, body: { hours } })
  expect(await setUp()).toMatchObject({
    templates: { on: templates.all - 1, all: templates.all },
    availability: { weekdays: [2, 4], hours: null },
  })
})

test('the checklist can be hidden and shown again', async () => {
  expect((await mark('hidden')).hidden).toBe(true)
  expect((await read()).hidden).toBe(true)
  expect((await mark('hidden', false)).hidden).toBe(false)
})
