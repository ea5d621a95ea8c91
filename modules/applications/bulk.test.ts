import { beforeAll, describe, expect, test } from 'vitest'
import { DAY, later } from '#platform/clock/clock.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { messagesContract } from '#modules/messages/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { seedApplications } from '#bench/seed.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)
const otherJob = await anOpenJob(organization, { title: 'Product Designer' })
const interviewer = await aColleague(server, organization, 'interviewer', { jobs: [job] })
const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [otherJob] })
const { call } = organization

type Action = NonNullable<CallInput<(typeof calls)['bulk.start']>['body']>['action']
type Selection = BodyOf<(typeof calls)['bulk.start']>['selection']

const apply = (name: string) => anApplication(server, organization, job, { name })
const start = (action: Action, selection: Selection, id: string = crypto.randomUUID(), ask = call) =>
  ask(calls['bulk.start'], { body: { id, action, selection } })
const undo = (id: string) => call(calls['bulk.undo'], { params: { id } })
const read = async (candidate_uuid: string) =>
  (await call(calls['candidates.read'], { params: { candidate_uuid } })).applications[0]!

let ada: Awaited<ReturnType<typeof apply>>
let bo: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  ada = await apply('Ada Stone')
  bo = await apply('Bo Reed')
  await server.settled()
})
const both = () => ({ ids: [ada.application_id, bo.application_id] })

test('moves, and undoes the move with the time in stage, naming what has changed since', async () => {
  const before = await read(ada.candidate_uuid)
  const run = await start({ kind: 'move', stage: 'review' }, both())
  expect(run).toMatchObject({ state: 'finished', total: 2, done: 2, problem_count: 0 })
  expect(await read(ada.candidate_uuid)).toMatchObject({ stage: 'review' })
  await call(calls['applications.status'], { params: { id: bo.application_id }, body: { stage: 'interview' } })
  const undone = await undo(run.id)
  expect(undone).toMatchObject({
    state: 'undone',
    undone: 1,
    problems: [{ application_id: bo.application_id, name: 'Bo Reed', problem: 'changed_since' }],
  })
  expect(await read(ada.candidate_uuid)).toMatchObject({ stage: 'applied', stage_since: before.stage_since })
  expect(await read(bo.candidate_uuid)).toMatchObject({ stage: 'interview' })
  expect(await undo(run.id)).toEqual(undone)
  await call(calls['applications.status'], { params: { id: bo.application_id }, body: { stage: 'screening' } })
})

test('the same ID twice is one run, and names what was left out', async () => {
  const id = crypto.randomUUID()
  const first = await start({ kind: 'move', stage: 'screening' }, both(), id)
  expect(first).toMatchObject({
    done: 1,
    problems: [{ application_id: bo.application_id, problem: 'already_there' }],
  })
  expect(await start({ kind: 'move', stage: 'offer' }, both(), id)).toEqual(first)
  expect(await read(ada.candidate_uuid)).toMatchObject({ stage: 'screening' })
  await undo(id)
})

test('tags, assigns, and brings back tags and owners', async () => {
  const tagged = await start({ kind: 'tag', add: ['strong'] }, both())
  const assigned = await start({ kind: 'assign', owner_id: organization.adminId }, both())
  expect(await read(ada.candidate_uuid)).toMatchObject({ tags: ['strong'], owner_id: organization.adminId })
  await undo(tagged.id)
  await undo(assigned.id)
  expect(await read(ada.candidate_uuid)).toMatchObject({ tags: [], owner_id: null })
  await expect(start({ kind: 'tag' }, both())).rejects.toMatchObject({ status: 422 })
  await expect(start({ kind: 'assign', owner_id: crypto.randomUUID() }, both())).rejects.toMatchObject({ status: 422 })
})

test('an application with as many tags as it can have is reported, not silently left as it was', async () => {
  const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
  const params = { id: ada.application_id }
  await organization.call(calls['applications.edit'], { params, body: { tags } })
  const run = await start({ kind: 'tag', add: ['one more'] }, both())
  expect(run).toMatchObject({
    done: 1,
    problems: [{ problem: 'other', detail: 'An application has at most 20 tags.' }],
  })
  expect((await read(ada.candidate_uuid)).tags).toEqual(tags)
  await undo(run.id)
  await organization.call(calls['applications.edit'], { params, body: { tags: [] } })
})

