import { expect, test } from 'vitest'
import type { CallInput } from '#platform/contract/client.ts'
import { newId } from '#platform/db/id.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { customFilterText } from '#modules/applications/policy.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { customAiContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const job = await anOpenJob(organization)

const YEARS = {
  name: 'Years with TypeScript',
  question: 'How many years of experience with TypeScript?',
  answer_type: 'number' as const,
  source: 'resume' as const,
}
const ON_CALL = {
  name: 'Runbook',
  question: 'Does the résumé mention "runbook"?',
  answer_type: 'yes_no' as const,
  source: 'resume' as const,
}

type Input = Partial<NonNullable<CallInput<(typeof calls)['customAi.create']>['body']>>
const create = (body: Input, by = organization) => by.call(calls['customAi.create'], { body: { ...ON_CALL, ...body } })
const { name: _name, ...ASKED } = ON_CALL
const answersOf = async (applicationId: string, by = organization) =>
  by.call(calls['customAi.answers'], { params: { applicationId } })
const list = (query: { custom?: string; custom_columns?: string }, by = organization) =>
  by.call(applicationsContract['applications.list'], { query: { job_id: job.id, ...query } })
const run = (id: string, body: { budget_tokens?: number } = {}) =>
  organization.call(calls['customAi.run'], { params: { id }, body: { id: newId(), ...body } })

const { application_id: first } = await anApplication(server, organization, job, { name: 'Noor Haddad' })
await server.settled()

test('answers all applications of its jobs, with quotes, as columns and filters', async () => {
  const years = await create(YEARS)
  const runbook = await create({})
  expect(years).toMatchObject({ rule: { kind: 'years' }, coverage: { applications: 1, answered: 0 }, version: 1 })
  expect((await answersOf(first)).items).toEqual([])
  expect(await run(years.id)).toMatchObject({ state: 'running', total: 1 })
  await run(runbook.id)
  await server.settled()
  const { items } = await answersOf(first)
  expect(items).toMatchObject([
    { name: 'Runbook', value: true, engine: null, outdated: false, quotes: [{ source: 'resume', page: 1 }] },
    { name: 'Years with TypeScript', state: 'ready', outdated: false },
  ])
  const value = items[1]!.value as number
  expect(value).toBeGreaterThan(5)
  expect(items[1]!.quotes.length).toBeGreaterThan(0)
  const custom = customFilterText([
    { field: years.id, kind: 'number', low: 5, high: null },
    { field: runbook.id, kind: 'yes' },
  ])
  expect(await list({ custom, custom_columns: `${years.id},${runbook.id}` })).toMatchObject({
    total: 1,
    items: [
      {
        custom: expect.arrayContaining([
          { field_id: years.id, state: 'ready', value, outdated: false, engine: null },
          { field_id: runbook.id, state: 'ready', value: true, outdated: false, engine: null },
        ]) as unknown,
      },
    ],
  })
  expect((await list({ custom: `${runbook.id}:no` })).total).toBe(0)
  expect((await list({ custom: `${years.id}:number=..2` })).total).toBe(0)
  expect((await list({})).items[0]).not.toHaveProperty('custom')
  const csv = await organization.call(applicationsContract['applications.export'], { query: {} })
  const [head, row] = (await csv.text()).split('\n')
  expect(head).toMatch(/Runbook,Runbook by,Years with TypeScript,Years with TypeScript by$/u)
  expect(row).toMatch(new RegExp(`yes,Built-in rules engine,${value},Built-in rules engine$`, 'u'))
  // A changed question makes the answer outdated, and keeps it.
  const { rule: _rule, coverage: _coverage, jobs: _jobs, updated_at: _at, version: _version, id, ...input } = runbook
  const edited = await organization.call(calls['customAi.save'], {
    params: { id },
    body: { ...input, question: 'Does the résumé mention "pager"?' },
  })
  expect(edited).toMatchObject({ version: 2, revision: 2, coverage: { answered: 0, outdated: 1 } })
  expect((await answersOf(first)).items[0]).toMatchObject({
    value: true,
    outdated: true,
    question: ON_CALL.question,
  })
  expect((await list({ custom: `${id}:outdated` })).total).toBe(1)
  expect((await list({ custom: `${id}:yes|${id}:outdated` })).total).toBe(1)
  await expect(
    organization.call(calls['customAi.save'], { params: { id }, body: { ...input, name: 'Other' } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale_edit', problem: { current: { revision: 2 } } })
  await run(id)
  await server.settled()
  expect((await answersOf(first)).items[0]).toMatchObject({ value: null, outdated: false, quotes: [] })
  expect((await list({ custom: `${id}:none` })).total).toBe(1)
  expect((await list({ custom: `${id}:outdated` })).total).toBe(0)
  await organization.call(calls['customAi.remove'], { params: { id } })
  expect((await list({ custom: `${id}:none` })).total).toBe(0)
  expect((await answersOf(first)).items).toMatchObject([{ name: 'Years with TypeScript' }])
})

test('answers new applications automatically while the field is on', async () => {
  const on = await create({ name: 'Has BSc', question: 'Does the résumé mention "BSc"?' })
  const off = await create({ name: 'Off', question: 'Does the résumé mention "React"?', enabled: false })
  const { application_id } = await anApplication(server, organization, job, { name: 'Ada Sanz' })
  await server.settled()
  const { items } = await answersOf(application_id)
  expect(items.map(({ field_id }) => field_id)).toContain(on.id)
  expect(items.map(({ field_id }) => field_id)).not.toContain(off.id)
  await expect(run(off.id)).rejects.toMatchObject({ status: 409, code: 'turned_off' })
})

test('a try-out stores nothing and shows what was stored', async () => {
  const { items } = await organization.call(calls['customAi.try'], {
    body: { ...ASKED, application_ids: [first] },
  })
  expect(items).toMatchObject([
    { value: true, engine: null, problem: null, stored: { known: false, value: null }, quotes: [{ page: 1 }] },
  ])
  expect((await answersOf(first)).items.map(({ name }) => name)).not.toContain('Runbook')
})

test('refuses questions about protected characteristics with the reason', async () => {
  await expect(create({ question: 'How old is the candidate?' })).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'question', message: expect.stringContaining('age') as string }] },
  })
  await expect(
    organization.call(calls['customAi.try'], {
      body: { ...ASKED, question: 'Is the candidate married?', application_ids: [first] },
    }),
  ).rejects.toMatchObject({ status: 422 })
  expect(
    await organization.call(calls['customAi.check'], { body: { ...ASKED, question: 'Is this person pregnant?' } }),
  ).toMatchObject({ refused: 'family' })
})

