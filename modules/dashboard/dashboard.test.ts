import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { foldApplicationCounts } from '#modules/applications/server/fold-counts.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import {
  aColleague,
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  type TestOrganization,
} from '#tests/factories.ts'
import { dashboardContract as calls } from './contract.ts'
import { DEFAULT_TARGETS } from './policy.ts'

const server = await startTestServer()

const widgets = (by: Pick<TestOrganization, 'call'>) => by.call(calls['dashboard.widgets'], {})
const months = (by: Pick<TestOrganization, 'call'>, query: { job_id?: string } = {}) =>
  by.call(calls['dashboard.monthlyApplications'], { query })
const actions = async (by: Pick<TestOrganization, 'call'>, query: { job_id?: string } = {}) =>
  (await by.call(calls['dashboard.recommendations'], { query })).items
const update = (organization: { id: string }, applicationId: string, change: object) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('applications').set(change).where('id', '=', applicationId).execute())
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

test('an organization without applications has a dashboard of zeros', async () => {
  const organization = await anOrganization(server)
  expect(await widgets(organization)).toEqual({
    active: { count: 0, open_jobs: 0 },
    new_this_week: { count: 0, last_week: 0 },
    awaiting_review: { count: 0, longest_since: null },
    first_response: { median_hours: null, target_days: 2 },
    hired_this_year: { count: 0, median_hours: null },
    pipeline: Object.entries(DEFAULT_TARGETS).map(([stage, target_days]) => ({
      stage,
      active: 0,
      median_hours: null,
      target_days,
    })),
    silent: { count: 0, items: [], application_ids: [] },
    screenings: { count: 0, in_progress: [] },
    plan: expect.objectContaining({ limits: expect.any(Array) }),
  })
  const all = (await months(organization)).months
  expect(all).toHaveLength(12)
  expect(all.at(-1)!.month).toBe(`${server.clock.now().toISOString().slice(0, 7)}-01`)
  expect(all.every(({ applied, screened, sources }) => applied + screened + sources.length === 0)).toBe(true)
  expect(await actions(organization)).toEqual([])
})

test('shows what happened to an application, before and after the changes are folded', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization, { title: 'Data Engineer' })
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  await update(organization, application_id, { applied_at: ago(30 * HOUR), stage_since: ago(30 * HOUR) })
  for (const stage of ['screening', 'review'] as const) {
    await organization.call(applicationsContract['applications.status'], {
      params: { id: application_id },
      body: { stage },
    })
    await update(organization, application_id, { stage_since: ago(10 * HOUR) })
  }
  await update(organization, application_id, { screening_state: 'completed' })
  // A retake is not a second screened application.
  await update(organization, application_id, { screening_state: 'invited' })
  await update(organization, application_id, { screening_state: 'completed' })

  const read = async () => ({
    widgets: await widgets(organization),
    month: (await months(organization)).months.at(-1)!,
  })
  const before = await read()
  expect(before.widgets.active).toEqual({ count: 1, open_jobs: 1 })
  expect(before.widgets.new_this_week.count + before.widgets.new_this_week.last_week).toBe(1)
  expect(before.widgets.awaiting_review).toEqual({ count: 1, longest_since: expect.any(String) })
  const median = (stage: string) => before.widgets.pipeline.find(one => one.stage === stage)!.median_hours
  expect([median('applied'), median('screening'), median('review')]).toEqual([30, 10, null])
  expect(before.month).toMatchObject({ applied: 1, screened: 1, sources: [{ applied: 1, screened: 1 }] })
  await foldApplicationCounts(server.services.db)
  expect(await read()).toEqual(before)
})

test('a hire counts with the time it took, and no more after it is taken back', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  await update(organization, application_id, { applied_at: ago(100 * HOUR), stage: 'offer', stage_since: ago(HOUR) })
  const set = (outcome: 'hired' | 'active') =>
    organization.call(applicationsContract['applications.status'], {
      params: { id: application_id },
      body: { outcome },
    })
  await set('hired')
  // 100 hours, in steps of six.
  expect((await widgets(organization)).hired_this_year).toEqual({ count: 1, median_hours: 96 })
  await set('active')
  expect((await widgets(organization)).hired_this_year).toEqual({ count: 0, median_hours: null })
})

