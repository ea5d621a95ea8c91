import { expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { auditContract } from '#modules/audit/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { aColleague, anApplication, anOpenJob } from '#tests/factories.ts'
import { offersContract as calls, type Offer } from './contract.ts'
import { problemOf, startOffers } from './offers.fixture.ts'

const offers = await startOffers()
const { server, organization, job, draft, edit, ask, approve, sendBack, send, extend, withdraw, list } = offers
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Hana Mori' })
const recruiter = await aColleague(server, organization, 'recruiter', { name: 'Rosa Lind' })
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job], name: 'Ida Blom' })

const newest = async (offer: Offer) => (await list(offer.application_id)).items.find(({ id }) => id === offer.id)!
const stageOf = async (candidate_uuid: string) => {
  const { applications } = await organization.call(applicationsContract['candidates.read'], {
    params: { candidate_uuid },
  })
  const { stage, outcome } = applications[0]!
  return { stage, outcome }
}
const move = (id: string, body: object) =>
  organization.call(applicationsContract['applications.status'], { params: { id }, body })

test('a draft keeps what was entered, with the job’s title as the suggestion', async () => {
  const { application_id } = await offers.apply()
  expect(await list(application_id)).toMatchObject({
    items: [],
    approval_needed: false,
    suggested: { position: 'Backend Engineer', expires_on: offers.inDays(7) },
  })
  const offer = await draft(application_id)
  expect(offer).toMatchObject({
    state: 'draft',
    version: 1,
    content: { position: 'Senior Backend Engineer', pay: { amount: 6_500_000, currency: 'EUR', period: 'year' } },
    allowed_actions: ['edit', 'send', 'withdraw'],
    created_by: { name: 'Ines Marchetti' },
    versions: [{ version: 1, by: { name: 'Ines Marchetti' } }],
  })
  expect((await list(application_id)).items).toEqual([offer])
})

test.each([
  ['no pay', { pay: undefined }],
  ['a pay of 0', { pay: { amount: 0, currency: 'EUR', period: 'year' } }],
  ['a part of a cent', { pay: { amount: 10.5, currency: 'EUR', period: 'year' } }],
  ['pay without a currency', { pay: { amount: 100, period: 'year' } }],
  ['an unknown kind of currency', { pay: { amount: 100, currency: 'euro', period: 'year' } }],
  ['no text', { text: '' }],
  ['a text of which nothing remains', { text: '<script>alert(1)</script><p> </p>' }],
  ['a start date that does not exist', { start_on: '2027-02-30' }],
  ['an expiry in the past', { expires_on: '2020-01-01' }],
  ['an expiry in years', { expires_on: offers.inDays(400) }],
  ['a file that does not exist', { attachment_ids: ['01930000-0000-7000-8000-000000000001'] }],
  ['a control character', { position: 'Engineer\u0000' }],
])('refuses an offer with %s', async (_, more) => {
  const { application_id } = await offers.apply()
  expect((await problemOf(draft(application_id, more))).status).toBe(422)
  expect((await list(application_id)).items).toEqual([])
})

test('a text is reduced to harmless formatting', async () => {
  const { application_id } = await offers.apply()
  const text =
    '<p onclick="x()">Hello <b>Noor</b><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a></p>'
  const { content } = await draft(application_id, { text })
  expect(content.text).toBe('<p>Hello <strong>Noor</strong><a>here</a></p>')
})

test('each edit is a version that stays', async () => {
  const { application_id } = await offers.apply()
  const first = await draft(application_id)
  const second = await edit(first, { pay: { amount: 7_000_000, currency: 'EUR', period: 'year' } }, recruiter)
  expect(second).toMatchObject({ state: 'draft', version: 2, content: { pay: { amount: 7_000_000 } } })
  expect(second.versions.map(({ pay, by }) => [pay.amount, by.name])).toEqual([
    [6_500_000, 'Ines Marchetti'],
    [7_000_000, 'Rosa Lind'],
  ])
  expect(await problemOf(edit(first))).toMatchObject({ status: 409, code: 'offer_changed', version: 2 })
})

