import { expect, test } from 'vitest'
import { auditContract } from '#modules/audit/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { seedApplications } from '#bench/seed.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { applicationsContract as calls } from './contract.ts'
import { MOST_SELECTED } from './policy.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const { call } = organization
type Query = CallInput<(typeof calls)['applications.export']>['query']
const csv = async (query: Query = {}, ask = call) => (await ask(calls['applications.export'], { query })).text()
const lines = (text: string) => text.trimEnd().split('\n')

test('exports what the filter shows, with formulas made harmless, and notes it in the audit log', async () => {
  const sent = await anApplication(server, organization, job, { name: '=HYPERLINK("x")', email: 'formula@example.com' })
  await anApplication(server, organization, job, { name: 'Bo Reed', email: 'bo@example.com' })
  await server.settled()
  await call(calls['applications.edit'], {
    params: { id: sent.application_id },
    body: { tags: ['+strong'], owner_id: organization.adminId },
  })
  const text = await csv({ search: 'formula@example.com' })
  expect(lines(text)).toHaveLength(2)
  expect(text).toContain('ID,Name,E-mail,Job')
  expect(text).toContain(`"'=HYPERLINK(""x"")",formula@example.com,Backend Engineer,Applied,Active`)
  expect(text).toContain("Ines Marchetti,'+strong")
  expect(text).toContain('Built-in rules engine')
  const { items } = await call(auditContract['audit.list'], { query: {} })
  expect(items[0]).toMatchObject({ event: 'application.exported', facts: { filters: ['search'], count: '1' } })
})

const selected = async (ids: string[], ask = call) =>
  (await ask(calls['applications.exportSelected'], { body: { ids } })).text()

test('exports the chosen applications and no other, and notes it in the audit log', async () => {
  const chosen = await anApplication(server, organization, job, { name: 'Ada Chosen', email: 'ada@example.com' })
  await anApplication(server, organization, job, { name: 'Otto Other', email: 'otto@example.com' })
  await server.settled()
  const rows = lines(await selected([chosen.application_id])).slice(1)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Ada Chosen,ada@example.com')
  const { items } = await call(auditContract['audit.list'], { query: {} })
  expect(items[0]).toMatchObject({ event: 'application.exported', facts: { filters: [], count: '1' } })
})

test('a selection leaves out the applications of another organization', async () => {
  const other = await anOrganization(server)
  const theirs = await anApplication(server, other, await anOpenJob(other), {
    name: 'Their Own',
    email: 't@example.com',
  })
  const own = await anApplication(server, organization, job, { name: 'Our Own', email: 'our@example.com' })
  await server.settled()
  const text = await selected([theirs.application_id, own.application_id])
  expect(lines(text)).toHaveLength(2)
  expect(text).toContain('Our Own')
  await expect(selected([theirs.application_id])).rejects.toMatchObject({ status: 404 })
})

test('a selection needs the right to export, and has at least one and at most 500 applications', async () => {
  const { application_id } = await anApplication(server, organization, job, {
    name: 'Ned Row',
    email: 'ned@example.com',
  })
  await server.settled()
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  await expect(selected([application_id], manager.call)).rejects.toMatchObject({ status: 403 })
  await expect(selected([])).rejects.toMatchObject({ status: 422 })
  const many = (count: number) => Array.from({ length: count }, () => application_id)
  await expect(selected(many(MOST_SELECTED + 1))).rejects.toMatchObject({ status: 422 })
  expect(lines(await selected(many(MOST_SELECTED)))).toHaveLength(2)
})

test('blind review names nobody in it', async () => {
  const blindly = (on: boolean) =>
    call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
  await blindly(true)
  const { items } = await call(calls['applications.list'], {})
  for (const text of [await csv(), await selected(items.map(({ id }) => id))]) {
    expect(text).not.toMatch(/Bo Reed|@example|HYPERLINK/u)
    expect(text).toMatch(/Candidate \d+/u)
  }
  await blindly(false)
})

test('only recruiters and above export, each from their own organization', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  await expect(csv({}, manager.call)).rejects.toMatchObject({ status: 403 })
  const other = await anOrganization(server)
  expect(lines(await csv({}, other.call))).toHaveLength(1)
  await expect(csv({ stage: 'x' as never })).rejects.toMatchObject({ status: 422 })
})

test('exports every row of many pages once', async () => {
  const many = await anOrganization(server)
  const manyJob = await anOpenJob(many)
  await seedApplications(server.databaseUrl, many.id, manyJob.id, 1203)
  const rows = lines(await csv({ sort: 'name' }, many.call)).slice(1)
  expect(rows).toHaveLength(1203)
  expect(new Set(rows.map(row => row.split(',')[0])).size).toBe(1203)
})
