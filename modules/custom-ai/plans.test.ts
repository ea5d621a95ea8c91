import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedApplications } from '#bench/seed.ts'
import { startTestServer } from '#tests/api.ts'
import { explain } from '#tests/explain.ts'
import { anOpenJob, anOrganization } from '#tests/factories.ts'

// The plans of the list of applications with answers of custom AI as filters and columns, among many answers of other fields.
const ROWS = 8000
const FIELDS = 4
const LARGE = ['applications', 'custom_ai_results', 'custom_ai_answers']
/** One of so many answers is what is looked for. */
const RARE = 400

const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const client = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_app' })
const fieldId = (n: number) => `01930000-0000-7000-8000-00000000000${n}`

beforeAll(async () => {
  await seedApplications(server.databaseUrl, organization.id, job.id, ROWS)
  const platform = new pg.Client({ connectionString: server.databaseUrl, options: '-c role=evenhand_platform' })
  const owner = new pg.Client({ connectionString: server.databaseUrl })
  await Promise.all([platform.connect(), owner.connect(), client.connect()])
  for (let n = 1; n <= FIELDS; n += 1) {
    const type = n % 2 === 1 ? 'text' : 'number'
    const given = [organization.id, fieldId(n)]
    await platform.query(
      `insert into custom_ai_fields (organization_id, id, name, version, revision, question, answer_type, details, source, all_jobs, hidden_in_blind_review, enabled, created_at, updated_at)
        values ($1, $2, 'Field', 1, 1, 'Question?', '${type}', '{}', 'resume', true, false, true, now(), now())`,
      given,
    )
    await platform.query(
      `insert into custom_ai_answers (organization_id, id, application_id, field_id, version, state, value, created_at, finished_at)
        select $1::uuid, md5('answer' || $2::text || a.id)::uuid, a.id, $2::uuid, 1, 'ready', '1', now(), now() from applications a where a.organization_id = $1::uuid`,
      given,
    )
    await platform.query(
      `insert into custom_ai_results (organization_id, field_id, application_id, answer_id, version, state, stated, number, text)
        select $1::uuid, $2::uuid, a.id, md5('answer' || $2::text || a.id)::uuid, 1, 'ready', true,
          ${type === 'number' ? `case when a.n % ${RARE} = 0 then 99 else a.n % 20 end` : 'null'},
          ${type === 'text' ? `case when a.n % ${RARE} = 0 then 'Welding of pipes' else 'Something else ' || a.n end` : 'null'}
        from (select id, row_number() over (order by id) as n from applications where organization_id = $1::uuid) a`,
      given,
    )
  }
  await owner.query('vacuum (analyze)')
  await Promise.all([platform.end(), owner.end()])
  await client.query('set random_page_cost = 1.1')
  await client.query(`select set_config('app.organization_id', $1, false)`, [organization.id])
})
afterAll(() => client.end())

interface Sent {
  readonly text: string
  readonly values?: unknown[]
}

async function queriesOf(query: string): Promise<Sent[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const headers = { authorization: `Bearer ${organization.token}` }
  const response = await fetch(`${server.url}/api/applications?${query}`, { headers })
  const queries = sent.mock.calls.map(([first]) => first as unknown as Partial<Sent> | string)
  sent.mockRestore()
  const { total } = (await response.json()) as { total: number }
  expect(total, query).toBe(query.includes('custom=') ? ROWS / RARE : ROWS)
  return queries.flatMap(one =>
    typeof one === 'object' && one.text?.startsWith('select') && one.text.includes('custom_ai') ? [one as Sent] : [],
  )
}

// A condition on text is no index condition under row-level security: all answers of the field are read, and none of other fields.
test.each([
  ['a number', `custom=${fieldId(2)}:number=50..`, 100],
  ['a text', `custom=${fieldId(1)}:text=welding`, 400],
  ['columns', `custom_columns=${fieldId(1)},${fieldId(2)}&limit=50`, 700],
])('filters and shows %s from indexes', async (_, query, most) => {
  const queries = await queriesOf(query)
  expect(queries.length).toBeGreaterThan(0)
  for (const one of queries) {
    const { buffers, scans } = await explain(client, { text: one.text, values: one.values ?? [] }, LARGE)
    expect.soft(scans, one.text).toEqual([])
    expect.soft(buffers, one.text).toBeLessThanOrEqual(most)
  }
})
