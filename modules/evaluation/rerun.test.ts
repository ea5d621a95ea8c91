import { expect, test } from 'vitest'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { analysisContract } from '#modules/analysis/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { evaluationContract as calls } from './contract.ts'
import { insertEvaluation, newestEvaluation } from './server/queries.ts'
import { rerunEvaluations } from './server/rerun/rerun.task.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)

type Caller = Pick<typeof organization, 'call'>

const stateOf = (jobId: string, by: Caller = organization) =>
  by.call(calls['evaluation.rerunState'], { params: { jobId } })
const rerun = (jobId: string, body: { id?: string; scope?: 'outdated' | 'all' } = {}, by: Caller = organization) =>
  by.call(calls['evaluation.rerun'], { params: { jobId }, body: { id: newId(), ...body } })
const cancel = (jobId: string, rerunId: string) =>
  organization.call(calls['evaluation.cancelRerun'], { params: { jobId, rerunId } })
const runsOf = async (id: string) =>
  (await organization.call(calls['evaluation.review'], { params: { id } })).runs.filter(({ kind }) => kind === 'match')
const ranking = (jobId: string) => organization.call(analysisContract['analysis.analyze'], { query: { job_id: jobId } })

async function aJobWith(count: number) {
  const job = await anOpenJob(organization)
  const applications = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      anApplication(server, organization, job, { name: `Person ${'ABCDE'[index]}` }),
    ),
  )
  await server.settled()
  return { job, ids: applications.map(({ application_id }) => application_id) }
}

const edit = (jobId: string, body: BodyOf<(typeof jobsContract)['jobs.edit']>) =>
  organization.call(jobsContract['jobs.edit'], { params: { jobId }, body })

async function changeRequirement(jobId: string, text: string) {
  const job = await organization.call(jobsContract['jobs.read'], { params: { jobId } })
  await edit(jobId, { requirements: job.requirements.map((one, index) => (index === 0 ? { ...one, text } : one)) })
}

test('only evaluates what was made with other requirements, and keeps what was made before', async () => {
  const { job, ids } = await aJobWith(2)
  expect(await stateOf(job.id)).toMatchObject({
    rerun: null,
    outdated: { applications: 0, evaluations: 0 },
    all: { applications: 2, evaluations: 2, cost_usd: null, minutes: null },
    engine: null,
  })
  expect(await rerun(job.id)).toMatchObject({ state: 'finished', total: 0 })
  await changeRequirement(job.id, 'Welding')
  expect((await ranking(job.id)).items.map(({ outdated }) => outdated)).toEqual([true, true])
  expect(await stateOf(job.id)).toMatchObject({ outdated: { applications: 2 } })
  expect(await rerun(job.id)).toMatchObject({ state: 'running', total: 2, done: 0 })
  await server.settled()
  expect(await stateOf(job.id)).toMatchObject({
    rerun: { state: 'finished', total: 2, done: 2, failed: 0 },
    outdated: { applications: 0 },
  })
  expect((await ranking(job.id)).items.map(({ outdated }) => outdated)).toEqual([false, false])
  for (const id of ids) expect((await runsOf(id)).map(({ state }) => state)).toEqual(['ready', 'ready'])
})

test('a new title of the job outdates a match only if a requirement asks for a similar position', async () => {
  const { job } = await aJobWith(1)
  const outdated = async () => (await stateOf(job.id)).outdated.applications
  await edit(job.id, { title: 'Accountant' })
  expect(await outdated()).toBe(0)
  await changeRequirement(job.id, '3 years of experience in a similar role')
  await rerun(job.id)
  await server.settled()
  expect(await outdated()).toBe(0)
  await edit(job.id, { title: 'Accountant (m/f/d)' })
  expect(await outdated()).toBe(0)
  await edit(job.id, { title: 'Bartender' })
  expect(await outdated()).toBe(1)
  expect((await ranking(job.id)).items[0]).toMatchObject({ outdated: true })
  await rerun(job.id)
  await server.settled()
  expect(await outdated()).toBe(0)
})

test('evaluates everything that is active on request, and nothing that is closed', async () => {
  const { job, ids } = await aJobWith(2)
  await organization.call(applicationsContract['applications.status'], {
    params: { id: ids[1]! },
    body: { outcome: 'rejected', reason: 'neither', notify: false },
  })
  expect(await rerun(job.id, { scope: 'all' })).toMatchObject({ total: 1 })
  await server.settled()
  expect([await runsOf(ids[0]!), await runsOf(ids[1]!)].map(({ length }) => length)).toEqual([2, 1])
})

test('the same request again, or a repeated step after a crash, starts nothing twice', async () => {
  const { job, ids } = await aJobWith(1)
  const id = newId()
  const [first, second] = await Promise.all([rerun(job.id, { id, scope: 'all' }), rerun(job.id, { id, scope: 'all' })])
  expect(first.id).toBe(second.id)
  const again = () =>
    rerunEvaluations.run(server.services, { organization_id: organization.id, rerun_id: id }, { number: 1, of: 1 })
  await Promise.all([again(), again()])
  await server.settled()
  await again()
  expect(await runsOf(ids[0]!)).toHaveLength(2)
  expect((await stateOf(job.id)).rerun).toMatchObject({ id, state: 'finished', done: 1, total: 1 })
})