test('a move that is put right at once is no stay', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const { application_id } = await anApplication(server, organization, job)
  await server.settled()
  for (const stage of ['review', 'applied'] as const)
    await organization.call(applicationsContract['applications.status'], {
      params: { id: application_id },
      body: { stage },
    })
  expect((await widgets(organization)).pipeline.map(({ median_hours }) => median_hours)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('points out candidates who heard nothing for a week, and forgets them after a message', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const { application_id, candidate_uuid } = await anApplication(server, organization, job, { name: 'Farid Rahimi' })
  await server.settled()
  expect((await widgets(organization)).silent).toEqual({ count: 0, items: [], application_ids: [] })
  await update(organization, application_id, { last_communication_at: ago(9 * DAY) })
  const { silent } = await widgets(organization)
  expect(silent.count).toBe(1)
  expect(silent.items[0]).toMatchObject({
    application_id,
    candidate_uuid,
    name: 'Farid Rahimi',
    job: { id: job.id },
    stage: 'applied',
  })
  await organization.call(applicationsContract['applications.status'], {
    params: { id: application_id },
    body: { outcome: 'rejected', reason: 'we_declined', notify: true, send_email_at: ago(HOUR).toISOString() },
  })
  await server.settled()
  const after = await widgets(organization)
  expect(after.silent.count).toBe(0)
  expect(after.first_response.median_hours).not.toBeNull()
})

test('people see the figures, candidates and recommendations of their own jobs only', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const [own, other] = [await anOpenJob(organization), await anOpenJob(organization, { title: 'Data Analyst' })]
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [own] })
  const stranger = await anOrganization(server)
  const applications = await Promise.all([own, other, other].map(job => anApplication(server, organization, job)))
  await server.settled()
  await Promise.all(
    applications.map(({ application_id }) =>
      update(organization, application_id, { last_communication_at: ago(9 * DAY), match_state: 'needs_person' }),
    ),
  )
  const seen = async (by: Pick<TestOrganization, 'call'>) => {
    const { active, silent } = await widgets(by)
    const { months: all } = await months(by)
    const review = (await actions(by)).filter(({ kind }) => kind === 'needs_human_review')
    return [active.count, active.open_jobs, silent.count, all.at(-1)!.applied, review.length]
  }
  expect(await seen(organization)).toEqual([3, 2, 3, 3, 2])
  expect(await seen(manager)).toEqual([1, 1, 1, 1, 1])
  expect(await seen(stranger)).toEqual([0, 0, 0, 0, 0])
  expect((await months(manager, { job_id: other.id })).months.at(-1)!.applied).toBe(0)
  expect((await months(organization, { job_id: other.id })).months.at(-1)!.applied).toBe(2)
  expect(await actions(manager, { job_id: other.id })).toEqual([])
})

test('recommends what waits for the reader', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const job = await anOpenJob(organization, { title: 'Backend Engineer' })
  const quiet = await anOpenJob(organization, { title: 'Data Analyst' })
  const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
  const [mine, unread, expiring] = await Promise.all([1, 2, 3].map(() => anApplication(server, organization, job)))
  await server.settled()
  await update(organization, mine!.application_id, {
    stage: 'review',
    stage_since: ago(2 * DAY),
    owner_id: organization.adminId,
  })
  await update(organization, unread!.application_id, { match_state: 'needs_person' })
  await update(organization, expiring!.application_id, {
    stage: 'screening',
    screening_state: 'invited',
    screening_until: ago(-DAY),
  })
  await server.services.db.forOrganization(organization.id).write(tx =>
    tx.q
      .updateTable('job_openings')
      .set({ published_at: ago(9 * DAY) })
      .where('id', '=', quiet.id)
      .execute(),
  )
  const items = await actions(organization)
  expect(items.map(({ kind }) => kind)).toEqual([
    'review_candidate',
    'needs_human_review',
    'invitations_expiring',
    'job_without_applicants',
  ])
  expect(items[0]).toMatchObject({
    person: { application_id: mine!.application_id },
    link: `/candidate-details/${mine!.candidate_uuid}?application=${mine!.application_id}`,
  })
  expect(items[1]).toMatchObject({ job: { id: job.id, title: 'Backend Engineer' }, count: 1 })
  expect(items[3]).toMatchObject({ job: { id: quiet.id }, applicants: 0 })
  // Interviewers decide nothing: no invitations and no jobs to share.
  expect((await actions(interviewer)).map(({ kind }) => kind)).toEqual(['needs_human_review'])

  const forJob = await actions(organization, { job_id: job.id })
  expect(forJob.map(item => item.kind === 'candidate_to_look_at' && item.reason)).toEqual(['needs_human_review'])
})

test('in blind review neither names nor the order of scores are told', async () => {
  const organization = await anOrganization(server)
  const job = await anOpenJob(organization)
  const { application_id } = await anApplication(server, organization, job, { name: 'Farid Rahimi' })
  await server.settled()
  await update(organization, application_id, { last_communication_at: ago(9 * DAY) })
  const reasons = async () =>
    (await actions(organization, { job_id: job.id })).map(item => item.kind === 'candidate_to_look_at' && item.reason)
  expect(await reasons()).toEqual(['high_match'])
  await organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  expect(await reasons()).toEqual(['waiting'])
  const said = JSON.stringify([await widgets(organization), await actions(organization, { job_id: job.id })])
  expect(said).not.toContain('Farid')
  expect(said).toContain('Candidate ')
})

test('admins set targets, recruiters do not, and impossible ones are refused', async () => {
  const organization = await anOrganization(server)
  await onLargestPlan(server, organization)
  const recruiter = await aColleague(server, organization, 'recruiter')
  const body = { ...DEFAULT_TARGETS, applied: 1, review: 6 }
  expect(await organization.call(calls['dashboard.setTargets'], { body })).toEqual(body)
  const { pipeline, first_response } = await widgets(organization)
  expect(pipeline.map(({ target_days }) => target_days)).toEqual([1, 5, 6, 8, 3])
  expect(first_response.target_days).toBe(1)
  await expect(recruiter.call(calls['dashboard.setTargets'], { body })).rejects.toMatchObject({ status: 403 })
  for (const wrong of [0, 91, 1.5])
    await expect(
      organization.call(calls['dashboard.setTargets'], { body: { ...body, offer: wrong } }),
    ).rejects.toMatchObject({ status: 422, problem: { errors: [{ path: 'offer' }] } })
  expect((await widgets(organization)).pipeline[4]!.target_days).toBe(3)
})