test('says before saving what needs a language model', async () => {
  const asked = { ...ASKED, question: 'Would the candidate enjoy working with our customers?' }
  expect(await organization.call(calls['customAi.check'], { body: asked })).toEqual({
    refused: null,
    rule: null,
    answerable: false,
  })
  const { id } = await create({ name: 'Needs a model', question: asked.question })
  await expect(run(id)).rejects.toMatchObject({ status: 409, code: 'needs_model' })
  await organization.call(calls['customAi.remove'], { params: { id } })
})

test('counts fields toward the plan, and returns them when they are deleted', async () => {
  const small = await anOrganization(server)
  await expect(create({}, small)).rejects.toMatchObject({
    status: 402,
    code: 'limit_reached',
    problem: { limit: 0, used: 0, upgrade_url: '/buy_plan' },
  })
  const { used, limit } = await organization.call(calls['customAi.list'], { query: {} })
  const { id } = await create({ name: 'One more' })
  expect(await organization.call(calls['customAi.list'], { query: {} })).toMatchObject({ used: used + 1, limit })
  await organization.call(calls['customAi.remove'], { params: { id } })
  expect(await organization.call(calls['customAi.list'], { query: {} })).toMatchObject({ used })
})

test('is only for those who may, and only for the own organization', async () => {
  const { id } = await create({ name: 'Private' })
  const other = await anOrganization(server)
  await onLargestPlan(server, other)
  await expect(other.call(calls['customAi.remove'], { params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(answersOf(first, other)).rejects.toMatchObject({ status: 404 })
  const manager = await aColleague(server, organization, 'hiring_manager')
  await expect(create({}, manager)).rejects.toMatchObject({ status: 403 })
  await expect(answersOf(first, manager)).rejects.toMatchObject({ status: 404 })
})

test('people agree or disagree with an answer that they see, change their mind, and take it back', async () => {
  const field = await create({ name: 'Rated' })
  await run(field.id)
  await server.settled()
  const answerOf = async (who = organization) => {
    const { items } = await who.call(calls['customAi.answers'], { params: { applicationId: first } })
    return items.find(({ field_id }) => field_id === field.id)!
  }
  const before = await answerOf()
  expect(before.opinions).toEqual([])
  const rate = (agrees: boolean | null, who = organization, answerId = before.id, applicationId = first) =>
    who.call(calls['customAi.rate'], { params: { applicationId, answerId }, body: { agrees } })
  await rate(true)
  await rate(false)
  const colleague = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
  await rate(true, colleague)
  const { opinions, ...after } = await answerOf(colleague)
  expect(opinions).toMatchObject([
    { admin_id: organization.adminId, agrees: false },
    { admin_name: 'Tomas Berg', agrees: true },
  ])
  const { opinions: _, ...unrated } = before
  expect(after).toEqual(unrated)
  await rate(null)
  expect((await answerOf()).opinions).toHaveLength(1)

  const stranger = await anOrganization(server)
  const manager = await aColleague(server, organization, 'hiring_manager')
  for (const who of [stranger, manager]) await expect(rate(true, who)).rejects.toMatchObject({ status: 404 })
  await expect(rate(true, organization, newId())).rejects.toMatchObject({ status: 404 })
  await expect(rate(true, organization, before.id, newId())).rejects.toMatchObject({ status: 404 })
})

test('a run stops at its budget, and can be cancelled', async () => {
  const { id } = await create({ name: 'Cancelled', question: 'Does the résumé mention "React"?' })
  const started = await run(id)
  const cancelled = await organization.call(calls['customAi.cancel'], { params: { id, runId: started.id } })
  expect(['cancelled', 'finished']).toContain(cancelled.state)
  await server.settled()
  const state = await organization.call(calls['customAi.runs'], { params: { id } })
  expect(state).toMatchObject({ run: { id: started.id }, tokens_each: 0 })
  expect(state.missing).toBeLessThanOrEqual(state.all)
})

test('blind review hides the answers everywhere until the scorecard', async () => {
  const blind = await anOrganization(server)
  await onLargestPlan(server, blind)
  const ownJob = await anOpenJob(blind)
  const field = await create({}, blind)
  const { application_id } = await anApplication(server, blind, ownJob)
  await server.settled()
  expect((await answersOf(application_id, blind)).items).toHaveLength(1)
  await blind.call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  expect(await answersOf(application_id, blind)).toEqual({ concealed: true, hidden: 0, items: [] })
  const query = { custom: `${field.id}:yes`, custom_columns: field.id }
  expect((await blind.call(applicationsContract['applications.list'], { query })).total).toBe(0)
  const all = await blind.call(applicationsContract['applications.list'], { query: { custom_columns: field.id } })
  expect(all.items).toMatchObject([{ blind: true, custom: [] }])
  const { items } = await blind.call(calls['customAi.try'], { body: { ...ASKED, application_ids: [application_id] } })
  expect(items).toMatchObject([{ value: null, quotes: [], stored: { known: false } }])
})

test('titles of jobs outside of the reader’s scope are not in the list of fields', async () => {
  const secret = await anOpenJob(organization, { title: 'Secret successor of the director' })
  const field = await create({ name: 'Successor', all_jobs: false, job_ids: [job.id, secret.id] })
  expect(field.jobs).toHaveLength(2)
  for (const role of ['hiring_manager', 'interviewer'] as const) {
    const reader = await aColleague(server, organization, role, { jobs: [job] })
    const { items } = await reader.call(calls['customAi.list'], { query: {} })
    expect(items.find(({ id }) => id === field.id)).toMatchObject({ jobs: [{ id: job.id }] })
    expect(JSON.stringify(items)).not.toContain('Secret')
  }
  await organization.call(calls['customAi.remove'], { params: { id: field.id } })
})
