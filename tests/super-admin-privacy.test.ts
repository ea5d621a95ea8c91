import { expect, test } from 'vitest'
import { isSuperAdminCall } from '#platform/access/super-admins.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { billingOf } from '#modules/billing/billing.fixture.ts'
import { FULL, agree, anInvitation, Page } from '#modules/interview-room/room.fixture.ts'
import { interviewRoomContract } from '#modules/interview-room/contract.ts'
import { superAdminContract } from '#modules/super-admin/contract.ts'
import { aSuperAdmin } from '#modules/super-admin/super-admin.fixture.ts'
import { startTestServer } from './api.ts'
import { anOpenJob, anOrganization, onLargestPlan } from './factories.ts'

// Nothing about a candidate is in any reply to a super admin. Everything of this candidate contains one of these words.
const WORDS = ['quoxwell', 'zibbelfurt', 'vramplitude']
const server = await startTestServer()
const organization = await anOrganization(server, 'Halden Freight')
const billing = await billingOf(server)
await billing.take(organization)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const candidate = await anInvitation(server, organization, job, {
  name: 'Noor Quoxwell',
  email: 'noor.quoxwell@zibbelfurt.example',
})
await organization.call(applicationsContract['applications.note'], {
  params: { id: candidate.application_id },
  body: { text: 'Quoxwell asked about Zibbelfurt.' },
})
await agree(server, candidate.token)
const { page } = await Page.enter(server.url, candidate.token)
page.send({ type: 'ready' })
await page.answer(`${FULL} I call it vramplitude.`)
await page.close()
await server.as(candidate.token)(interviewRoomContract['interview-room.leave'], { body: { confirm: true } })
await server.settled()
// What failed: e-mails to the candidate, and tasks that name them in their payload and their reason.
await server.services.db.owner.query(
  `set role evenhand_platform; update mail_messages set state = 'failed', failure = 'noor.quoxwell@zibbelfurt.example refused'; reset role`,
)
await server.services.db.unsafeAcrossOrganizations(q =>
  q
    .insertInto('dead_tasks')
    .values({
      id: newId(),
      name: 'evaluation.run',
      payload: JSON.stringify({
        organization_id: organization.id,
        note: 'quoxwell',
        application_id: candidate.application_id,
      }),
      reason: 'The answer "vramplitude" of noor.quoxwell@zibbelfurt.example could not be read',
      failed_at: server.clock.now(),
    })
    .execute(),
)

// Facts in the audit log of an organization: super admins see its kinds, times and roles only.
await server.services.db
  .forOrganization(organization.id)
  .write(tx =>
    tx.emit(
      'organization.edited',
      organization.id,
      { fields: ['Noor Quoxwell'] },
      { kind: 'admin', id: organization.adminId },
    ),
  )

const superAdmin = await aSuperAdmin(server)
await superAdmin.call(superAdminContract['superAdmin.setStatus'], {
  params: { id: organization.id },
  body: { status: 'suspended', reason: 'payment', details: 'Ticket 1' },
})

/** Inputs with which calls find as much as they can. */
const QUERIES = ['', '?limit=100', '?search=quoxwell', '?search=halden&limit=100', `?about_id=${organization.id}`]
const { items: payments } = await superAdmin.call(superAdminContract['superAdmin.transactions'], {})
const addressOf = ({ path }: Endpoint) =>
  path
    .replace(':transactionId', payments[0]!.id)
    .replaceAll(/:[A-Za-z_]+/g, path.includes('/plans/') ? '01930000-0000-7000-8000-000000000004' : organization.id)

const reads = server.app.served.filter(({ who, method }) => isSuperAdminCall(who) && method === 'GET')
const hidden = [...WORDS, candidate.application_id, candidate.candidate_uuid, candidate.screening_id]

test('there is something to find', async () => {
  const all = JSON.stringify(
    await server.services.db.unsafeAcrossOrganizations(async q => [
      await q.selectFrom('candidates').selectAll().execute(),
      await q.selectFrom('dead_tasks').selectAll().execute(),
      await q.selectFrom('mail_messages').selectAll().execute(),
    ]),
  ).toLowerCase()
  expect(all).toContain('quoxwell')
  expect(reads.length).toBeGreaterThan(6)
})

test.each(reads.map(endpoint => ({ endpoint, name: endpoint.path })))(
  '$name says nothing about a candidate',
  async ({ endpoint }) => {
    for (const query of QUERIES) {
      const address = server.url + addressOf(endpoint) + query
      const reply = await fetch(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${superAdmin.token}` },
      })
      const text = (await reply.text()).toLowerCase()
      if (query === '') expect(reply.status).toBe(200)
      // A search is allowed to be empty, but not to fail.
      expect([200, 422]).toContain(reply.status)
      for (const word of hidden) expect(text, `${address} has ${word}`).not.toContain(word.toLowerCase())
    }
  },
)

test('the activity of an organization is shown, without its facts', async () => {
  const { activity, storage } = await superAdmin.call(superAdminContract['superAdmin.organization'], {
    params: { id: organization.id },
  })
  expect(activity).toContainEqual(expect.objectContaining({ event: 'organization.edited', what: 'changed settings' }))
  expect(Object.keys(activity[0]!).toSorted()).toEqual(['at', 'event', 'id', 'role', 'what'])
  expect(storage).toBeNull()
})

test('there is no call that acts as a person of an organization', async () => {
  const replies = server.app.served.filter(({ who }) => isSuperAdminCall(who))
  expect(replies.filter(({ path }) => /impersonat|sign-in-as|login-as/.test(path))).toEqual([])
  // No reply gives out a session other than the super admin's own.
  for (const { path, reply } of replies)
    expect(
      `${path} ${reply ? JSON.stringify(Object.keys((reply as { shape?: object }).shape ?? {})) : ''}`,
    ).not.toContain('access_token')
})
