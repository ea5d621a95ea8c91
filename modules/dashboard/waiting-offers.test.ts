import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { startOffers } from '#modules/offers/offers.fixture.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { aColleague, anOpenJob, anOrganization, type TestOrganization } from '#tests/factories.ts'
import { runWaiting } from '#tests/scheduled.ts'
import { dashboardContract as calls } from './contract.ts'

const { server, organization, job, apply, draft, ask, approve, send, accept, decline, withApproval } =
  await startOffers()
type Caller = Pick<TestOrganization, 'call'>
const other = await anOpenJob(organization, { title: 'Data Analyst' })
const recruiter = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job], name: 'Noor Haddad' })
const outsider = await aColleague(server, organization, 'hiring_manager', { jobs: [other], name: 'Leila Nasser' })

const offersIn = async (by: Caller) =>
  (await by.call(calls['dashboard.recommendations'], { query: {} })).items.filter(({ kind }) =>
    kind.startsWith('offer_'),
  )
const widgets = (by: Caller) => by.call(calls['dashboard.widgets'], {})
const setBlind = (blind_review: boolean) =>
  organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review } })

test('an offer to approve is a next action of who was asked, until they decide', async () => {
  await withApproval(true)
  const { application_id, candidate_uuid } = await apply({ name: 'Emeka Nwosu' })
  const offer = await ask(await draft(application_id), [recruiter.adminId])
  expect(await offersIn(recruiter)).toMatchObject([
    {
      kind: 'offer_approval',
      person: { application_id, name: 'Emeka Nwosu' },
      link: `/candidate-details/${candidate_uuid}?application=${application_id}&tab=offers`,
    },
  ])
  expect(await offersIn(organization)).toEqual([])
  await setBlind(true)
  expect(await offersIn(recruiter)).toEqual([])
  await setBlind(false)
  await approve(offer, recruiter)
  expect(await offersIn(recruiter)).toEqual([])
  await withApproval(false)
})

test('an offer that ends within 3 days, then its answer, is a next action of those who decide about the candidate', async () => {
  const first = await apply({ name: 'Farid Rahimi' })
  const offer = await send(await draft(first.application_id))
  await server.settled()
  // It ends in 7 days.
  expect(await offersIn(organization)).toEqual([])
  await server.services.db.forOrganization(organization.id).write(tx =>
    tx.q
      .updateTable('offers')
      .set({ expires_at: new Date(server.clock.now().getTime() + 2 * DAY) })
      .where('id', '=', offer.id)
      .execute(),
  )
  expect(await offersIn(organization)).toMatchObject([
    { kind: 'offer_expiring', person: { application_id: first.application_id } },
  ])
  expect(await offersIn(interviewer)).toEqual([])
  expect(await offersIn(outsider)).toEqual([])

  await accept(first.statusToken, offer, 'Farid Rahimi')
  expect(await offersIn(organization)).toMatchObject([
    { kind: 'offer_answered', answer: 'accepted', person: { application_id: first.application_id } },
  ])
  await organization.call(applicationsContract['applications.status'], {
    params: { id: first.application_id },
    body: { outcome: 'hired' },
  })
  expect(await offersIn(organization)).toEqual([])
})

test('an accepted offer waits for a decision also after the candidate was moved back and the job was archived', async () => {
  const { application_id, statusToken } = await apply({ name: 'Ravi Menon' })
  const offer = await send(await draft(application_id))
  await server.settled()
  const params = { id: application_id }
  await organization.call(applicationsContract['applications.status'], { params, body: { stage: 'interview' } })
  await accept(statusToken, offer, 'Ravi Menon')
  const accepted = [{ kind: 'offer_answered', answer: 'accepted', person: { application_id } }]
  expect(await offersIn(organization)).toMatchObject(accepted)
  const at = { params: { jobId: job.id } }
  await organization.call(jobsContract['jobs.archive'], { ...at, query: { without_informing: 'true' } })
  expect(await offersIn(organization)).toMatchObject(accepted)
  await organization.call(jobsContract['jobs.recover'], at)
  await organization.call(jobsContract['jobs.edit'], { ...at, body: { status: 'open' } })
  await organization.call(applicationsContract['applications.status'], { params, body: { stage: 'offer' } })
  await organization.call(applicationsContract['applications.status'], { params, body: { outcome: 'hired' } })
  expect(await offersIn(organization)).toEqual([])
})

test('a declined offer is answered until another one is drafted', async () => {
  const { application_id, statusToken } = await apply({ name: 'Lin Yu-ting' })
  const offer = await send(await draft(application_id))
  await server.settled()
  await decline(statusToken, offer)
  expect(await offersIn(organization)).toMatchObject([{ kind: 'offer_answered', answer: 'declined' }])
  await draft(application_id)
  expect(await offersIn(organization)).toEqual([])
})

test('candidates leave the list of those who heard nothing when a message waits, and return when it is undone', async () => {
  const { application_id } = await apply({ name: 'Amara Okafor' })
  await server.settled()
  await server.services.db.forOrganization(organization.id).write(tx =>
    tx.q
      .updateTable('applications')
      .set({ last_communication_at: new Date(server.clock.now().getTime() - 9 * DAY) })
      .where('id', '=', application_id)
      .execute(),
  )
  const { silent } = await widgets(organization)
  expect(silent).toMatchObject({ count: 1, application_ids: [application_id] })
  const start = async () => {
    const { id } = await organization.call(applicationsContract['bulk.start'], {
      body: {
        id: crypto.randomUUID(),
        selection: { ids: silent.application_ids },
        action: { kind: 'message' },
      },
    })
    await server.settled()
    return id
  }
  const id = await start()
  expect((await widgets(organization)).silent).toMatchObject({ count: 0, application_ids: [] })
  await organization.call(applicationsContract['bulk.undo'], { params: { id } })
  await server.settled()
  expect((await widgets(organization)).silent.count).toBe(1)
  await start()
  await runWaiting(server, 'mail.send')
  expect((await widgets(organization)).silent.count).toBe(0)
})

test('owners and admins see what is used of the plan, others and unlimited plans do not show it', async () => {
  const small = await anOrganization(server)
  await anOpenJob(small)
  const { plan } = await widgets(small)
  expect(plan!.limits.find(({ kind }) => kind === 'job')).toMatchObject({ used: 1 })
  expect(plan!.limits.find(({ kind }) => kind === 'admin')).toMatchObject({ used: 1 })
  expect(plan!.limits.every(({ limit }) => limit > 0)).toBe(true)
  expect((await widgets(recruiter)).plan).toBeNull()
  const stored = (await widgets(organization)).plan
  expect(stored?.limits.map(({ kind }) => kind) ?? []).toEqual(expect.not.arrayContaining(['custom_ai']))
})
