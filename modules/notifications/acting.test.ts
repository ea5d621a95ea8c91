import { expect, test } from 'vitest'
import { HOUR, later } from '#platform/clock/clock.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { startOffers } from '#modules/offers/offers.fixture.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { todosContract } from '#modules/todos/contract.ts'
import { aColleague, type TestOrganization } from '#tests/factories.ts'
import { runWaiting } from '#tests/scheduled.ts'
import { notificationsContract as calls } from './contract.ts'

const { server, organization, job, apply, draft, edit, ask, approve, sendBack, withApproval } = await startOffers()
await withApproval(true)
type Caller = Pick<TestOrganization, 'call'>

const list = async (by: Caller, part?: 'needs_action') =>
  (await by.call(calls['notifications.list'], { query: { part } })).items
/** What the newest notification of a kind asks its reader to do. */
const asked = async (by: Caller, kind: string) => (await list(by)).find(one => one.kind === kind)
const recruiter = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })

async function aTodo() {
  const { application_id: id } = await apply({ name: 'Noor Haddad' })
  const todo = await organization.call(todosContract['todos.add'], {
    params: { id },
    body: { text: 'Call the reference of Noor', assignee_id: recruiter.adminId },
  })
  await server.settled()
  const mark = (done: boolean, by: Caller = recruiter) =>
    by.call(todosContract['todos.setDone'], { params: { id, todoId: todo.id }, body: { done } })
  return { id, todo, mark }
}

test('a to-do can be completed from its notification, which says so, also when somebody else did it', async () => {
  const { todo, mark } = await aTodo()
  const open = { kind: 'todo', id: todo.id, text: 'Call the reference of Noor', done: false, done_by: null }
  expect((await asked(recruiter, 'todo_assigned'))?.to_do).toMatchObject(open)
  expect((await list(recruiter, 'needs_action')).map(({ kind }) => kind)).toContain('todo_assigned')
  await mark(true, organization)
  expect((await asked(recruiter, 'todo_assigned'))?.to_do).toMatchObject({ done: true, done_by: 'Ines Marchetti' })
  // It still happened, but needs no action.
  expect((await list(recruiter, 'needs_action')).map(({ kind }) => kind)).not.toContain('todo_assigned')
  await mark(false)
  expect((await asked(recruiter, 'todo_assigned'))?.to_do).toMatchObject({ done: false, done_by: null })
})

test('a to-do that was given to somebody else, or deleted, asks for nothing anymore', async () => {
  const { id, todo } = await aTodo()
  await organization.call(todosContract['todos.edit'], {
    params: { id, todoId: todo.id },
    body: { version: 1, assignee_id: organization.adminId },
  })
  expect((await asked(recruiter, 'todo_assigned'))?.to_do).toBeNull()
  const second = await aTodo()
  await organization.call(todosContract['todos.delete'], { params: { id: second.id, todoId: second.todo.id } })
  expect((await asked(recruiter, 'todo_assigned'))?.to_do).toBeNull()
  expect((await list(recruiter, 'needs_action')).filter(one => one.application_id === second.id)).toEqual([])
})

test('an approver is told which offer to approve, and what they decided', async () => {
  const { application_id } = await apply({ name: 'Emeka Nwosu' })
  const offer = await ask(await draft(application_id), [recruiter.adminId])
  await server.settled()
  const before = await asked(recruiter, 'offer_approval_asked')
  expect(before).toMatchObject({ name: 'Emeka Nwosu', actor: 'Ines Marchetti', application_id })
  expect(before?.to_do).toMatchObject({
    kind: 'offer',
    id: offer.id,
    version: 1,
    position: 'Senior Backend Engineer',
    pay: { amount: 6_500_000, currency: 'EUR', period: 'year' },
    decision: null,
  })
  // It has an e-mail of its own, and no second one.
  expect(
    (await server.mailsTo(await emailOf(recruiter.adminId))).filter(({ text }) => text.includes('Emeka')),
  ).toHaveLength(1)
  await approve(offer, recruiter)
  expect((await asked(recruiter, 'offer_approval_asked'))?.to_do).toMatchObject({ decision: 'approved' })
  expect((await list(recruiter, 'needs_action')).filter(one => one.application_id === application_id)).toEqual([])
})

