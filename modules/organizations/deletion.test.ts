import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { dataExportContract } from '#modules/data-export/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { findEverywhere } from '#tests/dump.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan, PASSWORD } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { organizationsContract as calls } from './contract.ts'

const server = await startTestServer()
const { services } = server
const NAME = 'Quoxwell Trains'

async function anOrganizationWithData(name: string) {
  const owner = await anOrganization(server, name)
  await onLargestPlan(server, owner)
  const job = await anOpenJob(owner)
  const application = await anApplication(server, owner, job, { name: `Noor ${name.split(' ')[0]}` })
  await server.settled()
  return { owner, job, application }
}
const remove = (of: Awaited<ReturnType<typeof anOrganizationWithData>>, name: string) =>
  of.owner.call(calls['organizations.delete'], { body: { name } })
const publicJobs = async (id: string) =>
  (await server.as()(jobsContract['jobs.listPublic'], { params: { id } })).items.length

test('only an owner who types the name can ask for it, once', async () => {
  const one = await anOrganizationWithData('Nightjar Lines')
  const admin = await aColleague(server, one.owner, 'admin')
  await expect(admin.call(calls['organizations.delete'], { body: { name: 'Nightjar Lines' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(remove(one, 'Nightjar')).rejects.toMatchObject({
    status: 422,
    fieldErrors: { name: 'This is not the name of your organization.' },
  })
  const { delete_at } = await remove(one, ' nightjar lines ')
  expect(Date.parse(delete_at!) - server.clock.now().getTime()).toBeGreaterThan(30 * DAY - 60_000)
  await expect(remove(one, 'Nightjar Lines')).rejects.toMatchObject({ status: 409, code: 'deletion_requested' })
  expect(await admin.call(calls['organizations.read'], {})).toMatchObject({ delete_at })
})

test('its jobs accept no applications at once, every owner is e-mailed, and an owner can keep it', async () => {
  const one = await anOrganizationWithData('Harbour Vale')
  const other = await aColleague(server, one.owner, 'owner')
  expect(await publicJobs(one.owner.id)).toBe(1)
  await remove(one, 'Harbour Vale')

  expect(await publicJobs(one.owner.id)).toBe(0)
  await expect(anApplication(server, one.owner, one.job)).rejects.toMatchObject({ status: 409, code: 'job_closed' })
  const page = () => fetch(`${server.url}/apply/${one.owner.id}/${one.job.id}`, { headers: { accept: 'text/html' } })
  expect((await page()).status).toBe(410)
  for (const { email } of [one.owner, other])
    expect((await server.mailsTo(email))[0]!.subject).toMatch(/^Harbour Vale will be deleted on /)

  await other.call(calls['organizations.keep'], {})
  await expect(other.call(calls['organizations.keep'], {})).rejects.toMatchObject({ status: 409, code: 'no_deletion' })
  expect(await publicJobs(one.owner.id)).toBe(1)
  await anApplication(server, one.owner, one.job)
  expect((await page()).status).toBe(200)
  expect((await server.mailsTo(one.owner.email))[0]!.subject).toBe('Harbour Vale will not be deleted')
  const log = await one.owner.call(auditContract['audit.list'], { query: {} })
  expect(log.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['organization.deletion_requested', 'organization.deletion_cancelled']),
  )
  server.clock.advance(40 * DAY)
  await runScheduled(server, 'organizations.purge')
  const login = { email: one.owner.email, password: PASSWORD }
  await server.as()(accountsContract['accounts.login'], { body: login })
})

test('after 30 days nothing of it is left, in the database and in the files, and nothing of others is gone', async () => {
  const doomed = await anOrganizationWithData(NAME)
  const stays = await anOrganizationWithData('Vonderby Foods')
  const found = (word: string) =>
    findEverywhere({ databaseUrl: server.databaseUrl, folder: services.settings.DATA_DIR }, [word])
  const kept = await found('Vonderby')
  expect((await found('Quoxwell')).length).toBeGreaterThan(3)
  await doomed.owner.call(dataExportContract['dataExport.start'], {})
  await server.settled()
  expect((await found(doomed.owner.id)).filter(place => /^file: .*\/exports\//.test(place))).toHaveLength(1)
  await remove(doomed, NAME)
  await server.settled()

  server.clock.advance(30 * DAY - 60_000)
  await runScheduled(server, 'organizations.purge')
  expect((await found('Quoxwell')).length).toBeGreaterThan(3)

  server.clock.advance(2 * 60_000)
  await runScheduled(server, 'organizations.purge')
  expect(await found('Quoxwell')).toEqual([])
  expect(await found(doomed.owner.id)).toEqual([])
  expect(await found('Vonderby')).toEqual(kept)
  expect(await publicJobs(stays.owner.id)).toBe(1)
  const login = { email: doomed.owner.email, password: PASSWORD }
  await expect(server.as()(accountsContract['accounts.login'], { body: login })).rejects.toMatchObject({ status: 401 })
  await expect(
    server.as(doomed.application.statusToken)(applicationsContract['applications.follow'], {}),
  ).rejects.toMatchObject({ status: 404 })
}, 60_000)