test('only one is running for a job, and it can be stopped', async () => {
  const { job, ids } = await aJobWith(2)
  const { id } = await server.services.db.forOrganization(organization.id).write(async tx => {
    // A rerun whose step has not begun.
    const row = {
      organization_id: organization.id,
      id: newId(),
      job_id: job.id,
      admin_id: organization.adminId,
      scope: 'all' as const,
      state: 'running' as const,
      problem: null,
      total: 2,
      created_at: server.clock.now(),
    }
    await tx.q.insertInto('evaluation_reruns').values(row).execute()
    await tx.q
      .insertInto('evaluation_rerun_items')
      .values(
        ids.map((application_id, position) => ({
          organization_id: organization.id,
          rerun_id: row.id,
          position,
          evaluation_id: newId(),
          application_id,
          kind: 'match' as const,
        })),
      )
      .execute()
    return row
  })
  await expect(rerun(job.id, { scope: 'all' })).rejects.toMatchObject({ status: 409, code: 'running' })
  expect(await cancel(job.id, id)).toMatchObject({ state: 'cancelled', done: 0 })
  expect(await cancel(job.id, id)).toMatchObject({ state: 'cancelled' })
  await rerunEvaluations.run(server.services, { organization_id: organization.id, rerun_id: id }, { number: 1, of: 1 })
  expect(await runsOf(ids[0]!)).toHaveLength(1)
  await expect(cancel(job.id, newId())).rejects.toMatchObject({ status: 404 })
})

test('waits while a new application waits for its evaluation', async () => {
  const { job, ids } = await aJobWith(1)
  const org = server.services.db.forOrganization(organization.id)
  const waiting = newId()
  const [resume] = await org.read(q => [
    q.selectFrom('evaluations').select('source_id').where('application_id', '=', ids[0]!).limit(1),
  ])
  await org.write(tx =>
    tx.q
      .insertInto('evaluations')
      .values({
        organization_id: organization.id,
        id: waiting,
        application_id: ids[0]!,
        kind: 'interview',
        source_id: resume[0]!.source_id,
        state: 'waiting',
        created_at: server.clock.now(),
      })
      .execute(),
  )
  const { id } = await rerun(job.id, { scope: 'all' })
  await rerunEvaluations.run(server.services, { organization_id: organization.id, rerun_id: id }, { number: 1, of: 1 })
  expect((await stateOf(job.id)).rerun).toMatchObject({ state: 'running', done: 0 })
  await org.write(tx => tx.q.deleteFrom('evaluations').where('id', '=', waiting).execute())
  await rerunEvaluations.run(server.services, { organization_id: organization.id, rerun_id: id }, { number: 1, of: 1 })
  expect((await stateOf(job.id)).rerun).toMatchObject({ done: 1 })
})

test('an interviewer sees the progress and starts nothing; other organizations and jobs are not found', async () => {
  const { job } = await aJobWith(1)
  const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
  expect(await stateOf(job.id, interviewer)).toMatchObject({ all: { applications: 1 } })
  await expect(rerun(job.id, {}, interviewer)).rejects.toMatchObject({ status: 403 })
  const elsewhere = await aColleague(server, organization, 'hiring_manager', { jobs: [await anOpenJob(organization)] })
  const stranger = await anOrganization(server)
  for (const by of [elsewhere, stranger]) {
    await expect(rerun(job.id, {}, by)).rejects.toMatchObject({ status: 404 })
    await expect(stateOf(job.id, by)).rejects.toMatchObject({ status: 404 })
  }
})

test('shows the evaluation of the last interview, also after an earlier one was corrected', async () => {
  const {
    ids: [applicationId],
  } = await aJobWith(1)
  const org = server.services.db.forOrganization(organization.id)
  const [interview, retake] = [newId(), newId()].toSorted() as [string, string]
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000)
  const evaluated = async (source_id: string, created_at: Date) => {
    const id = newId()
    await org.write(tx =>
      insertEvaluation(tx, {
        organization_id: organization.id,
        id,
        application_id: applicationId!,
        kind: 'interview',
        source_id,
        state: 'ready',
        created_at,
      }),
    )
    return id
  }
  await evaluated(interview, at(1))
  const ofRetake = await evaluated(retake, at(2))
  await evaluated(interview, at(3))
  const [[newest]] = await org.read(q => [newestEvaluation(q, organization.id, applicationId!, 'interview')])
  expect(newest!.id).toBe(ofRetake)
  const review = await organization.call(calls['evaluation.review'], { params: { id: applicationId! } })
  expect(review.interview).toMatchObject({ screening_id: retake })
})
