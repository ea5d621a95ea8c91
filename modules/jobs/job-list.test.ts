import { expect, test } from 'vitest'
import { civilDate } from '#platform/locale/dates.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { jobEditingContract as editing } from './contract/editing.ts'
import { jobsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization

const draft = (title: string, department?: string) => call(calls['jobs.create'], { body: { title, department } })
const counts = (search?: string) => call(calls['jobs.counts'], { query: { search } })

test('counts jobs by status and archived ones, as far as a search matches', async () => {
  const cook = await anOpenJob(organization, { title: 'Cook', department: 'Kitchen' })
  await draft('Waiter', 'Restaurant')
  const gone = await draft('Kitchen help')
  await call(calls['jobs.archive'], { params: { jobId: gone.id } })
  expect(await counts()).toEqual({ draft: 1, open: 1, paused: 0, closed: 0, archived: 1 })
  expect(await counts('kitchen')).toEqual({ draft: 0, open: 1, paused: 0, closed: 0, archived: 1 })
  const found = await call(calls['jobs.list'], { query: { search: 'kitchen' } })
  expect(found.items.map(({ id }) => id)).toEqual([cook.id])
  const archived = await call(calls['jobs.listDeleted'], { query: { search: 'kitchen' } })
  expect(archived.items.map(({ id }) => id)).toEqual([gone.id])
})

test('counts only the jobs that the reader can see, and none of another organization', async () => {
  const mine = await draft('Driver')
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [mine] })
  expect(await manager.call(calls['jobs.counts'], { query: {} })).toMatchObject({ draft: 1, open: 0, archived: 0 })
  const stranger = await anOrganization(server)
  expect(await stranger.call(calls['jobs.counts'], { query: {} })).toMatchObject({ draft: 0, open: 0 })
})

test('says which day it is where the organization is, because a closing date is one of its days', async () => {
  const { call: own } = await anOrganization(server)
  const todayIn = async (time_zone: string) => {
    await own(organizationsContract['organizations.edit'], { body: { time_zone } })
    return (await own(calls['jobs.list'], { query: {} })).today
  }
  // These two never have the same date.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await todayIn(zone)).toBe(civilDate(server.clock.now(), zone))
})

test('duplicates the content of a job into a draft, also of an archived one', async () => {
  const job = await anOpenJob(organization, {
    title: 'Baker',
    closing_date: '2099-01-31',
    salary: { min: 3_000_000, max: 3_600_000, currency: 'EUR', period: 'year' },
  })
  const copy = await call(calls['jobs.duplicate'], { params: { jobId: job.id } })
  expect(copy).toMatchObject({
    title: 'Copy of Baker',
    status: 'draft',
    published_at: null,
    closing_date: null,
    description: job.description,
    requirements: job.requirements,
    salary: job.salary,
    hiring_team: job.hiring_team,
    interview_flow_id: job.interview_flow_id,
  })
  await call(calls['jobs.archive'], { params: { jobId: job.id } })
  expect(await call(calls['jobs.duplicate'], { params: { jobId: job.id } })).toMatchObject({ archived_at: null })
})

test('duplicates a job as its editor shows it, with edits that are not published', async () => {
  const job = await anOpenJob(organization, { title: 'Miller', openings: 1 })
  const params = { jobId: job.id }
  const { version } = await call(editing['jobs.readDraft'], { params })
  const changes = { title: 'Master miller', openings: 3, closing_date: '2099-01-31' }
  await call(editing['jobs.saveDraft'], { params, body: { version, changes } })
  const copy = await call(calls['jobs.duplicate'], { params })
  expect(copy).toMatchObject({ title: 'Copy of Master miller', openings: 3, closing_date: null, status: 'draft' })
})

test('keeps the title of a copy within its limit', async () => {
  const job = await draft('x'.repeat(160))
  expect((await call(calls['jobs.duplicate'], { params: { jobId: job.id } })).title).toHaveLength(160)
})
