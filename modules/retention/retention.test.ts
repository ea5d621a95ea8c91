import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { keepForOtherRoles } from '#modules/applications/public.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { runScheduled, runWaiting } from '#tests/scheduled.ts'
import { retentionContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)

/** Signed in anew, because the test moves the clock by weeks. */
async function owner() {
  const login = { email: organization.email, password: PASSWORD }
  return server.as((await server.as()(accountsContract['accounts.login'], { body: login })).access_token)
}
const upcoming = async (retention_days?: number) =>
  (await owner())(calls['retention.upcoming'], { query: { retention_days } })

test('counts what the daily task deletes in the next 30 days, and for another number of days', async () => {
  const job = await anOpenJob(organization)
  const closed = [await anApplication(server, organization, job), await anApplication(server, organization, job)]
  const kept = await anApplication(server, organization, job)
  await anApplication(server, organization, job)
  await server.services.db
    .forOrganization(organization.id)
    .write(tx => keepForOtherRoles(tx, kept.application_id, true))
  for (const { application_id } of [...closed, kept])
    await organization.call(applicationsContract['applications.status'], {
      params: { id: application_id },
      body: { outcome: 'rejected', reason: 'we_declined', notify: false },
    })
  await server.settled()

  expect(await upcoming()).toEqual({ days: 30, retention_days: 180, applications: 0, recordings: 0, transcripts: 0 })
  expect(await upcoming(20)).toMatchObject({ retention_days: 20, applications: 2 })
  await organization.call(organizationsContract['organizations.editSettings'], { body: { retention_days: 40 } })
  expect(await upcoming()).toMatchObject({ retention_days: 40, applications: 0 })
  server.clock.advance(11 * DAY)
  expect(await upcoming()).toMatchObject({ applications: 2 })

  server.clock.advance(30 * DAY)
  await runScheduled(server, 'applications.end-retention')
  await runWaiting(server, 'applications.erase')
  expect(await upcoming()).toMatchObject({ applications: 0 })
  const call = await owner()
  expect((await call(applicationsContract['applications.list'], { query: {} })).total).toBe(2)

  // The one that nobody decided on is stored as long after its job closes.
  await call(jobsContract['jobs.edit'], {
    params: { jobId: job.id },
    body: { status: 'closed', without_informing: true },
  })
  expect(await upcoming()).toMatchObject({ applications: 0 })
  server.clock.advance(11 * DAY)
  expect(await upcoming()).toMatchObject({ applications: 1 })
}, 60_000)

test('is for owners and admins, and refuses impossible numbers', async () => {
  const other = await anOrganization(server)
  await onLargestPlan(server, other)
  const recruiter = await aColleague(server, other, 'recruiter')
  await expect(recruiter.call(calls['retention.upcoming'], { query: {} })).rejects.toMatchObject({ status: 403 })
  for (const days of [0, 3651, 1.5]) await expect(upcoming(days)).rejects.toMatchObject({ status: 422 })
})
