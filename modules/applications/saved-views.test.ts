import { expect, test } from 'vitest'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { startTestServer } from '#tests/api.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const otherJob = await anOpenJob(organization, { title: 'Product Designer' })
const recruiter = await aColleague(server, organization, 'recruiter')
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
const { call } = organization

const view = (name: string, more: object = {}) => ({
  body: {
    name,
    filter: { stage: 'applied' as const, min_match: 70, search: 'runbook' },
    sort: 'match' as const,
    layout: 'table' as const,
    columns: ['stage', 'owner'] as ('stage' | 'owner')[],
    ...more,
  },
})
const names = async (ask: typeof call) => (await ask(calls['views.list'], {})).items.map(({ name }) => name)

test('a private view is shown to its creator alone, with everything it stores', async () => {
  const saved = await recruiter.call(calls['views.create'], view('Strong'))
  expect(saved).toMatchObject({
    name: 'Strong',
    filter: { stage: 'applied', min_match: 70, search: 'runbook' },
    sort: 'match',
    columns: ['stage', 'owner'],
    mine: true,
    can_edit: true,
    created_by: 'Tomas Berg',
  })
  expect(await names(recruiter.call)).toEqual(['Strong'])
  expect(await names(call)).toEqual([])
  for (const [name, input] of [
    ['views.edit', { body: { name: 'Taken' } }],
    ['views.delete', {}],
  ] as const)
    await expect(call(calls[name], { params: { id: saved.id }, ...input } as never)).rejects.toMatchObject({
      status: 404,
    })
  await expect(call(calls['views.setDefault'], { body: { view_id: saved.id } })).rejects.toMatchObject({ status: 404 })
  await recruiter.call(calls['views.delete'], { params: { id: saved.id } })
  expect(await names(recruiter.call)).toEqual([])
})

test('recruiters share views, other roles cannot, and any recruiter can change a shared one', async () => {
  await expect(interviewer.call(calls['views.create'], view('Mine', { shared: true }))).rejects.toMatchObject({
    status: 403,
  })
  const own = await interviewer.call(calls['views.create'], view('Mine'))
  await expect(
    interviewer.call(calls['views.edit'], { params: { id: own.id }, body: { shared: true } }),
  ).rejects.toMatchObject({ status: 403 })

  const shared = await recruiter.call(calls['views.create'], view('Team', { shared: true }))
  expect((await interviewer.call(calls['views.list'], {})).items.find(({ id }) => id === shared.id)).toMatchObject({
    mine: false,
    can_edit: false,
  })
  await expect(
    interviewer.call(calls['views.edit'], { params: { id: shared.id }, body: { name: 'Ours' } }),
  ).rejects.toMatchObject({ status: 403 })
  expect(await call(calls['views.edit'], { params: { id: shared.id }, body: { name: 'Ours' } })).toMatchObject({
    name: 'Ours',
    created_by: 'Tomas Berg',
  })
  await recruiter.call(calls['views.edit'], { params: { id: shared.id }, body: { shared: false } })
  expect(await names(interviewer.call)).toEqual(['Mine'])
})

test('a shared view shows a reader only the applications of their hiring team', async () => {
  await anApplication(server, organization, job)
  await anApplication(server, organization, otherJob)
  await server.settled()
  const { filter } = await recruiter.call(calls['views.create'], view('Everyone', { shared: true, filter: {} }))
  const total = async (ask: typeof call) => (await ask(calls['applications.list'], { query: filter as object })).total
  expect(await total(recruiter.call)).toBe(2)
  expect(await total(interviewer.call)).toBe(1)
})

test('each person has their own default, which ends with the view', async () => {
  const shared = await recruiter.call(calls['views.create'], view('Daily', { shared: true }))
  const defaultOf = async (ask: typeof call) => (await ask(calls['views.list'], {})).default_id
  await interviewer.call(calls['views.setDefault'], { body: { view_id: shared.id } })
  expect([await defaultOf(interviewer.call), await defaultOf(call)]).toEqual([shared.id, null])
  await interviewer.call(calls['views.setDefault'], { body: { view_id: null } })
  expect(await defaultOf(interviewer.call)).toBeNull()
  await interviewer.call(calls['views.setDefault'], { body: { view_id: shared.id } })
  await recruiter.call(calls['views.delete'], { params: { id: shared.id } })
  expect(await defaultOf(interviewer.call)).toBeNull()
})

test('refuses views that are not valid, of another organization, and more than the most', async () => {
  await expect(call(calls['views.create'], view('x', { filter: { stage: 'hired' } }))).rejects.toMatchObject({
    status: 422,
  })
  await expect(call(calls['views.create'], view('x', { columns: ['salary'] }))).rejects.toMatchObject({ status: 422 })
  const other = await anOrganization(server)
  const foreign = await other.call(calls['views.create'], view('Foreign'))
  await expect(call(calls['views.delete'], { params: { id: foreign.id } })).rejects.toMatchObject({ status: 404 })
  for (let count = 1; count < 50; count += 1) await other.call(calls['views.create'], view(`View ${count}`))
  await expect(other.call(calls['views.create'], view('One more'))).rejects.toMatchObject({
    status: 409,
    code: 'too_many_views',
  })
})
