import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { mailbox } from '#platform/mail/transport.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { messagesContract } from '#modules/messages/contract.ts'
import { startOffers } from '#modules/offers/offers.fixture.ts'
import { aColleague, type TestOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { notificationsContract as calls } from './contract.ts'

const FULL = 'full@example.com'
const refused = Object.assign(new Error('552 5.2.2 Mailbox full'), { responseCode: 552, command: 'RCPT TO' })
const refusing = { accepts: false }
const { server, organization, job, apply, aSentOffer, accept, decline, wait } = await startOffers({
  mail: {
    ...mailbox,
    send: ({ to }) => (to.address === FULL && !refusing.accepts ? Promise.reject(refused) : Promise.resolve()),
  },
})
const colleague = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
type Caller = Pick<TestOrganization, 'call'>
const list = async (by: Caller, part?: 'needs_action') =>
  (await by.call(calls['notifications.list'], { query: { part } })).items
const found = async (by: Caller, kind: string) => (await list(by)).find(one => one.kind === kind)
const needsAction = async (by: Caller, kind: string) => (await list(by, 'needs_action')).some(one => one.kind === kind)

test('a mention brings the text of the note as it is now, and can be answered with a note that mentions its author', async () => {
  const { application_id: id } = await apply({ name: 'Noor Haddad' })
  const note = await organization.call(applicationsContract['applications.note'], {
    params: { id },
    body: { text: '@Tomas Berg can you call the reference?', mentions: [colleague.adminId] },
  })
  await server.settled()
  const author = { id: organization.adminId, name: 'Ines Marchetti' }
  const asked = await found(colleague, 'mention')
  expect(asked?.to_do).toEqual({ kind: 'note', text: '@Tomas Berg can you call the reference?', author })
  await colleague.call(applicationsContract['applications.note'], {
    params: { id },
    body: { text: '@Ines Marchetti done', mentions: [author.id] },
  })
  await server.settled()
  expect((await found(organization, 'mention'))?.to_do).toMatchObject({ text: '@Ines Marchetti done' })
  await organization.call(applicationsContract['notes.delete'], { params: { id, noteId: note.id } })
  expect((await found(colleague, 'mention'))?.to_do).toBeNull()
})

test('in blind review the text of a mention does not name the candidate', async () => {
  const { application_id: id } = await apply({ name: 'Thandiwe Mokoena' })
  await organization.call(applicationsContract['applications.note'], {
    params: { id },
    body: { text: '@Tomas Berg did Thandiwe Mokoena answer?', mentions: [colleague.adminId] },
  })
  await server.settled()
  const blindly = (on: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
  await blindly(true)
  const asked = (await list(colleague)).find(one => one.kind === 'mention' && one.application_id === id)
  expect(asked?.to_do).toMatchObject({ kind: 'note', text: expect.stringContaining('answer?') as string })
  expect(JSON.stringify(asked)).not.toMatch(/Thandiwe|Mokoena/)
  await blindly(false)
})

test('an e-mail to a candidate that cannot be delivered is told to who is responsible, until it is sent again', async () => {
  const { application_id: id } = await apply({ name: 'Farid Rahimi', email: FULL })
  await server.settled()
  const told = await found(organization, 'email_failed')
  expect(told).toMatchObject({ name: 'Farid Rahimi', to_do: { kind: 'email', failed: true } })
  expect(await found(colleague, 'email_failed')).toBeUndefined()
  expect(await needsAction(organization, 'email_failed')).toBe(true)
  refusing.accepts = true
  const { id: messageId } = told!.to_do as { id: string }
  await organization.call(messagesContract['messages.sendAgain'], { params: { id, messageId } })
  await server.settled()
  expect((await found(organization, 'email_failed'))?.to_do).toMatchObject({ failed: false })
  expect(await needsAction(organization, 'email_failed')).toBe(false)
})

test('who started to evaluate all applications again is told when that is finished', async () => {
  await server.settled()
  await colleague.call(evaluationContract['evaluation.rerun'], {
    params: { jobId: job.id },
    body: { id: newId(), scope: 'all' },
  })
  await server.settled()
  expect(await found(colleague, 'rerun_finished')).toMatchObject({
    job: { id: job.id },
    application_id: null,
    name: '',
  })
  expect(await found(organization, 'rerun_finished')).toBeUndefined()
})

test('the answer to an offer is told to who sent it', async () => {
  const [one, other] = [await aSentOffer(), await aSentOffer()]
  await accept(one.token, one.offer)
  await decline(other.token, other.offer)
  await server.settled()
  expect(await found(organization, 'offer_accepted')).toMatchObject({ application_id: one.application.application_id })
  expect(await found(organization, 'offer_declined')).toMatchObject({
    application_id: other.application.application_id,
  })
  expect(await found(colleague, 'offer_accepted')).toBeUndefined()
})

test('an offer that expires soon is told to who sent it, as long as it is not answered', async () => {
  const { application } = await aSentOffer()
  await wait(5 * DAY)
  await runScheduled(server, 'offers.end')
  await server.settled()
  expect(await found(organization, 'offer_expiring')).toMatchObject({ application_id: application.application_id })
  expect(await needsAction(organization, 'offer_expiring')).toBe(true)
  await wait(5 * DAY)
  await runScheduled(server, 'offers.end')
  expect(await needsAction(organization, 'offer_expiring')).toBe(false)
})
