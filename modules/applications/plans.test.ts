import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeCursor } from '#platform/db/pages.ts'
import { startTestServer } from '#tests/api.ts'
import { explain } from '#tests/explain.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'
import { seedApplications } from '#bench/seed.ts'
import { applicationsContract, listQuery } from './contract.ts'
import { peopleOf } from './server/blind-applications.read-model.ts'
import type { ListReader } from './server/application-filter.read-model.ts'
import { applicationPage, totalMatching } from './server/application-list.read-model.ts'
import { wordSearch } from './server/queries/words.ts'
import { allSources, allTags } from './server/queries/search.ts'

// The plans of the list's queries over many applications: from an index, and with few pages of the database.
const ROWS = 12_000
const MOST_BUFFERS = 64
/** Of what is counted by looking up each row. */
const MOST_COUNT_BUFFERS = 8000
const MOST_SEARCH_BUFFERS = 1500
const MOST_RARE_WORDS_BUFFERS = 40
/** Of each candidate whose names are looked up. */
const MOST_NAME_BUFFERS = 15

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const platform = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_platform' })
// As the product reads: row-level security keeps some conditions from the indexes.
const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_app' })
const owner = new pg.Client({ connectionString: server.databaseUrl })

beforeAll(async () => {
  const id = `md5('a' || n)`
  const people = `(array['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b'])[1 + (hashtext(${id}) & 1)]::uuid`
  // The newest came yesterday at noon: a search reads one day after the other, so that the number of pages would depend on the time of day.
  const noon = `date_trunc('day', now(), 'UTC') - interval '12 hours'`
  await seedApplications(server.databaseUrl, organization.id, job.id, ROWS, {
    applied_at: `${noon} - n * interval '1 minute'`,
    source: `'source ' || abs(hashtext(${id})) % 40`,
    owner_id: `case when hashtext(${id}) % 9 = 0 then ${people} end`,
    tags: `case when hashtext(${id}) % 30 = 0 then array['strong'] else '{}' end`,
    requirement_results: `array['ts:' || (array['met', 'partly', 'missing'])[1 + abs(hashtext(${id})) % 3]]`,
    screening_state: `case when hashtext(${id}) % 11 = 0 then 'invited' end`,
    scorecard_score: `case when hashtext(${id}) % 13 = 0 then 50 end`,
  })
  await Promise.all([platform.connect(), client.connect(), owner.connect()])
  await platform.query(
    `insert into application_search (organization_id, application_id, words, blind_words)
     select organization_id, id, setweight(to_tsvector('simple', name_key), 'A') || to_tsvector('simple', 'wrote runbook topic' || abs(hashtext(id::text)) % 1500),
       to_tsvector('simple', 'wrote runbook topic' || abs(hashtext(id::text)) % 1500)
     from applications where organization_id = $1`,
    [organization.id],
  )
  // A table of this size is otherwise cheaper to read as a whole, which says nothing about a large one.
  await client.query('set random_page_cost = 1.1')
  await client.query(`select set_config('app.organization_id', $1, false)`, [organization.id])
  await owner.query('vacuum (full) applications')
  // Otherwise whoever reads an index looks every row up, until the database has done this by itself.
  await owner.query('vacuum (analyze)')
})
afterAll(() => Promise.all([platform.end(), client.end(), owner.end()]))

/** Small tables are read as a whole. */
const LARGE = ['applications', 'application_search', 'candidates']

const explained = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
  explain(client, { text: sql, values: parameters }, LARGE)

const compiled = (
  build: (q: Parameters<typeof applicationPage>[0]) => { compile(): { sql: string; parameters: readonly unknown[] } },
) => server.services.db.forOrganization(organization.id).write(async ({ q }) => build(q).compile())

const reader = (blindReview = false): ListReader => ({
  organizationId: organization.id,
  adminId: organization.adminId,
  sees: 'all',
  blindReview,
})
const page = (query: object, blindReview = false) =>
  compiled(q => applicationPage(q, reader(blindReview), listQuery.parse(query)))

