import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { dashboardContract } from '#modules/dashboard/contract.ts'
import { notificationsContract } from '#modules/notifications/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { todosContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const other = await anOpenJob(organization, { title: 'Data Analyst' })
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job], name: 'Leila Nasser' })
const outsider = await aColleague(server, organization, 'interviewer', { jobs: [other], name: 'Otto Aussen' })
const { application_id: id, candidate_uuid } = await anApplication(server, organization, job)
await server.settled()

type Caller = typeof organization
const add = (by: Caller, body: { text: string; due_on?: string; assignee_id?: string }) =>
  by.call(calls['todos.add'], { params: { id }, body })
const list = async (by: Caller) => (await by.call(calls['todos.list'], { params: { id } })).items
const own = async (by: Caller) => (await by.call(calls['todos.own'], {})).items
const at = (todoId: string) => ({ params: { id, todoId } })
const dayIn = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
const kinds = async (by: Caller) =>
  (await by.call(notificationsContract['notifications.list'], { query: {} })).items.map(({ kind }) => kind)

test('a to-do has a day and a person responsible, who is told', async () => {
  const todo = await add(organization, { text: 'Check the permit', due_on: dayIn(-3), assignee_id: manager.adminId })
  expect(todo).toMatchObject({
    text: 'Check the permit',
    due: 'overdue',
    assignee: { name: 'Leila Nasser' },
    created_by: { name: 'Ines Marchetti' },
    version: 1,
    done_at: null,
  })
  expect((await add(organization, { text: 'Without a day' })).assignee?.id).toBe(organization.adminId)
  await server.settled()
  expect(await kinds(manager)).toContain('todo_assigned')
  expect(await kinds(organization)).not.toContain('todo_assigned')
  expect(await own(manager)).toMatchObject([
    { text: 'Check the permit', application_id: id, candidate_uuid, name: 'Noor Haddad', job: { id: job.id } },
  ])
  expect(await own(outsider)).toEqual([])
})

test('only somebody who can see the candidate can be responsible', async () => {
  await expect(add(organization, { text: 'x', assignee_id: outsider.adminId })).rejects.toMatchObject({ status: 422 })
  const todo = await add(organization, { text: 'Mine' })
  await expect(
    organization.call(calls['todos.edit'], { ...at(todo.id), body: { version: 1, assignee_id: outsider.adminId } }),
  ).rejects.toMatchObject({ status: 422 })
})

test('an edit needs the version that was seen', async () => {
  const todo = await add(manager, { text: 'Call' })
  const edit = (version: number, text: string) =>
    organization.call(calls['todos.edit'], { ...at(todo.id), body: { version, text, due_on: dayIn(2) } })
  expect(await edit(1, 'Call twice')).toMatchObject({ text: 'Call twice', due: 'later', version: 2 })
  await expect(edit(1, 'Late')).rejects.toMatchObject({
    status: 409,
    code: 'stale',
    problem: { current: { text: 'Call twice', version: 2 } },
  })
})

test('marking as done and deleting can be undone', async () => {
  const { id: todoId } = await add(organization, { text: 'Undo me' })
  const done = (value: boolean) => manager.call(calls['todos.setDone'], { ...at(todoId), body: { done: value } })
  expect(await done(true)).toMatchObject({ done_by: { name: 'Leila Nasser' } })
  expect(await done(true)).toMatchObject({ done_by: { name: 'Leila Nasser' } })
  expect((await list(organization)).at(-1)).toMatchObject({ id: todoId })
  expect(await done(false)).toMatchObject({ done_at: null, done_by: null })
  await manager.call(calls['todos.delete'], at(todoId))
  expect((await list(organization)).map(one => one.id)).not.toContain(todoId)
  await expect(done(true)).rejects.toMatchObject({ status: 404 })
  expect(await organization.call(calls['todos.restore'], at(todoId))).toMatchObject({ text: 'Undo me' })
  await manager.call(calls['todos.delete'], at(todoId))
  server.clock.advance(2 * HOUR)
  await runScheduled(server, 'todos.remind')
  await expect(organization.call(calls['todos.restore'], at(todoId))).rejects.toMatchObject({ status: 404 })
})

test('is among the next actions of who is responsible, first when its day has come', async () => {
  const { items } = await manager.call(dashboardContract['dashboard.recommendations'], { query: {} })
  expect(items[0]).toMatchObject({
    kind: 'todo',
    text: 'Check the permit',
    due: 'overdue',
    link: `/candidate-details/${candidate_uuid}?application=${id}&tab=team`,
  })
})

test('is handed over when a person is removed, to nobody if the successor cannot see the candidate', async () => {
  const left = await aColleague(server, organization, 'recruiter', { name: 'Rita Weg' })
  const elsewhere = await anApplication(server, organization, other, { name: 'Pia Fern' })
  await server.settled()
  const seen = await add(organization, { text: 'Seen', due_on: dayIn(0), assignee_id: left.adminId })
  const remindedAt = async () => {
    const { rows } = await server.services.db.owner.query('select reminded_at from todos where id = $1', [seen.id])
    return (rows as { reminded_at: Date | null }[])[0]!.reminded_at
  }
  await server.services.db.owner.query('update todos set reminded_at = now() where id = $1', [seen.id])
  const unseen = await organization.call(calls['todos.add'], {
    params: { id: elsewhere.application_id },
    body: { text: 'Unseen', assignee_id: left.adminId },
  })
  const remove = (to?: string) =>
    organization.call(teamContract['team.remove'], { params: { id: left.adminId }, query: { hand_over_to: to } })
  await expect(remove()).rejects.toMatchObject({ status: 409, code: 'handover_needed', problem: { todos: 2 } })
  await remove(manager.adminId)
  expect((await list(organization)).find(one => one.id === seen.id)?.assignee?.id).toBe(manager.adminId)
  // Whoever takes it over has not been reminded of it.
  expect(await remindedAt()).toBeNull()
  const { items } = await organization.call(calls['todos.list'], { params: { id: elsewhere.application_id } })
  expect(items.find(one => one.id === unseen.id)?.assignee).toBeNull()
})

test.each([{ text: '' }, { text: 'x'.repeat(301) }, { text: 'a', due_on: 'soon' }, { text: 'a', assignee_id: 'me' }])(
  'refuses %j',
  async body => {
    await expect(add(organization, body)).rejects.toMatchObject({ status: 422 })
  },
)

test('a candidate outside the scope is 404', async () => {
  await expect(list(outsider)).rejects.toMatchObject({ status: 404 })
  await expect(add(outsider, { text: 'x' })).rejects.toMatchObject({ status: 404 })
})

test('tells who is responsible on its day at 08:00 in their zone, once', async () => {
  const todo = await add(organization, { text: 'On its day', due_on: dayIn(4), assignee_id: manager.adminId })
  await server.settled()
  // Sessions end meanwhile, so this reads what is stored.
  const told = async () => {
    const { rows } = await server.services.db.owner.query(
      `select n.id from notifications n join events e on e.id = n.event_id
       where n.kind = 'todo_due' and n.admin_id = $1 and e.data ->> 'todo_id' = $2`,
      [manager.adminId, todo.id],
    )
    return rows.length
  }
  const eight = Date.parse(`${todo.due_on}T07:00:00Z`)
  server.clock.advance(eight - HOUR - server.clock.now().getTime())
  await runScheduled(server, 'todos.remind')
  await server.settled()
  expect(await told()).toBe(0)
  server.clock.advance(HOUR)
  for (let run = 0; run < 2; run += 1) {
    await runScheduled(server, 'todos.remind')
    await server.settled()
  }
  expect(await told()).toBe(1)
})