const mailOf = async (candidate_uuid: string, key: string) =>
  (await read(candidate_uuid)).mails.find(({ template_key }) => template_key === key)

test('invites with a delay; undoing cancels the e-mail and the invitation', async () => {
  const run = await start({ kind: 'invite' }, both())
  expect(run).toMatchObject({ done: 2 })
  await server.settled()
  expect(await mailOf(ada.candidate_uuid, 'interview_invited')).toMatchObject({ state: 'held' })
  expect(await start({ kind: 'invite' }, both())).toMatchObject({
    done: 0,
    problems: [{ problem: 'already_invited' }, { problem: 'already_invited' }],
  })
  expect(await undo(run.id)).toMatchObject({ undone: 2, problem_count: 0 })
  await server.settled()
  expect(await mailOf(ada.candidate_uuid, 'interview_invited')).toMatchObject({ state: 'cancelled' })
  expect(await read(ada.candidate_uuid)).toMatchObject({ stage: 'applied', screening: { state: 'cancelled' } })
  // The candidate can be invited again.
  await call(screeningsContract['screenings.invite'], { params: { id: ada.application_id }, body: {} })
})

test('writes a message to each, and does not undo what was sent', async () => {
  const email = {
    subject: 'News, {{ candidate.first_name }}',
    body: 'Hello {{ candidate.first_name }}, we need another week.',
  }
  await call(messagesContract['messages.send'], {
    params: { id: ada.application_id },
    body: {
      id: crypto.randomUUID(),
      ...email,
      subject: 'Monday',
      send_at: later(server.clock.now(), DAY).toISOString(),
    },
  })
  const cancelled = await start({ kind: 'message', email }, both())
  await undo(cancelled.id)
  const messages = (await read(ada.candidate_uuid)).mails.filter(({ template_key }) => template_key === 'message')
  // A message that somebody scheduled is not part of the action.
  expect(Object.fromEntries(messages.map(({ subject, state }) => [subject, state]))).toEqual({
    'News, Ada': 'cancelled',
    Monday: 'held',
  })
  const sent = await start({ kind: 'message', email }, { ids: [bo.application_id] })
  await server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'mail:%'`,
  )
  expect((await server.mailsTo(bo.email))[0]).toMatchObject({ subject: 'News, Bo' })
  expect(await undo(sent.id)).toMatchObject({ undone: 0, problems: [{ name: 'Bo Reed', problem: 'email_sent' }] })
  await expect(start({ kind: 'message', email: { subject: 'x', body: '{{ secret }}' } }, both())).rejects.toMatchObject(
    { status: 422 },
  )
})

test('rejects with a delayed e-mail, and undoing makes the applications active again', async () => {
  const run = await start({ kind: 'reject', reason: 'neither', note: 'Filled' }, both())
  expect(await read(bo.candidate_uuid)).toMatchObject({ outcome: 'rejected', outcome_reason: 'neither' })
  expect(await start({ kind: 'reject', reason: 'neither' }, both())).toMatchObject({
    done: 0,
    problems: [{ problem: 'closed' }, { problem: 'closed' }],
  })
  expect(await undo(run.id)).toMatchObject({ undone: 2 })
  expect(await read(bo.candidate_uuid)).toMatchObject({ outcome: 'active', outcome_reason: null })
  expect(await mailOf(bo.candidate_uuid, 'rejected')).toMatchObject({ state: 'cancelled' })
})

test('previews who is left out and the e-mail for a real candidate', async () => {
  const preview = await call(calls['bulk.preview'], { body: { action: { kind: 'invite' }, selection: both() } })
  expect(preview).toMatchObject({
    selected: 2,
    eligible: 1,
    more: false,
    exclusions: [{ problem: 'already_invited', count: 1, candidates: [{ name: 'Ada Stone' }] }],
    email: { application_id: bo.application_id, shown: { to: bo.email } },
  })
  expect(
    await call(calls['bulk.preview'], { body: { action: { kind: 'tag', add: ['x'] }, selection: both() } }),
  ).toMatchObject({ email: null, eligible: 2 })
})

describe('who may do what', () => {
  test('interviewers cannot, and others see only what their hiring team allows', async () => {
    await expect(start({ kind: 'tag', add: ['x'] }, both(), undefined, interviewer.call)).rejects.toMatchObject({
      status: 403,
    })
    await expect(start({ kind: 'tag', add: ['x'] }, both(), undefined, manager.call)).rejects.toMatchObject({
      status: 404,
    })
    expect(await start({ kind: 'tag', add: ['x'] }, { filter: {} }, undefined, manager.call)).toMatchObject({
      total: 0,
    })
  })
  test('a run is undone by its starter alone, and its report names whom the reader can see', async () => {
    const { id } = await start({ kind: 'tag', add: ['mine'] }, both())
    await expect(manager.call(calls['bulk.undo'], { params: { id } })).rejects.toMatchObject({ status: 404 })
    const moved = await start({ kind: 'assign', owner_id: null }, both())
    expect(moved.problems.length).toBeGreaterThan(0)
    expect((await manager.call(calls['bulk.read'], { params: { id: moved.id } })).problems).toEqual([])
    const other = await anOrganization(server)
    await expect(other.call(calls['bulk.read'], { params: { id } })).rejects.toMatchObject({ status: 404 })
    await server.services.db.forOrganization(organization.id).write(tx =>
      tx.q
        .updateTable('bulk_runs')
        .set({ created_at: later(server.clock.now(), -2 * DAY) })
        .where('id', '=', id)
        .execute(),
    )
    await expect(undo(id)).rejects.toMatchObject({ status: 409, code: 'too_late' })
  })
  test('blind review names nobody', async () => {
    const blindly = (on: boolean) =>
      call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
    await blindly(true)
    const preview = await call(calls['bulk.preview'], { body: { action: { kind: 'invite' }, selection: both() } })
    const run = await start({ kind: 'invite' }, { ids: [ada.application_id] })
    expect(JSON.stringify([preview, run])).not.toMatch(/Ada|Stone|Bo Reed|@example/u)
    expect(run.problems[0]!.name).toMatch(/^Candidate \d+$/u)
    await blindly(false)
  })
})

test('moves 500 at once and undoes it', async () => {
  const many = await anOrganization(server)
  const manyJob = await anOpenJob(many)
  await seedApplications(server.databaseUrl, many.id, manyJob.id, 600)
  const filter = { job_id: manyJob.id, stage: 'applied' as const }
  const total = async (stage: 'applied' | 'interview') =>
    (await many.call(calls['applications.list'], { query: { job_id: manyJob.id, stage } })).total
  const before = [await total('applied'), await total('interview')]
  const id = crypto.randomUUID()
  const body = { id, action: { kind: 'move' as const, stage: 'interview' as const }, selection: { filter } }
  const all = { filter: { job_id: manyJob.id, outcome: 'active' as const } }
  expect(await many.call(calls['bulk.preview'], { body: { action: body.action, selection: all } })).toMatchObject({
    selected: 500,
    more: true,
  })
  await expect(many.call(calls['bulk.start'], { body: { ...body, selection: all } })).rejects.toMatchObject({
    status: 409,
    code: 'too_many',
  })
  const ids = []
  let cursor: string | undefined
  do {
    const page = await many.call(calls['applications.list'], { query: { outcome: 'active', limit: 100, cursor } })
    ids.push(...page.items.map(item => item.id))
    cursor = page.next_cursor ?? undefined
  } while (cursor && ids.length < 500)
  const started = await many.call(calls['bulk.start'], { body: { ...body, selection: { ids } } })
  expect(started).toMatchObject({ state: 'running', total: 500 })
  await expect(many.call(calls['bulk.undo'], { params: { id } })).rejects.toMatchObject({ status: 409 })
  await server.settled()
  const run = await many.call(calls['bulk.read'], { params: { id } })
  expect(run).toMatchObject({ state: 'finished', total: 500, processed: 500 })
  expect(run.done).toBeGreaterThan(350)
  expect(run.problems.every(({ problem }) => problem === 'already_there')).toBe(true)
  expect(await total('applied')).toBeLessThan(before[0]!)
  await many.call(calls['bulk.undo'], { params: { id } })
  await server.settled()
  expect(await many.call(calls['bulk.read'], { params: { id } })).toMatchObject({
    state: 'undone',
    undone: run.done,
    processed: 500,
  })
  expect([await total('applied'), await total('interview')]).toEqual(before)
})