const QUERIES: object[] = [
  {},
  { sort: 'name' },
  { sort: 'score' },
  { sort: 'match' },
  { sort: 'interview' },
  { sort: 'waiting' },
  { archived: 'true' },
  { stage: 'review' },
  { outcome: 'rejected' },
  { outcome: 'hired' },
  { job_id: job.id },
  { source: 'source 7' },
  { source: 'unknown' },
  { owner: 'none' },
  { owner: '01900000-0000-7000-8000-00000000000a' },
  { owner: 'me' },
  { screening: 'invited' },
  { screening: 'not_invited' },
  { screening: 'completed' },
  { knockout: 'true' },
  { knockout: 'false' },
  { tag: 'strong' },
  { tag: 'unknown' },
  { job_id: job.id, requirement: 'ts:met' },
  { min_match: 95, sort: 'match' },
  { min_match: 95 },
  { from: '2000-01-01', to: '2000-01-02' },
  { from: '2000-01-01', to: '2100-01-01' },
  { from: '2000-01-01', to: '2100-01-01', sort: 'name' },
  { from: '2000-01-01', to: '2100-01-01', sort: 'score' },
  { from: '2000-01-01', sort: 'name' },
  { to: '2100-01-01', sort: 'waiting' },
  { stage: 'review', owner: 'none', min_match: 50 },
]

test.each(QUERIES)('reads one page of %j from an index', async query => {
  const { buffers, scans: read } = await explained(await page({ ...query, limit: 25 }))
  expect(read).toEqual([])
  expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS)
})

test.each(['topic77', 'runbook', 'person 11999', 'person 2', '"wrote runbook"', 'nobody', 'runbook -topic77'])(
  'searches for %j with few pages of the database',
  async search => {
    for (const blindReview of [false, true]) {
      const found = await explained(await page({ search, limit: 25 }, blindReview))
      expect(found.scans).toEqual([])
      expect(found.buffers).toBeLessThanOrEqual(MOST_SEARCH_BUFFERS)
    }
  },
)

test('looks up all names of the people of a page, without reading any table as a whole', async () => {
  const { rows } = await owner.query<{ id: string }>('select id from applications order by id limit 50')
  const ids = rows.map(({ id }) => id)
  const people = await compiled(q => peopleOf(q, organization.id, ids))
  const { buffers, scans: read } = await explained(people)
  expect(read).toEqual([])
  expect(buffers).toBeLessThanOrEqual(ids.length * MOST_NAME_BUFFERS)
})

/** Nearly all applications have the word, few what is filtered by. */
const FREQUENT = [
  { search: 'runbook', source: 'source 7' },
  { search: 'perso', source: 'source 7' },
  { search: 'runbook', tag: 'strong', requirement: 'ts:met', source: 'source 7' },
]
test.each(FREQUENT)('searches for a frequent word with a rare filter without looking up all of it: %j', async query => {
  const { sort: _sort, limit: _limit, cursor: _cursor, ...filter } = listQuery.parse(query)
  const found = await explained(await page(query))
  const counted = await explained(await compiled(q => totalMatching(q, reader(), filter)))
  expect([found.scans, counted.scans]).toEqual([[], []])
  expect(found.buffers).toBeLessThanOrEqual(MOST_SEARCH_BUFFERS)
  expect(counted.buffers).toBeLessThanOrEqual(MOST_SEARCH_BUFFERS)
})

