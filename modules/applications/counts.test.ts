import { expect, test } from 'vitest'
import { dashboardContract } from '#modules/dashboard/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  type TestOrganization,
} from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()

/** What the list, its tabs, the sidebar and the dashboard say about how many applications there are. */
async function countedFor({ call }: TestOrganization) {
  const [list, tabs, widgets] = await Promise.all([
    call(calls['applications.list'], { query: {} }),
    call(calls['applications.dashboard'], { query: {} }),
    call(dashboardContract['dashboard.widgets'], {}),
  ])
  return [list.total, tabs.total, tabs.active, tabs.by_stage['applied'] ?? 0, widgets.active.count]
}

test('applications of an archived job are counted nowhere', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const [kept, archived] = [await anOpenJob(organization), await anOpenJob(organization)]
  await anApplication(server, organization, kept, { email: 'kept@example.com' })
  await anApplication(server, organization, archived, { email: 'archived@example.com' })
  expect(await countedFor(organization)).toEqual([2, 2, 2, 2, 2])
  await organization.call(jobsContract['jobs.archive'], {
    params: { jobId: archived.id },
    query: { without_informing: 'true' },
  })
  expect(await countedFor(organization)).toEqual([1, 1, 1, 1, 1])
  const ofArchived = { query: { job_id: archived.id } }
  expect((await organization.call(calls['applications.dashboard'], ofArchived)).total).toBe(0)
})

test('who interviews one candidate of a job counts that one', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const [theirs, other] = [await anOpenJob(organization), await anOpenJob(organization)]
  const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [theirs] })
  await anApplication(server, organization, theirs, { email: 'own@example.com' })
  const assigned = await anApplication(server, organization, other, { email: 'assigned@example.com' })
  await anApplication(server, organization, other, { email: 'not-theirs@example.com' })
  expect(await countedFor(interviewer)).toEqual([1, 1, 1, 1, 1])
  await organization.call(interviewsContract['interviews.propose'], {
    body: {
      application_id: assigned.application_id,
      interviewer_ids: [interviewer.adminId],
      minutes: 60,
      place: 'https://meet.example.com/a',
    },
  })
  await server.settled()
  // The invitation moved that candidate to the stage "Interview".
  expect(await countedFor(interviewer)).toEqual([2, 2, 2, 1, 2])
})