test('an application has one open offer', async () => {
  const { application_id } = await offers.apply()
  const results = await Promise.allSettled([draft(application_id), draft(application_id)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await problemOf(draft(application_id))).toMatchObject({ status: 409, code: 'offer_open' })
  const { items } = await list(application_id)
  expect(await withdraw(items[0]!)).toMatchObject({ state: 'cancelled', cancelled_by: 'admin', allowed_actions: [] })
  expect(await draft(application_id)).toMatchObject({ state: 'draft' })
})

test('sending freezes the offer and moves the application to its stage', async () => {
  const application = await offers.apply()
  const offer = await send(await draft(application.application_id))
  expect(offer).toMatchObject({
    state: 'sent',
    allowed_actions: ['extend', 'withdraw'],
    sent_by: { name: 'Ines Marchetti' },
  })
  // The organization is in Berlin: the last day ends there.
  expect(new Date(offer.expires_at!).toLocaleString('en-GB', { timeZone: 'Europe/Berlin' })).toContain('00:00:00')
  expect(await stageOf(application.candidate_uuid)).toEqual({ stage: 'offer', outcome: 'active' })
  expect(await problemOf(edit(offer))).toMatchObject({
    status: 409,
    code: 'not_an_arrow',
    allowed_actions: ['extend', 'withdraw', 'accept', 'decline', 'expire'],
    allowed_states: ['sent', 'cancelled', 'accepted', 'declined', 'expired'],
  })
  expect(await problemOf(send(offer))).toMatchObject({ status: 409, code: 'not_an_arrow' })
})

test('an offer whose last day is over cannot be sent without a new one', async () => {
  const { application_id } = await offers.apply()
  const offer = await draft(application_id, { expires_on: offers.inDays(1) })
  await server.services.db.unsafeAcrossOrganizations(q =>
    q.updateTable('offers').set({ expires_on: '2020-01-01' }).where('id', '=', offer.id).execute(),
  )
  expect((await problemOf(send(offer))).status).toBe(422)
  expect(await send(offer, organization, { expires_on: offers.inDays(5) })).toMatchObject({
    state: 'sent',
    expires_on: offers.inDays(5),
  })
})

test('only an offer that was sent can be extended, and only to a later day', async () => {
  const { application_id } = await offers.apply()
  const offer = await draft(application_id)
  expect(await problemOf(extend(offer, offers.inDays(14)))).toMatchObject({ code: 'not_an_arrow' })
  await send(offer)
  expect((await problemOf(extend(offer, offers.inDays(6)))).status).toBe(422)
  expect(await extend(offer, offers.inDays(14))).toMatchObject({ state: 'sent', expires_on: offers.inDays(14) })
})

test('a closed application gets no offer, but an open one can be withdrawn', async () => {
  const application = await offers.apply()
  const offer = await draft(application.application_id)
  await move(application.application_id, { outcome: 'rejected', reason: 'neither', notify: false })
  const ended = { status: 409, code: 'application_ended' }
  expect(await problemOf(send(offer))).toMatchObject(ended)
  expect(await problemOf(edit(offer))).toMatchObject(ended)
  expect((await newest(offer)).allowed_actions).toEqual(['withdraw'])
  expect(await withdraw(offer)).toMatchObject({ state: 'cancelled' })
  expect(await problemOf(draft(application.application_id))).toMatchObject(ended)
})

test('without approval nobody can be asked to approve', async () => {
  const { application_id } = await offers.apply()
  const offer = await draft(application_id)
  expect(await problemOf(ask(offer, [recruiter.adminId]))).toMatchObject({ status: 409, code: 'not_an_arrow' })
})

test('with approval, everyone who was asked approves before the offer can be sent', async () => {
  const { application_id } = await offers.apply()
  await offers.withApproval(true)
  const offer = await draft(application_id)
  expect(await problemOf(send(offer))).toMatchObject({ status: 409, code: 'not_an_arrow' })
  const waiting = await ask(offer, [manager.adminId, recruiter.adminId])
  expect(waiting.state).toBe('waiting_for_approval')
  expect(await problemOf(approve(offer, organization))).toMatchObject({ status: 403, code: 'not_asked' })
  expect(await approve(offer, manager)).toMatchObject({ state: 'waiting_for_approval' })
  expect(await problemOf(send(offer))).toMatchObject({ code: 'not_an_arrow' })
  expect(await problemOf(approve(offer, manager))).toMatchObject({ status: 403, code: 'not_asked' })
  expect(await approve(offer, recruiter)).toMatchObject({
    state: 'approved',
    allowed_actions: ['edit', 'send', 'withdraw'],
    approvals: [
      { by: { name: 'Hana Mori' }, decision: 'approved' },
      { by: { name: 'Rosa Lind' }, decision: 'approved' },
    ],
  })
  expect(await send(offer)).toMatchObject({ state: 'sent' })
  await server.settled()
  const subjects = async (email: string) => (await server.mailsTo(email)).map(({ subject }) => subject)
  expect(await subjects(manager.email)).toContain('Approve an offer: Noor Haddad, Backend Engineer')
  expect(await subjects(organization.email)).toContain('Offer approved: Noor Haddad, Backend Engineer')
  await offers.withApproval(false)
})

test('after an edit, earlier approvals no longer count', async () => {
  const { application_id } = await offers.apply()
  await offers.withApproval(true)
  const first = await draft(application_id)
  await ask(first, [recruiter.adminId])
  await approve(first, recruiter)
  const second = await edit(first)
  expect(second).toMatchObject({ state: 'draft', version: 2 })
  expect(await problemOf(send(second))).toMatchObject({ code: 'not_an_arrow' })
  await ask(second, [recruiter.adminId])
  // An approver approves what they have read.
  expect(await problemOf(approve(first, recruiter))).toMatchObject({ status: 409, code: 'offer_changed' })
  expect(await approve(second, recruiter)).toMatchObject({ state: 'approved' })
  await offers.withApproval(false)
})

test('an offer is sent back with a reason, and nobody else has to decide about it', async () => {
  const { application_id } = await offers.apply()
  await offers.withApproval(true)
  const offer = await draft(application_id)
  await ask(offer, [manager.adminId, recruiter.adminId])
  expect((await problemOf(sendBack(offer, manager, ' '))).status).toBe(422)
  expect(await sendBack(offer, manager)).toMatchObject({
    state: 'draft',
    approvals: [{ by: { name: 'Hana Mori' }, decision: 'sent_back', reason: 'The pay is too low.' }],
  })
  expect(await problemOf(approve(offer, recruiter))).toMatchObject({ code: 'not_an_arrow' })
  const [mail] = (await server.mailsTo(organization.email)).filter(({ subject }) =>
    subject.startsWith('Offer sent back'),
  )
  expect(mail?.text).toContain('The pay is too low.')
  await offers.withApproval(false)
})

test('nobody approves an offer that they wrote, and only people who may decide about the candidate are asked', async () => {
  const otherJob = await anOpenJob(organization, { title: 'Designer' })
  const stranger = await aColleague(server, organization, 'hiring_manager', { jobs: [otherJob] })
  const { application_id } = await offers.apply()
  await offers.withApproval(true)
  const offer = await edit(await draft(application_id), {}, recruiter)
  for (const { adminId } of [organization, recruiter, interviewer, stranger])
    expect((await problemOf(ask(offer, [adminId]))).status).toBe(422)
  const { approvers } = await list(application_id)
  expect(approvers.map(({ name }) => name)).toEqual(['Hana Mori'])
  expect(await ask(offer, [manager.adminId])).toMatchObject({ state: 'waiting_for_approval' })
  await offers.withApproval(false)
})

test('people who may not decide neither read nor change offers', async () => {
  const { application_id } = await offers.apply()
  const offer = await draft(application_id)
  for (const work of [
    () => list(application_id, interviewer),
    () => draft(application_id, {}, interviewer),
    () => send(offer, interviewer),
    () => withdraw(offer, interviewer),
  ])
    expect(await problemOf(work())).toMatchObject({ status: 403, code: 'role_needed' })
})

test('an offer is found only with its own application', async () => {
  const [one, two] = [await offers.apply(), await offers.apply()]
  const offer = await draft(one.application_id)
  const elsewhere = { ...offer, application_id: two.application_id }
  for (const work of [send, edit, withdraw] as ((offer: Offer) => Promise<unknown>)[])
    expect(await problemOf(work(elsewhere))).toMatchObject({ status: 404 })
})

const attach = (id: string, bytes: BlobPart, name: string) =>
  organization.call(calls['offers.attach'], {
    params: { id },
    body: {},
    files: [{ field: 'file', file: new Blob([bytes]), name }],
  })

test('attached files are checked, go with the version and are downloads', async () => {
  const { application_id } = await offers.apply()
  expect((await problemOf(attach(application_id, new Uint8Array([0x4d, 0x5a, 0, 1]), 'setup.pdf'))).status).toBe(422)
  const file = await attach(application_id, '<script>alert(1)</script>', '../Benefits .html')
  const first = await draft(application_id, { attachment_ids: [file.id] })
  expect(first.content.attachments).toMatchObject([{ id: file.id, bytes: 25 }])
  const reply = await fetch(`${server.url}${first.content.attachments[0]!.url}`)
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  expect(reply.headers.get('content-type')).toContain('text/plain')
  expect(await reply.text()).toBe('<script>alert(1)</script>')
  const second = await edit(first)
  expect(second.content.attachments).toEqual([])
  expect(second.versions[0]!.attachments).toHaveLength(1)
  const other = await offers.apply()
  expect((await problemOf(draft(other.application_id, { attachment_ids: [file.id] }))).status).toBe(422)
  expect((await fetch(`${server.url}/api/offer-files/${'x'.repeat(40)}/a.pdf`)).status).toBe(404)
})

test('when an approver is removed, their approval is not assumed', async () => {
  const leaving = await aColleague(server, organization, 'recruiter', { name: 'Lea Voss' })
  const [one, two] = [await offers.apply(), await offers.apply()]
  await offers.withApproval(true)
  const alone = await draft(one.application_id)
  await ask(alone, [leaving.adminId])
  const together = await draft(two.application_id)
  await ask(together, [leaving.adminId, manager.adminId])
  await organization.call(teamContract['team.remove'], { params: { id: leaving.adminId }, query: {} })
  expect(await newest(alone)).toMatchObject({ state: 'draft', approvals: [] })
  expect(await newest(together)).toMatchObject({ state: 'waiting_for_approval' })
  expect(await approve(together, manager)).toMatchObject({ state: 'approved' })
  await offers.withApproval(false)
})

test('when an approver becomes an interviewer on the job or leaves its team, their approval is no longer waited for', async () => {
  const own = await anOpenJob(organization)
  const apply = () => anApplication(server, organization, own)
  const setTeam = (...team: { id: string; role?: 'hiring_manager' | 'interviewer' }[]) =>
    organization.call(jobsContract['jobs.edit'], { params: { jobId: own.id }, body: { hiring_team: team } })
  await setTeam({ id: manager.adminId })
  await offers.withApproval(true)
  const alone = await draft((await apply()).application_id)
  await ask(alone, [manager.adminId])
  const together = await draft((await apply()).application_id)
  await ask(together, [manager.adminId, recruiter.adminId])
  await setTeam({ id: manager.adminId, role: 'interviewer' })
  await server.settled()
  // Nobody is left to approve it: its author can ask somebody else. An approval is never assumed.
  expect(await newest(alone)).toMatchObject({ state: 'draft', approvals: [] })
  expect(await newest(together)).toMatchObject({
    state: 'waiting_for_approval',
    approvals: [{ by: { id: recruiter.adminId } }],
  })
  expect(await approve(together, recruiter)).toMatchObject({ state: 'approved' })

  await setTeam({ id: manager.adminId, role: 'hiring_manager' })
  const third = await ask(await draft((await apply()).application_id), [manager.adminId])
  await setTeam({ id: manager.adminId, role: 'hiring_manager' }, { id: interviewer.adminId })
  await server.settled()
  expect(await newest(third)).toMatchObject({ state: 'waiting_for_approval' })
  await setTeam({ id: interviewer.adminId })
  await server.settled()
  expect(await newest(third)).toMatchObject({ state: 'draft', approvals: [] })
  await offers.withApproval(false)
})

test('when an approver gets a role that decides about nobody, their approval is no longer waited for', async () => {
  const former = await aColleague(server, organization, 'recruiter', { name: 'Ole Dahl' })
  await offers.withApproval(true)
  const offer = await ask(await draft((await offers.apply()).application_id), [former.adminId])
  await organization.call(accountsContract['accounts.edit'], {
    params: { id: former.adminId },
    body: { role: 'interviewer' },
  })
  await server.settled()
  expect(await newest(offer)).toMatchObject({ state: 'draft', approvals: [] })
  await offers.withApproval(false)
})

test('the audit log names decisions about offers', async () => {
  const { application_id } = await offers.apply()
  await withdraw(await send(await edit(await draft(application_id))))
  const { items } = await organization.call(auditContract['audit.list'], { query: { topic: 'decisions' } })
  const events = items.filter(({ subject }) => subject.id === application_id).map(({ event }) => event)
  expect(events.toReversed()).toEqual(['offer.drafted', 'offer.edited', 'offer.sent', 'offer.withdrawn'])
})
