import { expect, test } from 'vitest'
import { MINUTE } from '#platform/clock/clock.ts'
import { analysisContract } from '#modules/analysis/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { dashboardContract } from '#modules/dashboard/contract.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { agree, FULL, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobClosingsContract } from '#modules/job-closings/contract.ts'
import { notificationsContract } from '#modules/notifications/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { findEverywhere } from '#tests/dump.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan, type TestOrganization } from '#tests/factories.ts'
import { practiceContract as calls } from './contract.ts'

const SAID = 'Quoxwell'
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

const start = async (of: TestOrganization = organization) => {
  const practice = await of.call(calls['practice.start'], { body: { job_id: job.id } })
  return { ...practice, token: new URL(practice.url).searchParams.get('token')! }
}

/** Takes the interview as far as the first answer, and ends it. */
async function take(token: string) {
  await agree(server, token, 'none')
  const { page } = await Page.enter(server.url, token)
  page.send({ type: 'ready' })
  await page.next('clock')
  await page.answer(`${FULL} ${SAID}.`)
  await page.close()
  await server.as(token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
  await server.settled()
}

const read = (id: string, of: TestOrganization = organization) => of.call(calls['practice.read'], { params: { id } })
const usage = async () =>
  (
    await server.services.db.owner.query(
      "select * from usage_entries where organization_id = $1 and kind = 'interview'",
      [organization.id],
    )
  ).rows

const unitsBefore = (await usage()).length
const mailsBefore = (await server.mailsTo(organization.email)).length
const own = await start()
await take(own.token)

test('the person who took it reads the transcript and the evaluation', async () => {
  const practice = await read(own.id)
  expect(practice).toMatchObject({ state: 'completed', job: { id: job.id, title: job.title } })
  expect(practice.screening.turns.some(({ text }) => text.includes(SAID))).toBe(true)
  expect(practice.screening.recordings).toEqual([])
  expect(practice.evaluation).toMatchObject({ state: 'ready', engine: 'built-in' })
  expect(practice.evaluation!.result!.criteria.length).toBeGreaterThan(0)
  expect((await organization.call(calls['practice.list'], {})).items.map(({ id }) => id)).toContain(own.id)
})

test('nobody else can see it, and nothing can be done with it as with a candidate', async () => {
  const colleague = await aColleague(server, organization, 'admin')
  await expect(read(own.id, colleague)).rejects.toMatchObject({ status: 404 })
  await expect(colleague.call(calls['practice.remove'], { params: { id: own.id } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await colleague.call(calls['practice.list'], {})).items).toEqual([])
  const { application_id, candidate_uuid } = await rowOf(own.id)
  const refused = { status: 404 }
  for (const by of [organization, colleague]) {
    const params = { id: application_id }
    await expect(
      by.call(applicationsContract['candidates.read'], { params: { candidate_uuid } }),
    ).rejects.toMatchObject(refused)
    await expect(
      by.call(applicationsContract['applications.status'], { params, body: { stage: 'offer' } }),
    ).rejects.toMatchObject(refused)
    await expect(by.call(screeningsContract['screenings.invite'], { params, body: {} })).rejects.toMatchObject(refused)
    await expect(
      by.call(interviewRoomContract['interview-room.assets'], { params: { uuid: candidate_uuid } } as never),
    ).rejects.toMatchObject(refused)
  }
})

const rowOf = async (id: string) =>
  (
    await server.services.db.owner.query<{ application_id: string; candidate_uuid: string }>(
      'select application_id, candidate_id as candidate_uuid from screenings where id = $1',
      [id],
    )
  ).rows[0]!

test('it is in no list, count, figure or calendar, uses no unit, and nobody is written to or notified', async () => {
  await start()
  const { call } = organization
  expect(await call(applicationsContract['applications.list'], { query: {} })).toMatchObject({ items: [], total: 0 })
  expect(await call(applicationsContract['applications.list'], { query: { search: SAID } })).toMatchObject({
    items: [],
  })
  expect(await call(applicationsContract['applications.dashboard'], { query: {} })).toMatchObject({
    total: 0,
    active: 0,
  })
  const { items } = await call(applicationsContract['applications.countsOfJobs'], { query: { job_ids: job.id } })
  expect(items).toMatchObject([{ active: 0, total: 0, new: 0 }])
  expect(JSON.stringify(await call(dashboardContract['dashboard.widgets'], {}))).not.toContain(own.id)
  const months = await call(dashboardContract['dashboard.monthlyApplications'], { query: {} } as never)
  expect(JSON.stringify(months)).not.toMatch(/"(?:applied|screened|count|total)":[1-9]/)
  const recommended = JSON.stringify(await call(dashboardContract['dashboard.recommendations'], { query: {} } as never))
  expect(recommended).not.toContain((await rowOf(own.id)).application_id)
  const calendar = await call(interviewsContract['interviews.calendar'], { query: {} })
  expect(calendar.screening_windows).toEqual([])
  const analysis = await call(analysisContract['analysis.analyze'], {
    query: { org_id: organization.id, job_id: job.id },
  } as never)
  expect(JSON.stringify(analysis)).not.toContain((await rowOf(own.id)).application_id)
  expect((await call(notificationsContract['notifications.list'], { query: {} })).items).toEqual([])
  const closing = await call(jobClosingsContract['jobClosings.read'], { params: { jobId: job.id } })
  expect(JSON.stringify(closing)).not.toContain((await rowOf(own.id)).application_id)
  expect(await usage()).toHaveLength(unitsBefore)
  expect(await server.mailsTo(organization.email)).toHaveLength(mailsBefore)
})

test('an unfinished one is opened again, a finished one is not', async () => {
  const first = await start()
  const second = await start()
  expect(second.id).toBe(first.id)
  expect(second.token).not.toBe(first.token)
  expect(first.id).not.toBe(own.id)
  const colleague = await aColleague(server, organization, 'recruiter')
  const together = await Promise.all([start(colleague), start(colleague), start(colleague)])
  expect(new Set(together.map(({ id }) => id)).size).toBe(1)
})

test('a job outside the hiring team cannot be practised', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager')
  await expect(start(manager)).rejects.toMatchObject({ status: 404 })
})

test('deleting it leaves nothing of what was said, and it goes with its person', async () => {
  const leaving = await aColleague(server, organization, 'recruiter', { name: 'Tomas Vanishing' })
  const theirs = await start(leaving)
  await take(theirs.token)
  await organization.call(calls['practice.remove'], { params: { id: own.id } })
  await organization.call(teamContract['team.remove'], { params: { id: leaving.adminId }, query: {} })
  await server.settled()
  server.clock.advance(2 * MINUTE)
  await server.services.db.owner.query('update graphile_worker._private_jobs set run_at = now()')
  await server.settled()
  await expect(read(own.id)).rejects.toMatchObject({ status: 404 })
  const place = { databaseUrl: server.databaseUrl, folder: server.services.settings.DATA_DIR }
  expect(await findEverywhere(place, [SAID])).toEqual([])
})