test.each([
  { search: 'runbook' },
  { search: 'topic77' },
  { search: 'perso' },
  { search: 'person 110', tag: 'strong' },
  { search: 'topic77', source: 'source 7' },
  ...FREQUENT,
])('however many steps it takes, a search finds the newest applications that match: %j', async query => {
  const { search, source, tag, requirement } = query as Record<string, string | undefined>
  const { rows: expected } = await platform.query<{ id: string }>(
    `select a.id from applications a join application_search w on w.organization_id = a.organization_id and w.application_id = a.id
     where a.organization_id = $1 and ($3::text is null or a.source = $3) and ($4::text is null or a.tags @> array[$4::text])
       and ($5::text is null or a.requirement_results @> array[$5::text])
       and (w.words @@ websearch_to_tsquery('simple', $2) or w.words @@ to_tsquery('simple', replace($2, ' ', ':A & ') || ':*A'))
     order by a.applied_at desc, a.id desc limit 26`,
    [organization.id, search, source, tag, requirement],
  )
  const { sql: text, parameters } = await page({ ...query, limit: 25 })
  const { rows } = await client.query<{ id: string }>(text, parameters as unknown[])
  expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

test.each([
  { stage: 'review', source: 'source 7' },
  { tag: 'strong', requirement: 'ts:met' },
  { tag: 'strong', requirement: 'ts:met', sort: 'match' },
  { requirement: 'ts:met', sort: 'score' },
  { owner: '01900000-0000-7000-8000-00000000000a', screening: 'invited', tag: 'strong' },
])('combines the filters of %j without reading a large table as a whole', async query => {
  const { buffers, scans: read } = await explained(await page(query))
  expect(read).toEqual([])
  expect(buffers).toBeLessThanOrEqual(2 * MOST_SEARCH_BUFFERS)
})

test('later pages of a label begin where the last one ended', async () => {
  const cursor = encodeCursor([new Date(Date.now() - (ROWS - 2000) * 60_000).toISOString(), organization.id])
  const { buffers } = await explained(await page({ tag: 'strong', cursor, limit: 25 }))
  expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS)
})

test.each([
  ['score', -1],
  ['match', 40],
  ['interview', -1],
  ['name', 'person 6'],
  ['waiting', new Date(Date.now() - 2000 * 60_000).toISOString()],
  ['newest', new Date(Date.now() - (ROWS - 2000) * 60_000).toISOString()],
])('later pages by %s begin where the last one ended', async (sort, last) => {
  const cursor = encodeCursor([last, '80000000-0000-7000-8000-000000000000'])
  const { buffers } = await explained(await page({ sort, cursor, limit: 25 }))
  expect(buffers).toBeLessThanOrEqual(MOST_BUFFERS)
})

test('counts without reading a large table as a whole', async () => {
  for (const query of [
    { source: 'source 7' },
    { tag: 'strong' },
    { search: 'topic77' },
    { search: 'runbook' },
    { min_match: 100 },
  ]) {
    const { sort: _sort, limit: _limit, cursor: _cursor, ...filter } = listQuery.parse(query)
    const counted = await explained(await compiled(q => totalMatching(q, reader(), filter)))
    expect(counted.scans, JSON.stringify(query)).toEqual([])
    expect(counted.buffers, JSON.stringify(query)).toBeLessThanOrEqual(MOST_COUNT_BUFFERS)
  }
})

test('makes as many queries for a long page as for a short one', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const queries = async (limit: number) => {
    query.mockClear()
    await organization.call(applicationsContract['applications.list'], { query: { limit } })
    const sent = query.mock.calls.map(([first]) => (first as { text?: string } | undefined)?.text ?? '')
    return sent.filter(text => /"(?:applications|candidates|organization_settings)"/u.test(text)).length
  }
  await queries(5)
  const short = await queries(5)
  expect(short).toBeGreaterThan(0)
  expect(await queries(100)).toBe(short)
  query.mockRestore()
})

test('reads the values of filters once each', async () => {
  for (const build of [allSources, allTags]) {
    const values = await explained(await compiled(q => build(q, organization.id, 50)))
    expect(values.scans).toEqual([])
    expect(values.buffers).toBeLessThanOrEqual(600)
  }
})

test('searches for two words that no application has together without reading the list of all applications', async () => {
  // An organization with so many that this list is long. It only has what searches read, without
  // names: to list the beginnings of each takes long.
  const crowded = '01900000-0000-7000-8000-0000000000cc'
  await owner.query(
    `alter table application_search disable trigger user, alter names drop not null,
       drop constraint application_search_organization_id_application_id_fkey`,
  )
  await platform.query(
    `insert into application_search (organization_id, application_id, applied_at, names, words, blind_words)
     select $1, md5('s' || n)::uuid, now() - n * interval '1 minute', null, v, ''
     from generate_series(1, 150000) n, lateral (select to_tsvector('simple',
       case when n % 100 = 0 then 'rust' when n % 100 = 50 then 'cobol' else '' end) as v) words`,
    [crowded],
  )
  await owner.query('vacuum (analyze) application_search')
  await client.query(`select set_config('app.organization_id', $1, false)`, [crowded])
  const { newest, some } = wordSearch('rust cobol', false)
  for (const found of [newest(null, null, 1000), some(1000)]) {
    const { buffers } = await explained(await compiled(q => q.selectFrom(sql`${found}`.as('f')).selectAll()))
    expect(buffers).toBeLessThanOrEqual(MOST_RARE_WORDS_BUFFERS)
  }
})
