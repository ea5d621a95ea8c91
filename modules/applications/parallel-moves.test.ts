import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization } from '#tests/factories.ts'
import { applicationsContract } from './contract.ts'
import { foldApplicationCounts } from './server/fold-counts.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const PEOPLE = 12
const applications = await Promise.all(Array.from({ length: PEOPLE }, () => anApplication(server, organization, job)))
await server.settled()

const move = (id: string, stage: 'review' | 'interview') =>
  organization.call(applicationsContract['applications.status'], { params: { id }, body: { stage } })
const countsByStage = async () => {
  const { by_stage } = await organization.call(applicationsContract['applications.dashboard'], { query: {} })
  return Object.fromEntries(Object.entries(by_stage).filter(([, count]) => count > 0))
}

test('moves 12 applications in opposite directions at the same time without a failed request', async () => {
  const half = applications.slice(0, PEOPLE / 2)
  await Promise.all(half.map(({ application_id }) => move(application_id, 'interview')))
  await Promise.all(applications.slice(PEOPLE / 2).map(({ application_id }) => move(application_id, 'review')))
  for (let round = 0; round < 6; round += 1) {
    const results = await Promise.allSettled(
      applications.map(({ application_id }, index) =>
        move(application_id, index < PEOPLE / 2 === (round % 2 === 0) ? 'review' : 'interview'),
      ),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await countsByStage()).toEqual({ review: PEOPLE / 2, interview: PEOPLE / 2 })
  }
})

test('shows the same figures before and after the changes are folded, with moves in between', async () => {
  const fold = foldApplicationCounts(server.services.db)
  await Promise.all(applications.map(({ application_id }) => move(application_id, 'review')))
  await fold
  await foldApplicationCounts(server.services.db)
  expect(await countsByStage()).toEqual({ review: PEOPLE })
  const left = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('application_count_deltas').select('id').execute(),
  )
  expect(left).toEqual([])
})

test('counts an application out when its candidate is deleted', async () => {
  await server.services.db.unsafeAcrossOrganizations(q =>
    q.deleteFrom('candidates').where('id', '=', applications[0]!.candidate_uuid).execute(),
  )
  expect(await countsByStage()).toEqual({ review: PEOPLE - 1 })
})
