import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/db/id.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  type TestOrganization,
} from '#tests/factories.ts'
import { type Job, jobsContract as calls } from './contract.ts'
import { decidesOn, teamRoleOf, teamRolesFor } from './policy.ts'

const server = await startTestServer()
const owner = await anOrganization(server)
await onLargestPlan(server, owner)
const job = await anOpenJob(owner)
const other = await anOpenJob(owner, { title: 'Product Designer' })
const manager = await aColleague(server, owner, 'hiring_manager', { jobs: [job, other] })
const interviewer = await aColleague(server, owner, 'interviewer', { jobs: [job] })
const first = await anApplication(server, owner, job)
const second = await anApplication(server, owner, other)
await server.settled()

const ownerOnJob = { id: owner.adminId, role: 'recruiter' } as const
const edit = (by: TestOrganization, { id }: Job, hiring_team: object[]) =>
  by.call(calls['jobs.edit'], { params: { jobId: id }, body: { hiring_team: hiring_team as never } })
const decided = async (by: TestOrganization) => (await by.call(calls['jobs.decided'], {})).job_ids
const read = (by: TestOrganization) => by.call(calls['jobs.read'], { params: { jobId: job.id } })
const wanted = {
  selection: { ids: [first.application_id, second.application_id] },
  action: { kind: 'tag' as const, add: ['seen'] },
}

describe('a role on a job', () => {
  test('is at most the own role, which is the default', () => {
    expect(teamRolesFor('interviewer')).toEqual(['interviewer'])
    expect(teamRolesFor('hiring_manager')).toEqual(['hiring_manager', 'interviewer'])
    expect(teamRolesFor('admin')).toEqual(['recruiter', 'hiring_manager', 'interviewer'])
    expect(teamRoleOf('owner', undefined)).toBe('recruiter')
    expect(teamRoleOf('interviewer', 'hiring_manager')).toBe('interviewer')
    expect(decidesOn('hiring_manager', 'interviewer')).toBe(false)
    expect(decidesOn('hiring_manager', 'recruiter')).toBe(true)
    expect(decidesOn('recruiter', 'interviewer')).toBe(true)
  })

  test('is the own one of who joins', async () => {
    expect((await read(owner)).hiring_team).toEqual([
      { ...ownerOnJob, round_id: null },
      { id: manager.adminId, role: 'hiring_manager', round_id: null },
      { id: interviewer.adminId, role: 'interviewer', round_id: null },
    ])
    expect(await decided(manager)).toEqual(expect.arrayContaining([job.id, other.id]))
    expect(await decided(owner)).toBeNull()
    await expect(decided(interviewer)).rejects.toMatchObject({ status: 403 })
  })

  test('above the own role is refused, and so is the same person twice', async () => {
    await expect(edit(owner, job, [{ id: interviewer.adminId, role: 'hiring_manager' }])).rejects.toMatchObject({
      status: 422,
      fieldErrors: { 'hiring_team.0.role': expect.any(String) as string },
    })
    await expect(edit(owner, job, [ownerOnJob, ownerOnJob])).rejects.toMatchObject({ status: 422 })
    await expect(edit(owner, job, [{ id: owner.adminId, role: 'admin' }])).rejects.toMatchObject({ status: 422 })
  })
})

describe('a hiring manager who is an interviewer on one of two jobs', () => {
  beforeEach(async () => {
    await edit(owner, job, [ownerOnJob, { id: manager.adminId, role: 'interviewer' }])
  })

  test('sees the candidates of both and decides on the other one', async () => {
    expect(await decided(manager)).toEqual([other.id])
    expect((await manager.call(applicationsContract['applications.list'], { query: {} })).items).toHaveLength(2)
    const body = { stage: 'review' as const }
    await manager.call(applicationsContract['applications.status'], { params: { id: second.application_id }, body })
    await expect(
      manager.call(applicationsContract['applications.status'], { params: { id: first.application_id }, body }),
    ).rejects.toMatchObject({ status: 403, code: 'role_on_job_needed' })
    await expect(edit(manager, job, [])).rejects.toMatchObject({ status: 403, code: 'role_on_job_needed' })
  })

  test('leaves the candidates of that job out of bulk actions, and the report says so', async () => {
    const preview = await manager.call(applicationsContract['bulk.preview'], { body: wanted })
    expect(preview).toMatchObject({ selected: 2, eligible: 1, exclusions: [{ problem: 'not_decider', count: 1 }] })
    const report = await manager.call(applicationsContract['bulk.start'], { body: { id: newId(), ...wanted } })
    expect(report).toMatchObject({
      done: 1,
      problems: [{ application_id: first.application_id, problem: 'not_decider' }],
    })
    const mine = await owner.call(applicationsContract['bulk.preview'], { body: wanted })
    expect(mine).toMatchObject({ eligible: 2 })
  })

  test('keeps a role that was allowed when it was given, at most as their own', async () => {
    await edit(owner, job, [ownerOnJob, { id: manager.adminId, role: 'hiring_manager' }])
    await server.services.db
      .forOrganization(owner.id)
      .write(tx =>
        tx.q
          .updateTable('admins')
          .set({ role: 'interviewer' })
          .where('organization_id', '=', owner.id)
          .where('id', '=', manager.adminId)
          .execute(),
      )
    const { hiring_team } = await read(owner)
    await edit(owner, job, hiring_team)
    await expect(
      manager.call(applicationsContract['applications.status'], {
        params: { id: first.application_id },
        body: { stage: 'review' },
      }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

test('a round on a job stays until it is changed, and is copied with the job', async () => {
  const team = [ownerOnJob, { id: interviewer.adminId, role: 'interviewer', round_id: 'round_2' }]
  const { hiring_team } = await edit(owner, job, team)
  expect(hiring_team.map(({ round_id }) => round_id)).toEqual([null, 'round_2'])
  const unchanged = await edit(owner, job, [ownerOnJob, { id: interviewer.adminId, role: 'interviewer' }])
  expect(unchanged.hiring_team[1]!.round_id).toBe('round_2')
  const copy = await owner.call(calls['jobs.duplicate'], { params: { jobId: job.id } })
  expect(copy.hiring_team[1]!.round_id).toBe('round_2')
  const cleared = await edit(owner, job, [ownerOnJob, { id: interviewer.adminId, round_id: null }])
  expect(cleared.hiring_team[1]!.round_id).toBeNull()
  await expect(edit(owner, job, [{ id: owner.adminId, round_id: 'r'.repeat(41) }])).rejects.toMatchObject({
    status: 422,
  })
})
