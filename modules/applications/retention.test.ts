import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runScheduled, runWaiting } from '#tests/scheduled.ts'
import { applicationsContract as calls } from './contract.ts'
import { keepForOtherRoles } from './public.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
const patient = await anOrganization(server)
const { db, files } = server.services

const reject = async (of: typeof organization, id: string) => {
  await of.call(calls['applications.status'], {
    params: { id },
    body: { outcome: 'rejected', reason: 'we_declined', notify: false },
  })
  await server.settled()
}
const endRetention = async () => {
  await runScheduled(server, 'applications.end-retention')
  await runWaiting(server, 'applications.erase')
}
const isStored = async (id: string) => {
  const rows = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('applications').select('id').where('id', '=', id).execute(),
  )
  return rows.length === 1
}
const resumeKeyOf = async (id: string) => {
  const row = await db.unsafeAcrossOrganizations(q =>
    q.selectFrom('resumes').select('file_key').where('application_id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.file_key
}

test('deletes a closed application when the organization promised to, and no other', async () => {
  const job = await anOpenJob(organization)
  const theirs = await anOpenJob(patient)
  await patient.call(organizationsContract['organizations.editSettings'], { body: { retention_days: 400 } })
  const closed = await anApplication(server, organization, job)
  const active = await anApplication(server, organization, job)
  const kept = await anApplication(server, organization, job)
  const elsewhere = await anApplication(server, patient, theirs)
  const file = await resumeKeyOf(closed.application_id)
  await db.forOrganization(organization.id).write(tx => keepForOtherRoles(tx, kept.application_id, true))
  await reject(organization, closed.application_id)
  await reject(organization, kept.application_id)
  await reject(patient, elsewhere.application_id)

  server.clock.advance(179 * DAY)
  await endRetention()
  expect(await isStored(closed.application_id)).toBe(true)

  server.clock.advance(2 * DAY)
  await endRetention()
  expect(await isStored(closed.application_id)).toBe(false)
  expect(await files.size(file)).toBeNull()
  for (const { application_id } of [active, kept, elsewhere]) expect(await isStored(application_id)).toBe(true)

  server.clock.advance(220 * DAY)
  await endRetention()
  expect(await isStored(elsewhere.application_id)).toBe(false)
  expect(await isStored(kept.application_id)).toBe(true)

  server.clock.advance(145 * DAY)
  await endRetention()
  expect(await isStored(kept.application_id)).toBe(false)
  expect(await isStored(active.application_id)).toBe(true)
}, 60_000)

test('an application that nobody decided on is stored from the day its job closed, unless the job reopens', async () => {
  const signedIn = await anOrganization(server)
  await onLargestPlan(server, signedIn)
  const edit = (id: string, status: 'open' | 'closed') =>
    signedIn.call(jobsContract['jobs.edit'], { params: { jobId: id }, body: { status, without_informing: true } })
  const [closing, archived, open, reopened] = [
    await anOpenJob(signedIn),
    await anOpenJob(signedIn),
    await anOpenJob(signedIn),
    await anOpenJob(signedIn),
  ]
  const left = await anApplication(server, signedIn, closing)
  const forgotten = await anApplication(server, signedIn, archived)
  const waiting = await anApplication(server, signedIn, open)
  const again = await anApplication(server, signedIn, reopened)
  const offered = await anApplication(server, signedIn, closing)
  await server.settled()
  await signedIn.call(calls['applications.status'], {
    params: { id: offered.application_id },
    body: { stage: 'offer' },
  })
  await edit(closing.id, 'closed')
  await signedIn.call(jobsContract['jobs.archive'], {
    params: { jobId: archived.id },
    query: { without_informing: 'true' },
  })
  await edit(reopened.id, 'closed')
  await edit(reopened.id, 'open')

  server.clock.advance(179 * DAY)
  await endRetention()
  expect(await isStored(left.application_id)).toBe(true)
  server.clock.advance(2 * DAY)
  await endRetention()
  for (const { application_id } of [left, forgotten]) expect(await isStored(application_id)).toBe(false)
  // An offer goes on after its job is closed.
  for (const { application_id } of [waiting, again, offered]) expect(await isStored(application_id)).toBe(true)
}, 60_000)

test('keeps an application that was reopened before its deletion was carried out', async () => {
  const signedIn = await anOrganization(server)
  const { application_id } = await anApplication(server, signedIn, await anOpenJob(signedIn))
  await reject(signedIn, application_id)
  server.clock.advance(200 * DAY)
  await runScheduled(server, 'applications.end-retention')
  await db
    .forOrganization(signedIn.id)
    .write(tx =>
      tx.q
        .updateTable('applications')
        .set({ outcome: 'active', stage_since: server.clock.now() })
        .where('organization_id', '=', signedIn.id)
        .where('id', '=', application_id)
        .execute(),
    )
  await runWaiting(server, 'applications.erase')
  expect(await isStored(application_id)).toBe(true)
})