test('an offer that was edited after the notification cannot be approved from it', async () => {
  const { application_id } = await apply({ name: 'Lin Yu-ting' })
  const offer = await ask(await draft(application_id), [recruiter.adminId])
  await server.settled()
  const edited = await edit(offer, { position: 'Staff Engineer' })
  await expect(approve(offer, recruiter)).rejects.toMatchObject({ status: 409 })
  expect((await asked(recruiter, 'offer_approval_asked'))?.to_do).toBeNull()
  await ask(edited, [recruiter.adminId])
  await server.settled()
  const [again, first] = (await list(recruiter)).filter(one => one.application_id === application_id)
  expect(again?.to_do).toMatchObject({ version: 2, position: 'Staff Engineer', decision: null })
  // The first request is over: only one of the two has buttons.
  expect(first?.to_do).toBeNull()
  await sendBack(edited, recruiter, 'Too junior a title.')
  const [back] = (await list(recruiter)).filter(one => one.application_id === application_id)
  expect(back?.to_do).toMatchObject({ decision: 'sent_back', reason: 'Too junior a title.' })
})

test('in blind review an offer is not shown, and a to-do does not name the candidate', async () => {
  const { application_id } = await apply({ name: 'Zebedee Quill' })
  await ask(await draft(application_id), [recruiter.adminId])
  await organization.call(todosContract['todos.add'], {
    params: { id: application_id },
    body: { text: 'Call Zebedee Quill', assignee_id: recruiter.adminId },
  })
  await server.settled()
  const setBlind = (blind_review: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review } })
  await setBlind(true)
  const own = (await list(recruiter)).filter(one => one.application_id === application_id)
  expect(JSON.stringify(own)).not.toMatch(/Zebedee|Quill/u)
  expect(own.find(({ kind }) => kind === 'offer_approval_asked')?.to_do).toBeNull()
  expect(own.find(({ kind }) => kind === 'todo_assigned')?.to_do).toMatchObject({ kind: 'todo', done: false })
  await setBlind(false)
})

test('a scorecard that is due leads to its interview until it is submitted', async () => {
  const { application_id } = await apply({ name: 'Farid Rahimi' })
  await organization.call(interviewsContract['interviews.propose'], {
    body: { application_id, interviewer_ids: [organization.adminId], minutes: 30 },
  })
  const { booking } = await organization.call(interviewsContract['interviews.reschedule'], {
    body: { application_id, start_at: later(server.clock.now(), 2 * HOUR).toISOString() },
  })
  server.clock.advance(3 * HOUR)
  await runWaiting(server, 'scheduling.ask-for-feedback')
  const before = await asked(organization, 'scorecard_due')
  expect(before?.to_do).toEqual({ kind: 'scorecard', booking_id: booking.id, submitted: false })
  await organization.call(evaluationContract['evaluation.rate'], {
    params: { id: application_id },
    body: { ratings: {}, recommendation: 'yes', note: '' },
  })
  expect((await asked(organization, 'scorecard_due'))?.to_do).toMatchObject({ submitted: true })
  expect((await list(organization, 'needs_action')).map(({ kind }) => kind)).not.toContain('scorecard_due')
})

test('somebody who may no longer decide sees no offer to approve', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Leila Nasser' })
  const { application_id } = await apply({ name: 'Amara Okafor' })
  await ask(await draft(application_id), [manager.adminId])
  await server.settled()
  expect((await asked(manager, 'offer_approval_asked'))?.to_do).toMatchObject({ kind: 'offer' })
  await server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('admins').set({ role: 'interviewer' }).where('id', '=', manager.adminId).execute())
  expect((await asked(manager, 'offer_approval_asked'))?.to_do).toBeNull()
})

const emailOf = (adminId: string) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.selectFrom('admins').select('email').where('id', '=', adminId).executeTakeFirstOrThrow())
    .then(({ email }) => email)
