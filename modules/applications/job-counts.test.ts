import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { DAY } from '#platform/clock/clock.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const empty = await anOpenJob(organization, { title: 'Designer' })
const applications = [
  await anApplication(server, organization, job),
  await anApplication(server, organization, job),
  await anApplication(server, organization, job),
]
const countsFor = (call: typeof organization.call, ids: readonly string[]) =>
  call(calls['applications.countsOfJobs'], { query: { job_ids: ids.join(',') } })

test('counts the applications of each job by stage, and those of the last 7 days', async () => {
  const [first, second] = applications
  const move = (id: string, body: object) => organization.call(calls['applications.status'], { params: { id }, body })
  await move(first!.application_id, { stage: 'review' })
  await move(second!.application_id, { outcome: 'rejected', reason: 'neither', notify: false })
  const { items } = await countsFor(organization.call, [job.id, empty.id])
  expect(items.find(({ job_id }) => job_id === job.id)).toMatchObject({
    active: 2,
    total: 3,
    by_stage: { applied: 1, review: 1 },
    new: 3,
  })
  expect(items.find(({ job_id }) => job_id === empty.id)).toEqual({
    job_id: empty.id,
    active: 0,
    total: 0,
    by_stage: {},
    new: 0,
  })
})

const colleague = (role: 'recruiter' | 'hiring_manager' | 'interviewer', jobs: readonly { id: string }[]) =>
  aColleague(server, organization, role, { jobs })

test('a hiring manager gets the counts of their own jobs only', async () => {
  const manager = await colleague('hiring_manager', [empty])
  const { items } = await countsFor(manager.call, [job.id, empty.id])
  expect(items.map(({ job_id }) => job_id)).toEqual([empty.id])
})

test('refuses more than 100 jobs, and what is no ID', async () => {
  const owner = await colleague('recruiter', [])
  await expect(countsFor(owner.call, ['nonsense'])).rejects.toMatchObject({ status: 422 })
  await expect(
    countsFor(
      owner.call,
      Array.from({ length: 101 }, () => job.id),
    ),
  ).rejects.toMatchObject({ status: 422 })
  expect(await owner.call(calls['applications.countsOfJobs'], {})).toEqual({ items: [] })
})

test('applications stop being new after 7 days, and are not shown to another organization', async () => {
  server.clock.advance(8 * DAY)
  const session = await server.as()(accountsContract['accounts.login'], {
    body: { email: organization.email, password: PASSWORD },
  })
  const { items } = await countsFor(server.as(session.access_token), [job.id])
  expect(items[0]).toMatchObject({ new: 0, active: 2 })
  expect((await countsFor((await anOrganization(server)).call, [job.id])).items).toEqual([])
})
