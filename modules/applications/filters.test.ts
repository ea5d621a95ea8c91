import { describe, expect, test } from 'vitest'
import { organizationsContract } from '#modules/organizations/contract.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { aColleague, anApplication, anOpenJob, onLargestPlan } from '#tests/factories.ts'
import { startApplications } from './applications.fixture.ts'
import { applicationsContract as calls } from './contract.ts'

const { server, organization, job, call, submit } = await startApplications()
await onLargestPlan(server, organization)
type Query = NonNullable<CallInput<(typeof calls)['applications.list']>['query']>

const write = async (id: string, row: object) =>
  server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('applications').set(row).where('id', '=', id).execute())

const ids: Record<string, string> = {}
for (const name of ['ada', 'bo', 'cem', 'dee']) ids[name] = (await submit(`${name}@filters.example`)).application_id
await server.settled()
await write(ids['ada']!, {
  owner_id: organization.adminId,
  source: 'referral',
  tags: ['strong'],
  screening_state: 'opened',
  match_score: 90,
  requirement_results: ['ts:met', 'sql:partly'],
})
await write(ids['bo']!, {
  knockout: true,
  match_score: 40,
  screening_state: 'completed',
  requirement_results: ['ts:missing'],
  applied_at: new Date('2024-03-05T10:00:00Z'),
})
await write(ids['cem']!, { match_score: 60, outcome: 'rejected', requirement_results: [] })
await write(ids['dee']!, { match_score: null, requirement_results: [], scorecard_score: 75 })

const found = async (query: Query, ask = call) => {
  const { items } = await ask(calls['applications.list'], { query })
  return items.flatMap(({ id }) => Object.keys(ids).filter(name => ids[name] === id)).toSorted()
}

const FILTERS: [Query, string[]][] = [
  [{ owner: 'me' }, ['ada']],
  [{ owner: 'none' }, ['bo', 'cem', 'dee']],
  [{ source: 'referral' }, ['ada']],
  [{ tag: 'strong' }, ['ada']],
  [{ knockout: 'true' }, ['bo']],
  [{ knockout: 'false' }, ['ada', 'cem', 'dee']],
  [{ outcome: 'rejected' }, ['cem']],
  [{ screening: 'invited' }, ['ada']],
  [{ screening: 'not_invited' }, ['cem', 'dee']],
  [{ screening: 'completed' }, ['bo']],
  [{ min_match: '50' }, ['ada', 'cem']],
  [{ min_match: '50', max_match: '70' }, ['cem']],
  [{ max_match: '70' }, ['bo', 'cem']],
  [{ job_id: job.id, requirement: 'ts:met' }, ['ada']],
  [{ job_id: job.id, requirement: 'sql:partly' }, ['ada']],
  [{ job_id: job.id, requirement: 'ts:missing' }, ['bo']],
  [{ from: '2024-03-05', to: '2024-03-05' }, ['bo']],
  [{ to: '2024-03-04' }, []],
  [{ tag: 'strong', owner: 'me', screening: 'invited', min_match: '80', source: 'referral' }, ['ada']],
]

test.each(FILTERS)('filters by %j', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test.each([
  { screening: 'lost' },
  { requirement: 'ts' },
  { requirement: 'ts:good' },
  { owner: 'you' },
  { min_match: '101' },
])('refuses the filter %j', async query => {
  await expect(call(calls['applications.list'], { query: query as Query })).rejects.toMatchObject({ status: 422 })
})

test('sorts by match and by interview, each without a value last', async () => {
  await write(ids['bo']!, { interview_score: 30, interview_engine: null })
  const order = async (sort: Query['sort']) =>
    (await call(calls['applications.list'], { query: { sort } })).items.map(({ id }) =>
      Object.keys(ids).find(name => ids[name] === id)!,
    )
  expect(await order('match')).toEqual(['ada', 'cem', 'bo', 'dee'])
  expect((await order('interview')).slice(0, 2)).toEqual(['dee', 'bo'])
})

test('a score of a model that is not validated sorts nothing', async () => {
  await write(ids['cem']!, { interview_score: 99, interview_engine: 'openai/gpt@1' })
  const { items } = await call(calls['applications.list'], { query: { sort: 'interview' } })
  expect(items.slice(0, 2).map(({ id }) => id)).not.toContain(ids['cem'])
})

test('offers the sources and tags that exist', async () => {
  expect(await call(calls['applications.filters'], {})).toEqual({
    sources: ['careers_page', 'referral'],
    tags: ['strong'],
    custom_fields: [],
  })
})

test('offers a colleague only what the applications that they may see have', async () => {
  const other = await anOpenJob(organization, { title: 'Technical Writer' })
  const { application_id } = await anApplication(server, organization, other)
  await write(application_id, { source: 'event', tags: ['writes well'] })
  const offered = async (role: 'hiring_manager' | 'interviewer', jobs: { id: string }[]) =>
    (await aColleague(server, organization, role, { jobs })).call(calls['applications.filters'], {})
  expect(await offered('hiring_manager', [other])).toMatchObject({ sources: ['event'], tags: ['writes well'] })
  for (const role of ['hiring_manager', 'interviewer'] as const)
    expect(await offered(role, [])).toMatchObject({ sources: [], tags: [] })
  await write(application_id, { source: 'careers_page', tags: [] })
})

test('a colleague finds only applications of their hiring team', async () => {
  const other = await anOpenJob(organization, { title: 'Product Designer' })
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [other] })
  expect(await found({}, manager.call)).toEqual([])
  expect(await found({ search: 'ada@filters.example' }, manager.call)).toEqual([])
})

describe('the search', async () => {
  const plain = await anOpenJob(organization)

  test('finds names, addresses, jobs, and words of answers and résumés', async () => {
    const { application_id: id } = await anApplication(server, organization, plain, {
      name: 'Zoë Dvořák',
      email: 'zoe.d@search.example',
    })
    await server.settled()
    const hits = async (search: string) =>
      (await call(calls['applications.list'], { query: { search } })).items.some(one => one.id === id)
    for (const search of [
      'dvorak',
      'Dvořák zoë',
      'dvo',
      'zoe.d@search.example',
      'search.example',
      'backend',
      'runbook',
    ])
      expect(await hits(search), search).toBe(true)
    for (const search of ['zoe haddad', 'runb', 'dvorak -runbook', '"runbook wrote"', '%', "' & | !", 'zq:*B <->'])
      expect(await hits(search), search).toBe(false)
    expect(await hits('"wrote the runbook"')).toBe(true)
  })

  test('in blind review finds words of the résumé, but no name, address or place, not even by exclusion', async () => {
    const sent = await anApplication(server, organization, plain, {
      name: 'Quill Feather',
      email: 'quill.f@blind.example',
    })
    await server.settled()
    const blindly = (on: boolean) =>
      call(organizationsContract['organizations.editSettings'], { body: { blind_review: on } })
    const total = async (search: string) =>
      (await call(calls['applications.list'], { query: { search } })).items.filter(
        ({ id }) => id === sent.application_id,
      ).length
    await blindly(true)
    for (const search of ['quill', 'Feather', 'quill.f@blind.example', 'blind.example', '961'])
      expect(await total(search), search).toBe(0)
    // Excluding a name must keep the candidate: leaving them out would tell it.
    expect(await total('runbook -feather')).toBe(1)
    expect(await total('runbook')).toBe(1)
    const named = await call(calls['applications.list'], { query: { sort: 'name' } })
    expect(named.sort).toBe('newest')
    expect(await found({ min_match: '1' })).toEqual([])
    expect(await found({ job_id: job.id, requirement: 'ts:met' })).toEqual([])
    await blindly(false)
    expect(await total('feather')).toBe(1)
  })
})
